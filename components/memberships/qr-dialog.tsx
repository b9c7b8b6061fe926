"use client";

import { useId, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useModal } from "@/components/ui/use-modal";
import { QrCode } from "./qr-code";
import { saveCode } from "./save-code";
import "@/components/ui/dialog.css";
import "@/components/ui/dialog-form.css";
import "./qr.css";

interface QrDialogProps {
  address: string;
  title: string;
  words: string;
  onClose: () => void;
}

/** Shows the QR code large, so that another person can scan it from across a table. */
export function QrDialog({ address, title, words, onClose }: QrDialogProps) {
  const modal = useModal(onClose);
  const code = useRef<HTMLDivElement>(null);
  const id = useId();
  const save = () => {
    const drawn = code.current?.querySelector("svg");
    if (drawn) void saveCode(drawn, title);
  };
  return (
    <dialog {...modal} className="dialog dialog-form" aria-labelledby={id}>
      <div className="done">
        <div ref={code} className="qr qr-large">
          <QrCode address={address} label="QR code of the link" />
        </div>
        <h2 id={id} dir="auto">
          {title}
        </h2>
        <p>{words}</p>
        <div className="ways">
          <Button onClick={onClose}>Done</Button>
          <Button variant="outline" onClick={save}>
            <Icon name="download" />
            Save QR code
          </Button>
        </div>
      </div>
    </dialog>
  );
}
