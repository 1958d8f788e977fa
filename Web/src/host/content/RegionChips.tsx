import { t } from "../../lib/i18n/host";
import { Chips } from "../parts/Chips";
import { regions, type Region } from "./regions";

interface Props {
  id: string;
  value: Region;
  onPick: (region: Region) => void;
}

/** A region, or all of them. */
export function RegionChips(props: Props) {
  return <Chips {...props} label={t("region")} options={regions.map((value) => ({ value, label: t(`region_${value}`) }))} />;
}
