"use client";

import { useEffect, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { isHttpsAddress } from "@/lib/https-address";

/** Shows the picture at an address, shortly after the person stops typing. Shows a message if there is no picture at the address. */
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
