// The one table of the player's page: the screen of each phase (UI.md 4).
import type { ReactNode } from "react";
import { rowOf, type ByPhase } from "../../lib/byPhase";
import type { Seat } from "../../lib/storage";
import { OlderPage } from "../../ui/OlderPage";
import { ClueScreen } from "./ClueScreen";
import { FinaleScreen } from "./FinaleScreen";
import { FollowupScreen } from "./FollowupScreen";
import { IntroScreen } from "./IntroScreen";
import { LobbyScreen } from "./LobbyScreen";
import { NightReveal } from "./NightReveal";
import { RevealScreen } from "./RevealScreen";
import { RulesRide } from "./RulesRide";
import { ScoreScreen } from "./ScoreScreen";
import type { ScreenProps } from "./ScreenProps";

type Screen = (props: ScreenProps, seat: Seat, onLeave: () => void) => ReactNode;

const intro: Screen = (props) => (props.state.rules ? <RulesRide {...props} /> : <IntroScreen {...props} />);
const clue: Screen = (props) => <ClueScreen {...props} />;
const finale: Screen = (props, _, onLeave) => <FinaleScreen {...props} onAgain={onLeave} />;

const screens: ByPhase<Screen> = {
  LOBBY: (props, seat) => <LobbyScreen {...props} seat={seat} />,
  PREPARING_ROUND: intro,
  ROUND_INTRO: intro,
  CLUE_LEVEL: clue,
  PAUSED_FOR_BRAKE: clue,
  REVEAL_DESTINATION: (props) => (props.state.reveal ? <NightReveal {...props} /> : <RevealScreen {...props} />),
  FOLLOWUP_QUESTION: (props) => <FollowupScreen {...props} />,
  SCOREBOARD: (props) => <ScoreScreen {...props} />,
  FINAL_RESULTS: finale,
  ROUND_END: finale,
};

export const screenFor: Screen = (props, seat, onLeave) =>
  rowOf<Screen>(screens, props.state.phase, () => <OlderPage />)(props, seat, onLeave);
