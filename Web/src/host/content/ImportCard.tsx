// Packs of one's own: a template to fill in, a file to load, and what was wrong with it (RE27).
import { useState, type ChangeEvent } from "react";
import { t } from "../../lib/i18n/host";
import type { Seat } from "../../lib/storage";
import { Icon } from "../../ui/Icon";
import { useCommands } from "../commands";
import { saveFile } from "../files";
import { Card } from "../parts/Card";
import { importPack } from "./api";
import { refusalOf, type Refusal } from "./refusal";
import { template } from "./template";

function RefusalView({ refusal }: { refusal: Refusal }) {
  return (
    <div className="refusal" role="alert" data-testid="import-refused">
      <p>{refusal.text}</p>
      <ul>
        {refusal.problems.map(({ code, path, message }, i) => (
          <li key={i}>
            <code>{code}</code> <b>{path}</b> <span lang="en">{message}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function ImportCard({ seat, onImported }: { seat: Seat; onImported: () => void }) {
  const { tell } = useCommands();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const load = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const input = event.target;
    const file = input.files?.[0];
    if (!file) return;
    setRefusal(null);
    try {
      const pack: unknown = JSON.parse(await file.text());
      tell(t("imported", { name: await importPack(seat, pack) }), "news");
      onImported();
    } catch (problem) {
      setRefusal(refusalOf(problem));
    }
    input.value = "";
  };
  return (
    <Card icon="upload" title={t("importTitle")} name="import">
      <p className="muted">{t("importWhy")}</p>
      <div className="tool-row">
        <label className="btn file-button">
          <Icon name="upload" />
          {t("chooseFile")}
          <input type="file" accept=".json,application/json" className="sr-only" data-testid="import-file" onChange={(event) => void load(event)} />
        </label>
        <button type="button" className="btn" data-testid="export-template" onClick={() => saveFile("tripto-pack.json", template())}>
          <Icon name="download" />
          {t("exportTemplate")}
        </button>
      </div>
      {refusal && <RefusalView refusal={refusal} />}
    </Card>
  );
}
