// Texts of the join page, apart from the game's to keep that page small; `tj` is their translator.
import { commonEn, commonSv } from "./common";
import { translator } from "./core";

const sv = {
  ...commonSv,
  codeHint: "Koden är 6 tecken",
  game: "Spel: {code}",
  otherGame: "Annat spel",
  yourName: "Ditt namn",
  jumpIn: "Hoppa in!",
  jumping: "Hoppar in…",
  needCode: "Skriv in join-koden",
  needName: "Skriv in ditt namn",
  gameStarted: "Spelet har redan börjat.",
  restoring: "Återställer session...",
  kicked: "Värden har tagit bort dig från spelet.",
  whoAreYou: "Vem är du?",
  asPlayer: "Gå med som spelare",
  asHost: "Gå med som värd",
  hostRuns: "Styr spelets gång",
  hostTaken: "En värd har redan hoppat in. Du kan hoppa in som spelare.",
} as const;

const en: { [K in keyof typeof sv]: string } = {
  ...commonEn,
  codeHint: "The code has 6 characters",
  game: "Game: {code}",
  otherGame: "Another game",
  yourName: "Your name",
  jumpIn: "Jump in!",
  jumping: "Jumping in…",
  needCode: "Enter the join code",
  needName: "Enter your name",
  gameStarted: "The game has already begun.",
  restoring: "Restoring session...",
  kicked: "The host removed you.",
  whoAreYou: "Who are you?",
  asPlayer: "Join as player",
  asHost: "Join as host",
  hostRuns: "Runs the game",
  hostTaken: "A host has already joined. You can join as a player.",
};

export const tj = translator({ sv, en });
