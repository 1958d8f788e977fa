// Every sound of the game with its figures, to be heard by people before a release.
import { useEffect, useState } from "react";
import { useRootMarks } from "../lib/hooks";
import { useLang } from "../lib/i18n/core";
import { t } from "../lib/i18n/listen";
import { fetchAssets, type Asset } from "../tv/audio/manifest";
import { LanguageSwitch } from "../ui/LanguageSwitch";
import { Sound } from "./Sound";
import { usePlaying } from "./usePlaying";

/** Null while it loads; empty when there is none. */
function useAssets(): Asset[] | null {
  const [assets, setAssets] = useState<Asset[] | null>(null);
  useEffect(() => {
    fetchAssets().then(setAssets, () => setAssets([]));
  }, []);
  return assets;
}

function Sounds({ assets }: { assets: Asset[] }) {
  const deck = usePlaying();
  const isMusic = ({ type }: Asset): boolean => type.startsWith("music");
  const groups = [
    { name: t("music"), members: assets.filter(isMusic) },
    { name: t("effects"), members: assets.filter((asset) => !isMusic(asset)) },
  ];
  return (
    <>
      {groups.map(({ name, members }) => (
        <section key={name}>
          <h2>{name}</h2>
          <ul className="sounds">
            {members.map((asset) => (
              <Sound key={asset.id} asset={asset} deck={deck} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

export function App() {
  const lang = useLang();
  const assets = useAssets();
  useRootMarks("LISTEN", "idle", lang);
  return (
    <main className="listen">
      <header>
        <h1>{t("title")}</h1>
        <LanguageSwitch />
      </header>
      <p>{t("lead")}</p>
      {assets === null && <p role="status">{t("loading")}</p>}
      {assets?.length === 0 && <p role="alert">{t("none")}</p>}
      {assets && <Sounds assets={assets} />}
    </main>
  );
}
