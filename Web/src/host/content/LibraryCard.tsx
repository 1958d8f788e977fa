// Every pack of this installation: badges, date, played mark; titles can stay hidden (UI-H62).
import { useState } from "react";
import { t } from "../../lib/i18n/host";
import { mostDestinations } from "../../lib/rules.gen";
import type { Seat } from "../../lib/storage";
import { Card } from "../parts/Card";
import { KeyNeeded } from "../parts/HouseKey";
import { Waiting } from "../parts/Waiting";
import { PreviewSheet } from "../preview/PreviewSheet";
import { BinList, BinNews } from "./BinCard";
import { Filters } from "./Filters";
import { NamesButton } from "./NamesButton";
import { PackRow } from "./PackRow";
import { playedPacks } from "./played";
import { inOrder, isFound } from "./search";
import { titleOf } from "./titles";
import { anything, hasTraits, isWanted } from "./traits";
import type { Plan } from "./usePlan";

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
  const [wanted, setWanted] = useState(anything);
  const packs = plan.packs ?? [];
  // NB: with hidden titles neither the order nor a search may tell what is behind a number.
  const named = secret ? packs : inOrder(packs).filter((pack) => isFound(pack, typed));
  const shown = named.filter((pack) => isWanted(pack, wanted));
  const played = playedPacks();
  if (packs.length === 0) return <p className="muted">{t("noPacks")}</p>;
  return (
    <>
      {hasTraits(packs) && <Filters wanted={wanted} onWant={setWanted} />}
      {!secret && <Search value={typed} onChange={setTyped} />}
      {shown.length === 0 && <p className="muted">{named.length > 0 ? t("noneSuch") : t("noSuchPack")}</p>}
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
            onPlay={plan.atOnce ? () => plan.pick([pack.roundId]) : undefined}
            isPlayed={plan.picked.length === 1 && plan.picked[0] === pack.roundId}
            onPreview={() => setOpen(pack.roundId)}
          />
        ))}
      </ul>
      {open && <PreviewSheet id={open} title={titleOf(packs, open, secret)} secret={secret} plan={plan} seat={seat} onClose={() => setOpen(null)} />}
    </>
  );
}

export function LibraryCard({ plan, seat, secret, onSecret }: Props & { onSecret: () => void }) {
  return (
    <Card icon="books" title={t("library")} name="library" beside={<NamesButton seat={seat} secret={secret} onSecret={onSecret} />}>
      {plan.picked.length >= mostDestinations && <p className="muted">{t("planFull")}</p>}
      <KeyNeeded />
      <BinNews bin={plan.bin} />
      {plan.packs === null ? <Waiting text={t("loading")} /> : <Packs plan={plan} seat={seat} secret={secret} />}
      <BinList bin={plan.bin} secret={secret} />
    </Card>
  );
}
