// The code as large as the screen, to be held up for those who come later (UI-E16).
import { useState } from "react";
import { joinUrl } from "../../lib/address";
import { t } from "../../lib/i18n/host";
import { Icon } from "../../ui/Icon";
import { Qr } from "../../ui/Qr";
import { Dialog } from "../parts/Dialog";
import { spelled } from "../parts/Ticket";

function Sheet({ code, onClose }: { code: string; onClose: () => void }) {
  const url = joinUrl(code);
  return (
    <Dialog title={t("shareCode")} onClose={onClose}>
      <div className="share-code">
        {url && <Qr text={url} label={t("scanToJoin")} />}
        <p className="code" aria-label={spelled(code)}>
          {code}
        </p>
      </div>
    </Dialog>
  );
}

export function ShareCode({ code }: { code: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn small" data-testid="share-code" onClick={() => setOpen(true)}>
        <Icon name="scan" />
        {t("shareCode")}
      </button>
      {open && <Sheet code={code} onClose={() => setOpen(false)} />}
    </>
  );
}
