"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { QrCode } from "./qr-code";
import { saveCode } from "./save-code";
import "./qr.css";

export interface Fresh {
  url: string;
  name: string;
  facts: string[];
}

/**
 * A new invitation link with its QR code. It is shown only once, because the store keeps only its hash. The parent gives each link its own
 * `key`, so that each one gets the focus and is announced.
 */
export function FreshLink({ fresh: { url, name, facts }, groupName }: { fresh: Fresh; groupName: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const code = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);

  useEffect(() => heading.current?.focus(), []);

  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      // The browser does not allow it. The link is selected, so that the person can copy it by hand.
    }
  };
  const save = () => {
    const drawn = code.current?.querySelector("svg");
    if (drawn) void saveCode(drawn, name || groupName);
  };
  const canShare = typeof navigator !== "undefined" && "share" in navigator;
  return (
    <section className="fresh" aria-labelledby="fresh">
      <div ref={code} className="qr">
        <QrCode address={url} label="QR code of the link" />
      </div>
      <div className="fresh-words">
        <div>
          <h2 id="fresh" ref={heading} tabIndex={-1}>
            Your new link is ready
          </h2>
          <p className="fine mt-2">Copy it or save the code now. For safety the whole link is shown only once.</p>
        </div>
        <div className="copy">
          <label className="sr-only" htmlFor="fresh-link">
            Invitation link
          </label>
          <input ref={field} className="input" id="fresh-link" readOnly value={url} />
          <Button onClick={() => void copy()}>
            <Icon name={copied ? "check" : "copy"} />
            <span aria-live="polite">{copied ? "Copied" : "Copy"}</span>
          </Button>
        </div>
        <div className="ways">
          {canShare && (
            <Button variant="outline" size="sm" onClick={() => void navigator.share({ title: groupName, url }).catch(() => undefined)}>
              <Icon name="share" />
              Share
            </Button>
          )}
          <Button variant="outline" size="sm" onClick={save}>
            <Icon name="download" />
            Save QR code
          </Button>
          <Button variant="outline" size="sm" onClick={() => window.print()}>
            <Icon name="print" />
            Print
          </Button>
        </div>
        <p className="link-facts">
          {name && (
            <b className="text-ink" dir="auto">
              {name}
            </b>
          )}
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
    </section>
  );
}
