#!/usr/bin/env bash
# The arrows of the house: which of our targets may import which (docs/ARCHITECTURE.md).
set -euo pipefail
cd "$(dirname "$0")/.."

allowed() {
  case "$1" in
    TriptoKernel | TriptoProcess | TriptoTraces | TriptoSocket | TriptoStore) echo "" ;;
    TriptoWire | TriptoWords | TriptoPlan | TriptoDesign) echo "TriptoKernel" ;;
    TriptoBrake) echo "TriptoKernel TriptoPlan" ;;
    TriptoGame) echo "TriptoKernel TriptoPlan TriptoBrake" ;;
    TriptoClient) echo "TriptoKernel TriptoWire" ;;
    TriptoScreens) echo "TriptoKernel TriptoWire TriptoClient TriptoDesign" ;;
    TriptoDesk) echo "TriptoKernel TriptoWire TriptoClient TriptoScreens" ;;
    TriptoTVScreens) echo "TriptoKernel TriptoWire TriptoClient TriptoDesign TriptoScreens TriptoDesk" ;;
    TriptoHostCards) echo "TriptoKernel TriptoWire TriptoClient TriptoDesign TriptoScreens" ;;
    TriptoHostScreens) echo "TriptoKernel TriptoWire TriptoClient TriptoDesign TriptoScreens TriptoHostCards" ;;
    TriptoServices) echo "TriptoKernel TriptoTraces" ;;
    TriptoSoundtrack) echo "TriptoKernel TriptoProcess" ;;
    TriptoAnswers) echo "TriptoKernel TriptoWords" ;;
    TriptoShow) echo "TriptoKernel TriptoWords TriptoPlan TriptoBrake TriptoGame" ;;
    TriptoViews) echo "TriptoKernel TriptoWords TriptoPlan TriptoBrake TriptoGame TriptoShow TriptoWire" ;;
    TriptoTable) echo "TriptoKernel TriptoWords TriptoPlan TriptoBrake TriptoGame TriptoShow TriptoViews TriptoWire TriptoAnswers" ;;
    TriptoContent) echo "TriptoKernel TriptoWords TriptoAnswers" ;;
    TriptoLint) echo "TriptoKernel TriptoWords TriptoContent TriptoAnswers" ;;
    TriptoVoice) echo "TriptoKernel TriptoProcess TriptoWords TriptoWire TriptoServices" ;;
    TriptoAuthoring) echo "TriptoKernel TriptoTraces TriptoWords TriptoWire TriptoContent TriptoLint TriptoAnswers TriptoServices" ;;
    TriptoTransport) echo "TriptoClient TriptoSocket" ;;
    TriptoBots) echo "TriptoKernel TriptoProcess TriptoWire TriptoSocket" ;;
    TriptoBench) echo "TriptoKernel TriptoProcess TriptoWire TriptoSocket TriptoBots" ;;
    TriptoPostgres) echo "TriptoStore" ;;
    TriptoProjection) echo "TriptoKernel TriptoWire TriptoPlan TriptoGame TriptoTable TriptoStore" ;;
    TriptoMetrics) echo "TriptoWire TriptoStore" ;;
    TriptoTelemetry) echo "TriptoKernel TriptoWire TriptoTraces TriptoServices TriptoMetrics" ;;
    TriptoGuard) echo "TriptoKernel TriptoWire TriptoMetrics TriptoStore" ;;
    TriptoRooms) echo "TriptoKernel TriptoTraces TriptoWire TriptoPlan TriptoBrake TriptoGame TriptoShow TriptoViews TriptoTable TriptoAnswers TriptoContent TriptoStore TriptoSocket TriptoVoice TriptoGuard TriptoMetrics" ;;
    TriptoRedis) echo "TriptoKernel" ;;
    TriptoCluster) echo "TriptoKernel TriptoGuard TriptoMetrics TriptoRooms TriptoStore TriptoRedis" ;;
    TriptoHTTP) echo "TriptoTraces TriptoSocket TriptoKernel TriptoWords TriptoWire TriptoPlan TriptoBrake TriptoGame TriptoShow TriptoViews TriptoTable TriptoAnswers TriptoContent TriptoLint TriptoAuthoring TriptoStore TriptoVoice TriptoGuard TriptoMetrics TriptoRooms" ;;
    TriptoHouse) echo "TriptoKernel TriptoTraces TriptoTelemetry TriptoWords TriptoWire TriptoPlan TriptoBrake TriptoGame TriptoShow TriptoViews TriptoTable TriptoAnswers TriptoContent TriptoLint TriptoAuthoring TriptoStore TriptoPostgres TriptoProjection TriptoSocket TriptoServices TriptoVoice TriptoGuard TriptoMetrics TriptoRooms TriptoCluster TriptoHTTP TriptoProcess CQREncode CMalloc" ;;
    tripto) echo "TriptoKernel TriptoWords TriptoHTTP TriptoHouse TriptoGuard TriptoMetrics TriptoContent TriptoLint TriptoAuthoring TriptoAnswers TriptoPostgres TriptoStore TriptoTelemetry TriptoVoice" ;;
    tripto-lab) echo "TriptoBench TriptoBots TriptoAnswers TriptoProcess TriptoKernel TriptoWire TriptoClient TriptoDesign TriptoScreens TriptoHostCards TriptoHostScreens" ;;
    tripto-studio) echo "TriptoSoundtrack" ;;
    *) echo "?" ;;
  esac
}
# Rooms that must stay free of clocks, files, sockets and chance.
pure=(Sources/TriptoWords Sources/TriptoPlan Sources/TriptoBrake Sources/TriptoGame Sources/TriptoShow Sources/TriptoTable Kit/Sources/TriptoKernel)

bad=0
complain() { printf '%s\n' "$*" >&2; bad=1; }
for folder in Kit/Sources/*/ Sources/*/; do
  target=$(basename "$folder")
  case "$target" in CQREncode | CMalloc) continue ;; esac
  may=$(allowed "$target")
  [ "$may" != "?" ] || { complain "$target: not in the list of scripts/check-imports.sh"; continue; }
  while IFS=: read -r file module; do
    case " $may " in
      *" $module "*) ;;
      *) complain "$file imports $module, but $target may import only: ${may:-none of ours}" ;;
    esac
  done < <(grep -rEo '^ *((@[a-zA-Z_]+|public|package|internal) )*import (Tripto[A-Za-z]+|CQREncode|CMalloc)' "$folder" --include='*.swift' |
    sed -E 's/: *((@[a-zA-Z_]+|public|package|internal) )*import /:/' | grep -v ":$target$" || true)
done
for target in "${pure[@]}"; do
  if grep -rnE '^ *([@a-zA-Z_]+ )*import (Dispatch|NIO|Glibc|Darwin)|Date\(\)|\.random\(|SystemRandomNumberGenerator' "$target" ||
    { [ "$target" != Kit/Sources/TriptoKernel ] && [ "$target" != Sources/TriptoTable ] && grep -rn -E '^ *([@a-zA-Z_]+ )*import Foundation' "$target"; }; then
    complain "$target must not touch a clock, a random source, a file or a socket"
  fi
done
# What apps share needs Foundation and Observation and nothing else.
if grep -rnE '^ *([@a-zA-Z_]+ )*import ' Kit/Sources --include='*.swift' | grep -vE ':([@a-zA-Z_]+ )*import (Foundation|Observation|Tripto[A-Za-z]+)$'; then
  complain "the Kit may import Foundation and Observation alone"
fi
# Linux compiles one side of it only (Apps/LinuxCheck).
if grep -rnE '^ *#(if|elseif) .*(os\(|canImport)' Kit/Sources --include='*.swift'; then
  complain "the Kit asks for no platform"
fi
# Keys leave the house through TriptoServices alone; the bots, the probe and a node only talk to a server of ours.
if grep -rn -E '^ *([@a-zA-Z_]+ )*import AsyncHTTPClient' Sources --include='*.swift' | grep -vE '^Sources/Tripto(Services|Transport|Bots|Bench|House/Network|HTTP/Middleware)/'; then
  complain "services are asked through TriptoServices"
fi
if grep -rnE '[kK]ey\??\.revealed' Sources --include='*.swift' | grep -vE '^Sources/(TriptoServices|TriptoHouse/(Configuration|Application)|TriptoGuard)/|KeyCommand'; then
  complain "a key is opened in TriptoServices, where it leaves"
fi
# The pages share lib, ui and styles, and nothing of each other; the listening page plays on the TV's mixing desk.
if grep -rnE "[\"'](\.\./)+(host|listen|player|tv)/" Web/src --include='*.ts' --include='*.tsx' --include='*.css' |
  grep -v '^Web/src/listen/.*"\.\./tv/audio/'; then
  complain "a page may import lib, ui and styles, and these may import no page"
fi
[ "$bad" = 0 ] && echo "imports follow the arrows"
exit "$bad"
