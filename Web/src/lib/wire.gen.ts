// Made by `make wire` from the declarations in Kit/Wire: change those, not this file.
// Keys are what is promised; a message may carry more. Times are epoch ms.

export type AnswerReason =
  | "exact"
  | "alias"
  | "spelling"
  | "near"
  | "other_place"
  | "too_broad"
  | "generic"
  | "multiple"
  | "empty"
  | "reject";

export type AnswerVerdict = "exact" | "alias" | "spelling" | "other_place" | "wrong";

export type AwardId =
  | "near_miss"
  | "alone_right"
  | "quick_brake"
  | "comeback"
  | "photo_finish"
  | "ten"
  | "postman"
  | "quiz"
  | "patient"
  | "steady"
  | "long_way"
  | "brave"
  | "crew"
  | "cheer";

export type BrakeRejection =
  | "already_paused"
  | "too_late"
  | "rate_limited"
  | "invalid_phase"
  | "not_allowed";

export type Capability = "seq" | "patch" | "timers" | "clock" | "events";

export type EffectId =
  | "podium_third"
  | "podium_second"
  | "podium_first"
  | "full_standings"
  | "confetti"
  | "flash"
  | "spotlight";

export type EffectIntensity = "low" | "med" | "high";

export type ErrorCode =
  | "INVALID_SESSION"
  | "UNAUTHORIZED"
  | "RATE_LIMITED"
  | "INVALID_PHASE"
  | "VALIDATION_ERROR"
  | "INTERNAL_ERROR"
  | "INVALID_CONTENT_PACK"
  | "INVALID_OPERATION";

export type ExtraTime = 1 | 1.5 | 2;

export type Figure =
  | "fox"
  | "owl"
  | "bear"
  | "cat"
  | "dog"
  | "moose"
  | "hedgehog"
  | "frog"
  | "penguin"
  | "rabbit"
  | "badger"
  | "turtle"
  | "puffin"
  | "octopus"
  | "dragon"
  | "squirrel";

export type FinaleStage =
  | "route"
  | "award"
  | "podium"
  | "third"
  | "second"
  | "winner"
  | "standings";

export type GameEndReason = "host_ended" | "all_completed";

export type GenerateState = "generating" | "completed" | "failed";

export type GeneratedState = "waiting" | "working" | "completed" | "failed" | "cancelled";

export type JudgedAnswer = "destination" | "followup";

export type LabelKind = "country" | "city";

export type Language = "sv" | "en" | "nb";

export type MusicMode = "loop" | "once";

export type NameFilter = "off" | "on";

export type NoBrake = "locked" | "out" | "spent" | "late" | "choices_later";

export type PatchVerb = "add" | "replace" | "remove";

export type PhaseName =
  | "LOBBY"
  | "PREPARING_ROUND"
  | "ROUND_INTRO"
  | "CLUE_LEVEL"
  | "PAUSED_FOR_BRAKE"
  | "REVEAL_DESTINATION"
  | "FOLLOWUP_QUESTION"
  | "SCOREBOARD"
  | "FINAL_RESULTS"
  | "ROUND_END";

export type PlaceKind = "library" | "country" | "facts" | "none";

export type PlanGenerator = "ai-content" | "manual-import" | "hybrid";

export type PlanMode = "ai" | "manual" | "hybrid";

export type PlanSource = "ai" | "manual";

export type PlayMode = "room" | "remote";

export type PlayerLeftReason = "disconnect" | "kicked" | "timeout";

export type ReactionEmoji = "👏" | "😂" | "😮" | "🔥" | "❤️" | "🎉" | "🤔" | "😭";

export type Region = "Europe" | "Asia" | "Africa" | "Americas" | "Oceania" | "Nordic";

export type ReleaseReason = "let_go" | "silent" | "timeout" | "left" | "host";

export type RevealStage = "flight" | "verdicts" | "results";

export type Role = "host" | "player" | "tv";

export type RoleName = "HOST" | "PLAYER" | "TV";

export type RulesRide = "once" | "off";

export type ScreenState = "waiting" | "paired";

export type SfxId =
  | "sfx_brake"
  | "sfx_lock"
  | "sfx_reveal"
  | "sfx_sting_build"
  | "sfx_drumroll"
  | "sfx_winner_fanfare";

export type ShowPace = "calm" | "normal" | "quick";

export type SpeakerChoice = "auto" | "server" | "tv";

export type TVAudio = "running" | "blocked";

export type TrackId = "music_travel" | "music_travel_loop" | "music_followup_loop";

export type VoiceProblem =
  | "missing"
  | "wrong_key"
  | "quota"
  | "busy"
  | "timeout"
  | "garbage"
  | "unreachable"
  | "refused"
  | "storage"
  | "budget";

export type VoiceState = "off" | "ready" | "failing";

export interface ActiveVoiceClip {
  clipId: string;
  url: string;
  startAtServerMs: number;
  durationMs: number;
  text: string;
}

export interface AnswerCountUpdate {
  answeredCount: number;
  totalPlayers: number;
}

export interface AudioPlay {
  clipId: string;
  url: string;
  durationMs: number;
  startAtServerMs: number;
  text: string;
  showText: boolean;
  volume: number;
  phraseId?: string;
  speak?: SpeakOrder;
}

export interface AudioStateView {
  currentTrackId: TrackId | null;
  isPlaying: boolean;
  gainDb: number;
  activeVoiceClip: ActiveVoiceClip | null;
  ttsManifest?: SpeechClip[];
}

export interface AudioStop {
  clipId: string;
  fadeOutMs: number;
}

export interface AwardView {
  id: AwardId;
  playerIds: string[];
  names: string[];
  value?: number;
  place?: string;
}

export interface BestAnswer {
  playerId: string;
  playerName: string;
  pointsAwarded: number;
}

export interface BrakeAccepted {
  playerId: string;
  playerName: string;
  clueLevelPoints: number;
  answerTimeoutMs: number;
  brakeOwnerPlayerId: string;
  levelPoints: number;
  lockedPlayersCount: number;
  silenceMs?: number;
  carriageId?: string;
}

export interface BrakeAnswerLocked {
  playerId: string;
  lockedAtLevelPoints: number;
  remainingClues: boolean;
  answerText?: string;
}

export interface BrakeAnswerSubmitCommand {
  answerText: string;
}

export interface BrakeOrder {
  clueLevelPoints: number;
  winnerPlayerId: string;
  tie: boolean;
  order: BrakeOrderRow[];
}

export interface BrakeOrderRow {
  playerId: string;
  marginMs: number;
  rttJump?: boolean;
}

export interface BrakePending {
  clueLevelPoints: number;
  holdMs: number;
}

export interface BrakePullCommand {
  pressMonoMs?: number;
  renderedMonoMs?: number;
}

export interface BrakeRejected {
  playerId: string;
  reason: BrakeRejection;
  winnerPlayerId?: string;
}

export type BrakeReleaseCommand = Record<string, never>;

export interface BrakeReleased {
  playerId: string;
  clueLevelPoints: number;
  reason: ReleaseReason;
  timerEnd: number;
}

export interface BrakeView {
  playerId: string;
  carriageId?: string;
  typing: boolean;
  silentUntilMs: number | null;
}

export interface CarriageView {
  carriageId: string;
  number: number;
  tone: number;
  members: string[];
  score: number;
  rank: number;
  answered: boolean;
}

export interface ClientHead {
  type: string;
  sessionId?: string;
  serverTimeMs?: number;
  commandId?: string;
}

export interface ClipRef {
  clipId: string;
  url: string;
  durationMs: number;
}

export interface ClockPing {
  pingId: number;
  sentAtServerMs: number;
  rttMs?: number;
  offsetMs?: number;
}

export interface ClockPongCommand {
  pingId: number;
  clientMonoMs: number;
}

export interface ClueAdvance {
  nextClueLevelPoints: number;
  advanceInMs?: number;
}

export interface ClueEditing {
  points: number;
  text?: string;
  textEn?: string;
}

export interface CluePresent {
  clueText: string;
  clueLevelPoints: number;
  levelPoints: number;
  roundIndex: number;
  clueIndex: number;
  levelIndex: number;
  totalLevels: number;
  textRevealAfterMs?: number;
  timerDurationMs: number;
  timerEnd: number;
}

export interface ClueTexts {
  points: number;
  text: string;
  textEn?: string;
}

export interface ContentPackSelected {
  contentPackId: string | null;
  destinationName?: string;
}

export interface CreateSessionRequest {
  settings?: SettingsChange;
  householdId?: string;
}

export interface CreateSessionResponse {
  sessionId: string;
  joinCode: string;
  tvJoinToken: string;
  hostAuthToken: string;
  wsUrl: string;
  joinUrlTemplate: string;
  joinToken: string;
}

export interface CurrentDestination {
  index: number;
  total: number;
  name: string;
  country: string;
}

export interface DeletedPackSummary {
  roundId: string;
  destinationName: string;
  destinationCountry: string;
  deletedAtMs: number;
}

export interface DeletedPacksResponse {
  packs: DeletedPackSummary[];
}

export interface DestinationResult {
  playerId: string;
  playerName: string;
  answerText: string;
  isCorrect: boolean;
  pointsAwarded: number;
  lockedAtLevelPoints: number;
  speedBonus?: number;
  carriageId?: string;
  note?: boolean;
  byChoice?: boolean;
  clueLevelPoints?: number;
}

export interface DestinationResults {
  results: DestinationResult[];
}

export interface DestinationReveal {
  destinationName: string;
  country: string;
  aliases: string[];
  revealDelayMs: number;
  revealText: string;
}

export interface DestinationView {
  name: string | null;
  country: string | null;
  aliases: string[];
  revealed: boolean;
  position?: PositionView;
  place?: PlaceView;
}

export interface DraftCommand {
  text: string;
  index?: number;
}

export interface EditCluesRequest {
  clues: ClueEditing[];
}

export type EndGameCommand = Record<string, never>;

export interface ErrorBody {
  error: string;
  message: string;
  details?: unknown;
}

export interface ErrorMessage {
  errorCode: ErrorCode;
  code: ErrorCode;
  message: string;
  retryable: boolean;
  details?: unknown;
}

export interface FinalResultsPresent {
  winnerPlayerId: string | null;
  isTie: boolean;
  tieWinners?: string[];
  standingsTop: Standing[];
  standingsFull: Standing[];
  standingsTop3: Standing[];
  scoreboard: ScoreRow[];
  timelineStartMs: number;
  reason: GameEndReason;
  night?: NightView;
  route?: RouteStop[];
  awards?: AwardView[];
  winningCarriages?: CarriageView[];
}

export interface FinalScore {
  playerId: string;
  name: string;
  totalScore: number;
}

export interface FinaleStageBegun {
  stage: FinaleStage;
  index?: number;
  startAtServerMs: number;
  durationMs: number;
}

export interface FinaleView {
  stage: FinaleStage;
  startAtServerMs: number;
  index?: number;
  route: RouteStop[];
  awards: AwardView[];
}

export interface FollowupAnswerCount {
  currentQuestionIndex: number;
  answeredCount: number;
  totalPlayers: number;
}

export interface FollowupAnswerSubmitCommand {
  answerText: string;
  index?: number;
}

export interface FollowupAnswersLocked {
  currentQuestionIndex: number;
  lockedPlayerCount: number;
  answersByPlayer?: NamedAnswer[];
}

export interface FollowupQuestionPresent {
  questionText: string;
  options: string[] | null;
  currentQuestionIndex: number;
  totalQuestions: number;
  timerDurationMs: number;
  startAtServerMs: number;
  index: number;
  total: number;
  timer: TimerView;
  correctAnswer?: string;
}

export interface FollowupResult {
  playerId: string;
  playerName: string;
  answerText: string;
  isCorrect: boolean;
  pointsAwarded: number;
  choice?: number;
}

export interface FollowupResults {
  currentQuestionIndex: number;
  correctAnswer: string;
  results: FollowupResult[];
  nextQuestionIndex: number | null;
  explanation?: string;
}

export interface FollowupView {
  questionText: string;
  options: string[] | null;
  currentQuestionIndex: number;
  totalQuestions: number;
  correctAnswer: string | null;
  answersByPlayer: NamedAnswer[];
  timer: TimerView | null;
  answeredByMe?: boolean;
  answeredCount?: number;
  totalPlayers?: number;
}

export interface FoundPlace {
  roundId: string;
  name: string;
}

export interface FoundPlaces {
  kind: PlaceKind;
  packs: FoundPlace[];
  examples: string[];
}

export interface GainedPoints {
  place: number;
  questions: number;
}

export interface GameEndedEvent {
  finalScores: FinalScore[];
  destinationsCompleted: number;
  reason: GameEndReason;
}

export interface GamePlan {
  destinations: PlannedDestination[];
  currentIndex: number;
  mode: PlanMode;
  createdAt: number;
  generatedBy?: PlanGenerator;
}

export interface GamePlanCreated {
  gamePlan: GamePlan;
  destinations: PackDestination[];
  warnings?: PlanWarning[];
}

export interface GamePlanResponse {
  gamePlan: GamePlan;
  currentDestination: CurrentDestination | null;
}

export interface GenerateAccepted {
  generateId: string;
  status: GenerateState;
  roundId: string;
}

export interface GenerateListResponse {
  jobs: GenerateStatus[];
}

export interface GeneratePlanRequest {
  numDestinations?: number;
  regions?: string[];
  prompt?: string;
}

export interface GenerateRequest {
  theme?: string;
  language?: string;
  numDestinations?: number;
  regions?: string[];
  place?: string;
}

export interface GenerateStatus {
  generateId: string;
  status: GenerateState;
  currentStep: number;
  totalSteps: number;
  currentStepDescription?: string;
  contentPackId?: string;
  error?: string;
  stages: string[];
  count: number;
  done: number;
  createdAtMs: number;
  destinations: GeneratedDestination[];
}

export interface GeneratedDestination {
  roundId: string;
  status: GeneratedState;
  step: number;
  name?: string;
  error?: string;
}

export interface Goodbye {
  retryAfterMs: number;
}

export interface GuessView {
  name: string;
  lat: number;
  lon: number;
  distanceKm: number;
}

export interface HandoverCode {
  code: string;
  expiresAtMs: number;
}

export interface HealthBody {
  status: string;
  ok: boolean;
  uptime: number;
  timestamp: string;
  serverTimeMs: number;
}

export interface HelloAck {
  protocolVersion: number;
  capabilities: Capability[];
  epoch: string;
  seq: number;
}

export interface HelloCommand {
  authToken?: string;
  clientVersion?: string;
  deviceId?: string;
  playerName?: string;
  capabilities?: Capability[];
  resume?: StreamPosition;
}

export interface HistoryResponse {
  journeys: PastJourney[];
}

export type HostCarriagesDrawCommand = Record<string, never>;

export interface HostExtendTimerCommand {
  addMs: number;
}

export type HostForceRevealCommand = Record<string, never>;

export type HostHandoverCommand = Record<string, never>;

export interface HostKickCommand {
  playerId: string;
  ban?: boolean;
}

export interface HostLobbyLockCommand {
  locked: boolean;
}

export interface HostMusicGainSetCommand {
  gainDb: number;
}

export type HostNextClueCommand = Record<string, never>;

export type HostPauseCommand = Record<string, never>;

export type HostRematchCommand = Record<string, never>;

export interface HostRenameCommand {
  playerId: string;
  name: string;
}

export type HostReplayClueCommand = Record<string, never>;

export type HostResumeCommand = Record<string, never>;

export interface HostSelectContentPackCommand {
  contentPackId?: string | null;
}

export interface HostSettingsSetCommand {
  settings: SettingsChange;
}

export interface HostSkipCommand {
  target?: string;
}

export type HostStartGameCommand = Record<string, never>;

export interface HostVerdictSetCommand {
  playerId: string;
  kind: JudgedAnswer;
  questionIndex?: number;
  isCorrect: boolean;
}

export type HostVoiceSampleCommand = Record<string, never>;

export interface HybridPlanRequest {
  aiGenerated: number;
  manualPackIds: string[];
}

export interface ImportPackRequest {
  roundId: string;
  destination: ImportedDestination;
  clues: ImportedClue[];
  followups: ImportedFollowup[];
  antiLeak?: unknown;
  banter?: unknown;
  claims?: unknown;
  metadata?: unknown;
  sources?: unknown;
  verification?: unknown;
}

export interface ImportPlanRequest {
  contentPackIds: string[];
}

export interface ImportResponse {
  message: string;
  roundId: string;
}

export interface ImportedClue {
  level: number;
  text: string;
}

export interface ImportedDestination {
  name: string;
  country: string;
  aliases: string[];
  lat?: number;
  lon?: number;
}

export interface ImportedFollowup {
  questionText: string;
  options: string[] | null;
  correctAnswer: string;
  aliases?: string[];
}

export interface JoinRequest {
  name: string;
  role?: Role;
  joinToken?: string;
  handoverCode?: string;
  passenger?: string;
  tone?: number;
  child?: boolean;
}

export interface JoinResponse {
  playerId: string;
  playerAuthToken: string;
  wsUrl: string;
  role: RoleName;
}

export interface JoinTokenResponse {
  joinToken: string;
  expiresAtMs: number;
}

export interface JourneyView {
  number: number;
  lengthsMin: number[];
  minutes: number;
  rulesDone: boolean;
  libraryOut?: boolean;
}

export interface JudgedView {
  reason: AnswerReason;
  matched?: string;
  other?: string;
  overruled: boolean;
}

export interface LobbyHost {
  name: string;
}

export interface LobbyPlayer {
  playerId: string;
  name: string;
  isConnected: boolean;
}

export interface LobbyUpdated {
  players: LobbyPlayer[];
  host: LobbyHost | null;
  joinCode: string;
  settings?: SessionSettings;
  locked?: boolean;
}

export interface LockedAnswerView {
  playerId: string;
  answerText?: string;
  lockedAtLevelPoints: number;
  lockedAtMs: number;
  isCorrect?: boolean;
  pointsAwarded?: number;
  speedBonus?: number;
  verdict?: AnswerVerdict;
  judged?: JudgedView;
  note?: boolean;
  clueLevelPoints?: number;
}

export interface LookupResponse {
  sessionId: string;
  joinCode: string;
  phase: PhaseName;
  playerCount: number;
  hasHost: boolean;
  locked?: boolean;
  journey?: number;
}

export interface MapLabel {
  name: string;
  lat: number;
  lon: number;
  kind: LabelKind;
}

export interface MeView {
  mayBrake: boolean;
  mayNote: boolean;
  why?: NoBrake;
  noteWorth: number;
  brakeWorth: number;
  choices: string[] | null;
  draft: string | null;
}

export interface MusicGainSet {
  gainDb: number;
  transitionMs?: number;
}

export interface MusicGainSetCommand {
  gainDb: number;
}

export interface MusicSet {
  trackId: TrackId;
  mode: MusicMode;
  startAtServerMs: number;
  gainDb: number;
  fadeInMs: number;
}

export interface MusicStop {
  fadeOutMs: number;
}

export interface NamedAnswer {
  playerId: string;
  playerName: string;
  answerText: string;
}

export type NextDestinationCommand = Record<string, never>;

export interface NextDestinationEvent {
  destinationIndex: number;
  totalDestinations: number;
  destinationName: string;
  destinationCountry: string;
}

export interface NightStanding {
  playerId: string;
  name: string;
  wins: number;
  points: number;
}

export interface NightStopView {
  name: string;
  country: string;
  lat?: number;
  lon?: number;
  journey: number;
}

export interface NightView {
  journeys: number;
  standings: NightStanding[];
  stops: NightStopView[];
}

export interface NoteHanded {
  playerId: string;
  carriageId?: string;
  clueLevelPoints: number;
}

export interface NoteSubmitCommand {
  answerText: string;
}

export interface OpenScreenResponse {
  screenCode: string;
  screenToken: string;
  expiresAtMs: number;
  pairingOnly?: boolean;
}

export interface PackClue {
  points: number;
  text: string;
}

export interface PackDestination {
  name: string;
  country: string;
}

export interface PackDetailResponse {
  roundId: string;
  destination: PackDestination;
  clues: PackClue[];
  followupQuestions: PackFollowup[];
  metadata: PackMetadata;
  sources?: unknown;
  verification?: unknown;
  lint?: unknown;
  licence?: unknown;
  clueTexts?: ClueTexts[];
  edited?: boolean;
}

export interface PackError {
  packId: string;
  error: string;
}

export interface PackFollowup {
  questionText: string;
  options: string[] | null;
  correctAnswer: string;
  aliases?: string[];
  type: string;
}

export interface PackListResponse {
  packs: PackSummary[];
  count: number;
  errors?: PackError[];
}

export interface PackMetadata {
  generatedAt: string;
  verified: boolean;
  antiLeakChecked: boolean;
}

export interface PackSummary {
  roundId: string;
  destinationName: string;
  destinationCountry: string;
  generatedAt: string;
  verified: boolean;
  antiLeakChecked: boolean;
}

export interface PastAward {
  id: AwardId;
  names: string[];
  value?: number;
}

export interface PastJourney {
  journeyId: string;
  sessionId: string;
  number: number;
  playedAtMs: number;
  minutes: number;
  stops: PastStop[];
  standings: PastRow[];
  winners: string[];
  awards: PastAward[];
  night?: PastNight;
}

export interface PastNight {
  standings: PastNightRow[];
}

export interface PastNightRow {
  name: string;
  wins: number;
  points: number;
}

export interface PastRow {
  name: string;
  points: number;
  rank: number;
  carriage?: string;
}

export interface PastStop {
  name: string;
  country: string;
  lat?: number;
  lon?: number;
}

export interface PatchOperation {
  path: string;
  op: PatchVerb;
  value?: unknown;
}

export interface PlaceOrigin {
  lat: number;
  lon: number;
  name?: string;
}

export interface PlaceView {
  kind: string;
  climate: string;
  scene: string[];
  wonder?: string;
  labels: MapLabel[];
  radiusKm?: number;
  from: PlaceOrigin;
}

export interface PlanWarning {
  code: string;
  orders: number[];
  message: string;
}

export interface PlannedDestination {
  contentPackId: string;
  sourceType: PlanSource;
  order: number;
}

export interface PlayerJoined {
  playerId: string;
  name: string;
  joinedAtMs: number;
  isReconnect: boolean;
  player: PlayerJoinedPlayer;
}

export interface PlayerJoinedPlayer {
  playerId: string;
  name: string;
  joinedAtMs: number;
}

export interface PlayerLeft {
  playerId: string;
  reason: PlayerLeftReason;
}

export interface PlayerView {
  playerId: string;
  name: string;
  role: Role;
  isConnected: boolean;
  joinedAtMs: number;
  score: number;
  hasLeft?: boolean;
  isAway?: boolean;
  askedName?: string;
  passenger?: Figure;
  tone?: number;
  child?: boolean;
  carriageId?: string;
}

export interface PositionView {
  lat: number;
  lon: number;
}

export interface Reaction {
  playerId: string;
  playerName: string;
  emoji: ReactionEmoji;
}

export interface ReactionCommand {
  emoji: ReactionEmoji;
}

export interface ResumeSessionCommand {
  playerId?: string | null;
  lastReceivedEventId?: string | null;
  deviceId?: string;
  resume?: StreamPosition;
}

export interface Resumed {
  fromSeq: number;
  toSeq: number;
  events: ServerMessage[];
}

export interface RevealView {
  stage: RevealStage;
  startAtServerMs: number;
  shown: VerdictShown[];
}

export interface RouteStop {
  name: string;
  country: string;
  lat?: number;
  lon?: number;
  best?: BestAnswer;
}

export interface RulesStep {
  step: number;
  of: number;
  startAtServerMs: number;
  durationMs: number;
}

export interface RulesView {
  step: number;
  pulled: string[];
}

export interface ScoreRow {
  playerId: string;
  name: string;
  score: number;
  rank: number;
  speedBonus?: number;
  gained?: GainedPoints;
}

export interface ScoreboardUpdate {
  scoreboard: ScoreRow[];
  standings: Standing[];
  isGameOver: boolean;
  carriages?: CarriageView[];
}

export interface ScreenStatus {
  status: ScreenState;
  sessionId?: string;
  joinCode?: string;
  tvAuthToken?: string;
  wsUrl?: string;
}

export interface SeatSetCommand {
  playerId?: string;
  passenger?: string;
  tone?: number;
  child?: boolean;
  carriageId?: string;
}

export interface ServerHead {
  type: string;
  sessionId: string;
  serverTimeMs: number;
  epoch?: string;
  seq?: number;
}

export interface SessionSettings {
  destinationsCount: number;
  followupsPerDestination: number;
  difficulty?: string;
  theme?: string;
  playMode: PlayMode;
  introEveryDestination: boolean;
  speedBonus: boolean;
  language: Language;
  lateJoin: boolean;
  extraTime: ExtraTime;
  hostPlays: boolean;
  nameFilter: NameFilter;
  voice: boolean;
  pace: ShowPace;
  evening?: boolean;
  region?: Region | null;
  rules?: RulesRide;
  notes?: boolean;
  carriages?: boolean;
  childrens?: boolean;
  reactions?: boolean;
  drawGenerated?: boolean;
  speaker?: SpeakerChoice;
}

export interface SettingsChange {
  destinationsCount?: number;
  followupsPerDestination?: number;
  difficulty?: string;
  theme?: string;
  playMode?: PlayMode;
  introEveryDestination?: boolean;
  speedBonus?: boolean;
  language?: Language;
  lateJoin?: boolean;
  extraTime?: ExtraTime;
  hostPlays?: boolean;
  nameFilter?: NameFilter;
  voice?: boolean;
  pace?: ShowPace;
  evening?: boolean;
  region?: Region | null;
  rules?: RulesRide;
  notes?: boolean;
  carriages?: boolean;
  childrens?: boolean;
  reactions?: boolean;
  drawGenerated?: boolean;
  speaker?: SpeakerChoice;
}

export interface SfxPlay {
  sfxId: SfxId;
  startAtServerMs: number;
  volume: number;
}

export interface ShowHealth {
  voice: VoiceState;
  engine?: string;
  problem?: VoiceProblem;
  tvAudio?: TVAudio;
  tvReplacedAtMs?: number;
}

export interface ShowOnScreenRequest {
  screenCode: string;
}

export interface ShowOnScreenResponse {
  screenCode: string;
}

export interface ShownVerdict {
  playerId: string;
  playerName: string;
  carriageId?: string;
  answerText: string;
  isCorrect: boolean;
  pointsAwarded: number;
  clueLevelPoints: number;
  note: boolean;
  byChoice: boolean;
  guess?: GuessView;
  reason?: AnswerReason;
}

export interface SpeakOrder {
  lang: Language;
  rate: number;
}

export interface SpeechBatchRequest {
  roundId: string;
  voiceLines: SpeechLine[];
}

export interface SpeechBatchResponse {
  roundId: string;
  clips: SpeechClip[];
}

export interface SpeechClip {
  clipId: string;
  phraseId: string;
  url: string;
  durationMs: number;
  generatedAtMs: number;
}

export interface SpeechHealthBody {
  ok: boolean;
}

export interface SpeechLine {
  phraseId: string;
  text: string;
  voiceId?: string;
}

export interface SpeechRequest {
  text: string;
  voiceId?: string;
}

export interface SpeechResponse {
  assetId: string;
  url: string;
  durationMs: number;
}

export interface Standing {
  playerId: string;
  name: string;
  points: number;
}

export interface StatePatch {
  ops: PatchOperation[];
  baseVersion: number;
  version: number;
}

export interface StateSnapshot {
  state: StateView;
  missedEvents?: unknown[];
  round?: StateSnapshotRound | null;
  clue?: StateSnapshotClue | null;
  followup?: FollowupView | null;
  scoreboard?: ScoreRow[];
  timers?: TimerView[];
  uiHints?: StateSnapshotUiHints;
}

export interface StateSnapshotClue {
  clueLevelPoints: number;
  clueText: string | null;
  clueTimerEnd: number | null;
  brakeOwnerPlayerId: string | null;
}

export interface StateSnapshotRound {
  roundIndex: number;
  destination?: DestinationView;
  destinationIndex?: number;
  totalDestinations?: number;
}

export interface StateSnapshotUiHints {
  brakeOpen: boolean;
  paused: boolean;
}

export interface StateView {
  version: number;
  phase: PhaseName;
  sessionId: string;
  joinCode: string;
  players: PlayerView[];
  roundIndex?: number;
  destination?: DestinationView;
  clueLevelPoints: number | null;
  clueText: string | null;
  clueTimerEnd?: number | null;
  brakeOwnerPlayerId: string | null;
  brakeOwnerName?: string;
  lockedAnswers: LockedAnswerView[];
  lockedAnswersCount: number;
  followupQuestion: FollowupView | null;
  scoreboard: ScoreRow[];
  timer: TimerView | null;
  audioState?: AudioStateView;
  contentPackId?: string | null;
  destinationIndex?: number;
  totalDestinations?: number;
  nextDestinationAvailable?: boolean;
  answeredCount?: number;
  totalPlayers?: number;
  paused?: boolean;
  tvConnected?: boolean;
  journey?: JourneyView;
  night?: NightView;
  brake?: BrakeView;
  carriages?: CarriageView[];
  units?: UnitsView;
  rules?: RulesView | null;
  reveal?: RevealView;
  finale?: FinaleView;
  me?: MeView;
}

export interface StreamPosition {
  epoch: string;
  seq: number;
}

export interface TVJoinRequest {
  tvJoinToken?: string;
}

export interface TVJoinResponse {
  tvAuthToken: string;
  wsUrl: string;
}

export interface TVVoice {
  lang: string;
  name: string;
  local: boolean;
}

export interface TestPull {
  playerId: string;
  pulled: number;
  of: number;
}

export interface TimerSync {
  timerId: string;
  startAtServerMs: number;
  durationMs: number;
  phase: PhaseName;
}

export interface TimerView {
  timerId: string;
  startAtServerMs: number;
  durationMs: number;
}

export interface TtsPrefetch {
  clips: ClipRef[];
}

export interface TvAudioCommand {
  audio: TVAudio;
}

export interface TvSpokeCommand {
  clipId: string;
  durationMs: number;
}

export interface TvVoicesCommand {
  voices: TVVoice[];
}

export interface UiEffectTrigger {
  effectId: EffectId;
  intensity: EffectIntensity;
  durationMs: number;
  params?: unknown;
}

export interface UnitsView {
  answered: number;
  total: number;
}

export interface VerdictShown {
  group: ShownVerdict[];
  index: number;
  of: number;
  isLast: boolean;
}

export interface VoiceLine {
  text: string;
  phraseId: string;
  clipId?: string;
  url?: string;
  durationMs?: number;
  displayDurationMs?: number;
}

export interface Welcome {
  connectionId: string;
  role: RoleName;
  playerId: string;
  sessionId: string;
  serverTimeMs: number;
  timeOffsetHintMs: number;
  projection: RoleName;
}

export interface ServerPayloads {
  WELCOME: Welcome;
  STATE_SNAPSHOT: StateSnapshot;
  LOBBY_UPDATED: LobbyUpdated;
  PLAYER_JOINED: PlayerJoined;
  PLAYER_LEFT: PlayerLeft;
  ERROR: ErrorMessage;
  CONTENT_PACK_SELECTED: ContentPackSelected;
  CLUE_PRESENT: CluePresent;
  BRAKE_ACCEPTED: BrakeAccepted;
  BRAKE_REJECTED: BrakeRejected;
  BRAKE_ANSWER_LOCKED: BrakeAnswerLocked;
  ANSWER_COUNT_UPDATE: AnswerCountUpdate;
  DESTINATION_REVEAL: DestinationReveal;
  DESTINATION_RESULTS: DestinationResults;
  SCOREBOARD_UPDATE: ScoreboardUpdate;
  FOLLOWUP_QUESTION_PRESENT: FollowupQuestionPresent;
  FOLLOWUP_ANSWERS_LOCKED: FollowupAnswersLocked;
  FOLLOWUP_RESULTS: FollowupResults;
  NEXT_DESTINATION_EVENT: NextDestinationEvent;
  GAME_ENDED_EVENT: GameEndedEvent;
  FINAL_RESULTS_PRESENT: FinalResultsPresent;
  UI_EFFECT_TRIGGER: UiEffectTrigger;
  MUSIC_SET: MusicSet;
  MUSIC_STOP: MusicStop;
  MUSIC_GAIN_SET: MusicGainSet;
  SFX_PLAY: SfxPlay;
  AUDIO_PLAY: AudioPlay;
  AUDIO_STOP: AudioStop;
  TTS_PREFETCH: TtsPrefetch;
  VOICE_LINE: VoiceLine;
  HELLO_ACK: HelloAck;
  RESUMED: Resumed;
  STATE_PATCH: StatePatch;
  TIMER_SYNC: TimerSync;
  CLOCK_PING: ClockPing;
  CLUE_ADVANCE: ClueAdvance;
  BRAKE_PENDING: BrakePending;
  BRAKE_ORDER: BrakeOrder;
  GOODBYE: Goodbye;
  HANDOVER_CODE: HandoverCode;
  REACTION: Reaction;
  SHOW_HEALTH: ShowHealth;
  FOLLOWUP_ANSWER_COUNT: FollowupAnswerCount;
  BRAKE_RELEASED: BrakeReleased;
  NOTE_HANDED: NoteHanded;
  RULES_STEP: RulesStep;
  TEST_PULL: TestPull;
  VERDICT_SHOWN: VerdictShown;
  FINALE_STAGE: FinaleStageBegun;
}

export type ServerMessageType = keyof ServerPayloads;

export type ServerMessage = {
  [Type in ServerMessageType]: ServerHead & { type: Type; payload: ServerPayloads[Type] };
}[ServerMessageType];

export interface ClientPayloads {
  HELLO: HelloCommand;
  RESUME_SESSION: ResumeSessionCommand;
  HOST_START_GAME: HostStartGameCommand;
  HOST_NEXT_CLUE: HostNextClueCommand;
  BRAKE_PULL: BrakePullCommand;
  BRAKE_ANSWER_SUBMIT: BrakeAnswerSubmitCommand;
  FOLLOWUP_ANSWER_SUBMIT: FollowupAnswerSubmitCommand;
  HOST_SELECT_CONTENT_PACK: HostSelectContentPackCommand;
  NEXT_DESTINATION: NextDestinationCommand;
  END_GAME: EndGameCommand;
  HOST_MUSIC_GAIN_SET: HostMusicGainSetCommand;
  MUSIC_GAIN_SET: MusicGainSetCommand;
  HOST_PAUSE: HostPauseCommand;
  HOST_RESUME: HostResumeCommand;
  HOST_SKIP: HostSkipCommand;
  HOST_FORCE_REVEAL: HostForceRevealCommand;
  CLOCK_PONG: ClockPongCommand;
  HOST_KICK: HostKickCommand;
  HOST_RENAME: HostRenameCommand;
  HOST_LOBBY_LOCK: HostLobbyLockCommand;
  HOST_VERDICT_SET: HostVerdictSetCommand;
  HOST_SETTINGS_SET: HostSettingsSetCommand;
  HOST_REPLAY_CLUE: HostReplayClueCommand;
  HOST_EXTEND_TIMER: HostExtendTimerCommand;
  HOST_HANDOVER: HostHandoverCommand;
  REACTION: ReactionCommand;
  TV_AUDIO: TvAudioCommand;
  DRAFT: DraftCommand;
  BRAKE_RELEASE: BrakeReleaseCommand;
  NOTE_SUBMIT: NoteSubmitCommand;
  SEAT_SET: SeatSetCommand;
  HOST_CARRIAGES_DRAW: HostCarriagesDrawCommand;
  HOST_REMATCH: HostRematchCommand;
  TV_VOICES: TvVoicesCommand;
  TV_SPOKE: TvSpokeCommand;
  HOST_VOICE_SAMPLE: HostVoiceSampleCommand;
}

export type ClientMessageType = keyof ClientPayloads;

export type ClientMessage = {
  [Type in ClientMessageType]: ClientHead & { type: Type; payload: ClientPayloads[Type] };
}[ClientMessageType];
