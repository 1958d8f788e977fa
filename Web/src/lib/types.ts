// The wire as the pages see it: SPEC 5 (events), 6 (state), 14 (extensions). Times are epoch ms.

export type Role = "HOST" | "PLAYER" | "TV";

export type Phase =
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

export interface WireTimer {
  timerId: string;
  startAtServerMs: number;
  durationMs: number;
}

export interface WirePlayer {
  playerId: string;
  name: string;
  role: "host" | "player" | "tv";
  isConnected: boolean;
  joinedAtMs: number;
  score: number;
  hasLeft?: boolean;
  isAway?: boolean;
}

export interface LockedAnswer {
  playerId: string;
  answerText?: string;
  lockedAtLevelPoints: number;
  lockedAtMs: number;
  isCorrect?: boolean;
  pointsAwarded?: number;
  speedBonus?: number;
}

export interface Destination {
  name: string | null;
  country: string | null;
  aliases: string[];
  revealed: boolean;
}

export interface ScoreRow {
  playerId: string;
  name: string;
  score: number;
  rank?: number;
  speedBonus?: number;
}

export interface AnswerByPlayer {
  playerId: string;
  playerName: string;
  answerText: string;
}

export interface FollowupQuestion {
  questionText: string;
  options: string[] | null;
  currentQuestionIndex: number;
  totalQuestions: number;
  correctAnswer: string | null;
  answersByPlayer: AnswerByPlayer[];
  timer: WireTimer | null;
  answeredByMe?: boolean;
}

export interface VoiceClip {
  clipId: string;
  url: string;
  startAtServerMs: number;
  durationMs: number;
  text: string;
}

export interface AudioState {
  currentTrackId: string | null;
  isPlaying: boolean;
  gainDb: number;
  activeVoiceClip?: VoiceClip | null;
}

/** `STATE_SNAPSHOT.payload.state` (PR1–PR33). */
export interface GameState {
  version: number;
  phase: Phase;
  sessionId: string;
  joinCode: string;
  players: WirePlayer[];
  roundIndex?: number;
  destination?: Destination;
  clueLevelPoints: number | null;
  clueText: string | null;
  clueTimerEnd?: number | null;
  brakeOwnerPlayerId: string | null;
  brakeOwnerName?: string;
  lockedAnswers: LockedAnswer[];
  lockedAnswersCount: number;
  followupQuestion: FollowupQuestion | null;
  scoreboard: ScoreRow[];
  timer: WireTimer | null;
  audioState?: AudioState;
  contentPackId?: string | null;
  destinationIndex?: number;
  totalDestinations?: number;
  nextDestinationAvailable?: boolean;
  answeredCount?: number;
  totalPlayers?: number;
  paused?: boolean;
}

export interface SessionSettings {
  destinationsCount?: number;
  followupsPerDestination?: number;
  language?: "sv" | "en";
  extraTime?: 1 | 1.5 | 2;
  lateJoin?: boolean;
  hostPlays?: boolean;
  voice?: boolean;
  [key: string]: unknown;
}

export interface LobbyUpdated {
  players: { playerId: string; name: string; isConnected: boolean }[];
  host: { name: string } | null;
  joinCode: string;
  settings?: SessionSettings;
  /** The host has locked the lobby. */
  locked?: boolean;
}

export interface ResultRow {
  playerId: string;
  playerName: string;
  answerText: string;
  isCorrect: boolean;
  pointsAwarded: number;
  lockedAtLevelPoints: number;
  speedBonus?: number;
}

export interface FollowupResultRow extends AnswerByPlayer {
  isCorrect: boolean;
  pointsAwarded: number;
}

export interface Standing {
  playerId: string;
  name: string;
  points: number;
}

export type BrakeRejection =
  | "already_paused"
  | "too_late"
  | "rate_limited"
  | "invalid_phase"
  | "not_allowed";

export type EffectId =
  | "podium_third"
  | "podium_second"
  | "podium_first"
  | "full_standings"
  | "confetti"
  | "flash"
  | "spotlight";

/** Payload of every event the pages read, by `type`. */
export interface ServerEvents {
  WELCOME: { connectionId: string; role: Role; playerId: string; sessionId: string };
  HELLO_ACK: { protocolVersion: number; capabilities: string[]; epoch: string; seq: number };
  STATE_SNAPSHOT: { state: GameState };
  STATE_PATCH: { ops: PatchOp[]; baseVersion: number; version: number };
  RESUMED: { fromSeq: number; toSeq: number; events: Envelope[] };
  GOODBYE: { retryAfterMs: number };
  ERROR: { errorCode: string; code: string; message: string; retryable: boolean };
  LOBBY_UPDATED: LobbyUpdated;
  PLAYER_JOINED: { playerId: string; name: string; joinedAtMs: number; isReconnect: boolean };
  PLAYER_LEFT: { playerId: string; reason: "disconnect" | "kicked" | "timeout" };
  CONTENT_PACK_SELECTED: { contentPackId: string | null; destinationName?: string };
  CLUE_PRESENT: {
    clueText: string;
    clueLevelPoints: number;
    roundIndex: number;
    clueIndex: number;
    totalLevels: number;
    textRevealAfterMs?: number;
    timerDurationMs: number;
    timerEnd: number;
  };
  CLUE_ADVANCE: { nextClueLevelPoints: number; advanceInMs?: number };
  BRAKE_PENDING: { clueLevelPoints: number; holdMs: number };
  BRAKE_ACCEPTED: {
    playerId: string;
    playerName: string;
    clueLevelPoints: number;
    answerTimeoutMs: number;
    lockedPlayersCount: number;
  };
  BRAKE_REJECTED: { playerId: string; reason: BrakeRejection; winnerPlayerId?: string };
  BRAKE_ORDER: {
    clueLevelPoints: number;
    winnerPlayerId: string;
    tie: boolean;
    order: { playerId: string; marginMs: number; rttJump?: boolean }[];
  };
  BRAKE_ANSWER_LOCKED: {
    playerId: string;
    lockedAtLevelPoints: number;
    remainingClues: boolean;
    answerText?: string;
  };
  ANSWER_COUNT_UPDATE: { answeredCount: number; totalPlayers: number };
  DESTINATION_REVEAL: {
    destinationName: string;
    country: string;
    aliases: string[];
    revealDelayMs: number;
    revealText: string;
  };
  DESTINATION_RESULTS: { results: ResultRow[] };
  SCOREBOARD_UPDATE: { scoreboard: ScoreRow[]; standings: Standing[]; isGameOver: boolean };
  FOLLOWUP_QUESTION_PRESENT: {
    questionText: string;
    options: string[] | null;
    currentQuestionIndex: number;
    totalQuestions: number;
    timerDurationMs: number;
    startAtServerMs: number;
    timer: WireTimer;
    correctAnswer?: string;
  };
  FOLLOWUP_ANSWERS_LOCKED: {
    currentQuestionIndex: number;
    lockedPlayerCount: number;
    answersByPlayer?: AnswerByPlayer[];
  };
  FOLLOWUP_RESULTS: {
    currentQuestionIndex: number;
    correctAnswer: string;
    results: FollowupResultRow[];
    nextQuestionIndex: number | null;
  };
  NEXT_DESTINATION_EVENT: {
    destinationIndex: number;
    totalDestinations: number;
    destinationName: string;
    destinationCountry: string;
  };
  GAME_ENDED_EVENT: {
    finalScores: { playerId: string; name: string; totalScore: number }[];
    destinationsCompleted: number;
    reason: "host_ended" | "all_completed";
  };
  FINAL_RESULTS_PRESENT: {
    winnerPlayerId: string | null;
    isTie: boolean;
    tieWinners?: string[];
    standingsTop: Standing[];
    standingsFull: Standing[];
    timelineStartMs: number;
    reason: "host_ended" | "all_completed";
  };
  UI_EFFECT_TRIGGER: {
    effectId: EffectId;
    intensity: "low" | "med" | "high";
    durationMs: number;
    params?: Record<string, unknown>;
  };
  MUSIC_SET: {
    trackId: string;
    mode: "loop" | "once";
    startAtServerMs: number;
    gainDb: number;
    fadeInMs: number;
  };
  MUSIC_STOP: { fadeOutMs?: number };
  MUSIC_GAIN_SET: { gainDb: number; transitionMs?: number };
  SFX_PLAY: { sfxId: string; startAtServerMs: number; volume: number };
  AUDIO_PLAY: VoiceClip & { showText: boolean; volume: number; phraseId?: string };
  AUDIO_STOP: { clipId: string; fadeOutMs: number };
  TTS_PREFETCH: { clips: { clipId: string; url: string; durationMs: number }[] };
  VOICE_LINE: {
    text: string;
    phraseId: string;
    displayDurationMs?: number;
    clipId?: string;
    url?: string;
    durationMs?: number;
  };
  TIMER_SYNC: WireTimer & { phase: string };
  CLOCK_PING: { pingId: string; sentAtServerMs: number; rttMs?: number; offsetMs?: number };
  HANDOVER_CODE: { code: string; expiresAtMs: number };
  REACTION: { playerId: string; emoji: string };
}

export type ServerEventType = keyof ServerEvents;

/** One server message (WS21, EX3). */
export interface Envelope {
  type: string;
  sessionId: string;
  serverTimeMs: number;
  payload: unknown;
  epoch?: string;
  seq?: number;
}

export interface PatchOp {
  path: string;
  op: "add" | "replace" | "remove";
  value?: unknown;
}

/** Commands a page may send (EV3–EV14, EX16–EX24), with their payloads. */
export interface ClientCommands {
  RESUME_SESSION: { playerId: string; lastReceivedEventId: null };
  HOST_START_GAME: Record<string, never>;
  HOST_NEXT_CLUE: Record<string, never>;
  HOST_SELECT_CONTENT_PACK: { contentPackId: string | null };
  NEXT_DESTINATION: Record<string, never>;
  END_GAME: Record<string, never>;
  HOST_MUSIC_GAIN_SET: { gainDb: number };
  HOST_PAUSE: Record<string, never>;
  HOST_RESUME: Record<string, never>;
  HOST_SKIP: Record<string, never>;
  HOST_FORCE_REVEAL: Record<string, never>;
  HOST_KICK: { playerId: string; ban?: boolean };
  HOST_RENAME: { playerId: string; name: string };
  HOST_LOBBY_LOCK: { locked: boolean };
  HOST_VERDICT_SET: {
    playerId: string;
    kind: "destination" | "followup";
    questionIndex?: number;
    isCorrect: boolean;
  };
  HOST_SETTINGS_SET: { settings: SessionSettings };
  HOST_REPLAY_CLUE: Record<string, never>;
  HOST_EXTEND_TIMER: { addMs: number };
  HOST_HANDOVER: Record<string, never>;
  BRAKE_PULL: { pressMonoMs: number; renderedMonoMs?: number };
  BRAKE_ANSWER_SUBMIT: { answerText: string };
  FOLLOWUP_ANSWER_SUBMIT: { answerText: string; index?: number };
  REACTION: { emoji: string };
}

export type ClientCommandType = keyof ClientCommands;
