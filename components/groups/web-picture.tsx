"use client";

import { useEffect, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { isHttpsAddress } from "@/lib/https-address";

/** Shows what an address leads to, a moment after the typing stops, and says so when it leads to no picture. */
export function WebPicture({ address }: { address: string }) {
  const [shown, setShown] = useState("");
  const [state, setState] = useState<"loading" | "there" | "broken">("loading");

  useEffect(() => {
    const timer = setTimeout(() => {
      setShown(isHttpsAddress(address) ? address : "");
      setState("loading");
    }, 400);
    return () => clearTimeout(timer);
  }, [address]);

  return (
    <div role="status" className="web-picture">
      {shown && state !== "broken" && (
        <span className="pic pic-photo">
          <img
            key={shown}
            src={shown}
            alt="What the address shows"
            width={800}
            height={600}
            referrerPolicy="no-referrer"
            onLoad={() => setState("there")}
            onError={() => setState("broken")}
          />
        </span>
      )}
      {shown && state === "broken" && (
        <p className="error">
          <Icon name="warning" />
          There is no picture at this address. People would see a plain patch instead.
        </p>
      )}
    </div>
  );
}
