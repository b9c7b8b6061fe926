"use client";

import { Suspense, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { fetchedPart } from "@/components/ui/fetched-part";
import { Icon } from "@/components/ui/icon";
import { siteToast } from "@/components/ui/toast";
import { useBrowserValue } from "@/components/ui/use-browser-value";

const { Part: QrDialog, open: openCode } = fetchedPart(() => import("./qr-dialog").then(({ QrDialog }) => QrDialog));

interface ShareButtonProps {
  /** The path of the public page to share. */
  path: string;
  title: string;
  /** True if the buttons around it are small. */
  small?: boolean;
}

/** A button with a popover of ways to share a public page. The browser opens and closes the popover, but each way needs a script. */
export function ShareButton({ path, title, small = false }: ShareButtonProps) {
  const id = useId();
  const [showsCode, setShowsCode] = useState(false);
  const address = () => new URL(path, location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address());
      await siteToast.success("Link copied.");
    } catch {
      window.prompt("Copy this link:", address());
    }
  };
  const canShare = useBrowserValue(
    () => "share" in navigator,
    () => false,
  );
  return (
    <>
      <Button variant="outline" size={small ? "sm" : "md"} className="needs-scripts" popoverTarget={id}>
        <Icon name="share" />
        Share
      </Button>
      <div id={id} popover="auto" className="pop" onClickCapture={(event) => event.currentTarget.hidePopover()}>
        <button type="button" onClick={() => void copy()}>
          <Icon name="copy" />
          Copy link
        </button>
        <button
          type="button"
          onClick={() =>
            location.assign(`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${address()}`)}`)
          }
        >
          <Icon name="mail" />
          Send by e-mail
        </button>
        {canShare && (
          <button type="button" onClick={() => void navigator.share({ title, url: address() }).catch(() => undefined)}>
            <Icon name="share" />
            Share to an app
          </button>
        )}
        <button type="button" onClick={() => openCode(() => setShowsCode(true))}>
          <Icon name="qr" />
          Show QR code
        </button>
      </div>
      {showsCode && (
        <Suspense>
          <QrDialog address={address()} title={title} words="Scan to open its page." onClose={() => setShowsCode(false)} />
        </Suspense>
      )}
    </>
  );
}
