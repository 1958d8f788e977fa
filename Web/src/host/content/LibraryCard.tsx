// Every pack of this installation: badges, date, played mark; titles can stay hidden (UI-H62).
import { useState } from "react";
import { showDate } from "../../lib/i18n/core";
import { t } from "../../lib/i18n/host";
import { mostDestinations } from "../../lib/rules.gen";
import type { Seat } from "../../lib/storage";
import type { PackSummary } from "../../lib/types";
import { Icon } from "../../ui/Icon";
import { Card } from "../parts/Card";
import { KeyNeeded } from "../parts/HouseKey";
import { Waiting } from "../parts/Waiting";
import { PreviewSheet } from "../preview/PreviewSheet";
import { PlaceMark } from "../preview/StatusMark";
import { badgeOfRow } from "./badge";
import { BinList, BinNews } from "./BinCard";
import { playedPacks } from "./played";
import { inOrder, isFound } from "./search";
import { titleOf } from "./titles";
import type { Plan } from "./usePlan";

interface RowProps {
  pack: PackSummary;
  title: string;
  place: number;
  full: boolean;
  playedAt: number | undefined;
  onToggle: () => void;
  onPreview: () => void;
}

function PackRow({ pack, title, place, full, playedAt, onToggle, onPreview }: RowProps) {
  return (
    <li className="pack-row">
      <button type="button" className="pack" data-testid="pack" aria-pressed={place > 0} disabled={full && place === 0} onClick={onToggle}>
        <span className="pack-place" aria-hidden="true">
          {place > 0 ? place : <Icon name="plus" />}
        </span>
        <span className="pack-text">
          <span className="pack-title">{title}</span>
          <span className="pack-marks">
            <PlaceMark badge={badgeOfRow(pack)} />
            {pack.antiLeakChecked && <small className="mark">{t("antiLeak")}</small>}
            <small className="mark">{playedAt ? t("played", { date: showDate(playedAt) }) : showDate(Date.parse(pack.generatedAt))}</small>
          </span>
        </span>
      </button>
      <button type="button" className="icon-button" data-testid="preview" aria-label={t("previewOf", { name: title })} onClick={onPreview}>
        <Icon name="eye" />
      </button>
    </li>
  );
}

interface Props {
  plan: Plan;
  seat: Seat;
  secret: boolean;
}

function Search({ value, onChange }: { value: string; onChange: (typed: string) => void }) {
  return (
    <label className="labelled pack-search">
      <span>{t("searchPacks")}</span>
      <input type="search" className="field" data-testid="pack-search" value={value} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}

function Packs({ plan, seat, secret }: Props) {
  const [open, setOpen] = useState<string | null>(null);
  const [typed, setTyped] = useState("");
  const packs = plan.packs ?? [];
  // NB: with hidden titles neither the order nor a search may tell what is behind a number.
  const shown = secret ? packs : inOrder(packs).filter((pack) => isFound(pack, typed));
  const played = playedPacks();
  if (packs.length === 0) return <p className="muted">{t("noPacks")}</p>;
  return (
    <>
      {!secret && <Search value={typed} onChange={setTyped} />}
      {shown.length === 0 && <p className="muted">{t("noSuchPack")}</p>}
      <ul className="packs">
        {shown.map((pack) => (
          <PackRow
            key={pack.roundId}
            pack={pack}
            title={titleOf(packs, pack.roundId, secret)}
            place={plan.picked.indexOf(pack.roundId) + 1}
            full={plan.picked.length >= mostDestinations}
            playedAt={played[pack.roundId]}
            onToggle={() => plan.toggle(pack.roundId)}
            onPreview={() => setOpen(pack.roundId)}
          />
        ))}
      </ul>
      {open && <PreviewSheet id={open} title={titleOf(packs, open, secret)} secret={secret} plan={plan} seat={seat} onClose={() => setOpen(null)} />}
    </>
  );
}

export function LibraryCard({ plan, seat, secret, onSecret }: Props & { onSecret: () => void }) {
  const veil = (
    <button type="button" className="btn small" data-testid="secrets" aria-pressed={!secret} onClick={onSecret}>
      <Icon name={secret ? "eye" : "eyeOff"} />
      {secret ? t("showSecrets") : t("hideSecrets")}
    </button>
  );
  return (
    <Card icon="books" title={t("library")} name="library" beside={veil}>
      {plan.picked.length >= mostDestinations && <p className="muted">{t("planFull")}</p>}
      <KeyNeeded />
      <BinNews bin={plan.bin} />
      {plan.packs === null ? <Waiting text={t("loading")} /> : <Packs plan={plan} seat={seat} secret={secret} />}
      <BinList bin={plan.bin} secret={secret} />
    </Card>
  );
}
