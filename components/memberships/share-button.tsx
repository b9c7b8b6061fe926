"use client";

import { lazy, Suspense, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { siteToast } from "@/components/ui/toast";
import { publicPath } from "./desk-address";

const QrDialog = lazy(() => import("./qr-dialog").then(({ QrDialog }) => ({ default: QrDialog })));

interface Shared {
  slug: string;
  groupName: string;
}

/** Hangs a small panel from a button: ways to pass the group's public address on. The platform opens and closes it. */
export function ShareButton({ group }: { group: Shared }) {
  const id = useId();
  const [showsCode, setShowsCode] = useState(false);
  const address = () => new URL(publicPath(group.slug), location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address());
      await siteToast.success("Link copied.");
    } catch {
      window.prompt("Copy this link:", address());
    }
  };
  const canShare = typeof navigator !== "undefined" && "share" in navigator;
  return (
    <>
      <Button variant="outline" popoverTarget={id}>
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
            location.assign(
              `mailto:?subject=${encodeURIComponent(group.groupName)}&body=${encodeURIComponent(`${group.groupName}\n${address()}`)}`,
            )
          }
        >
          <Icon name="mail" />
          Send by e-mail
        </button>
        {canShare && (
          <button type="button" onClick={() => void navigator.share({ title: group.groupName, url: address() }).catch(() => undefined)}>
            <Icon name="share" />
            Share to an app
          </button>
        )}
        <button type="button" onClick={() => setShowsCode(true)}>
          <Icon name="qr" />
          Show QR code
        </button>
      </div>
      <Suspense>
        {showsCode && (
          <QrDialog address={address()} title={group.groupName} words="Scan to see the group." onClose={() => setShowsCode(false)} />
        )}
      </Suspense>
    </>
  );
}
