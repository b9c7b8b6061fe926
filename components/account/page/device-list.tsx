"use client";

import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icon";
import { formToast } from "@/components/ui/toast";
import { useFocusGoesOn } from "@/components/ui/use-focus-goes-on";
import { api } from "@/lib/platform/http/client";
import type { SessionView } from "@/lib/sessions/schema";
import { useSend } from "../use-send";

const ICONS: Record<SessionView["kind"], IconName> = { computer: "laptop", phone: "phone", tablet: "screen", other: "screen" };

interface Device extends SessionView {
  /** As text, in the person's own time zone: "Signed in on 3 October 2026, active yesterday, 10:41 pm". */
  active: string;
}

/** The devices on which the person is signed in; each can be signed out here. */
export function DeviceList({ devices }: { devices: Device[] }) {
  const { pending, send, show } = useSend();
  const place = useRef<HTMLDivElement>(null);
  useFocusGoesOn(place, () => place.current?.querySelector("button"));
  const others = devices.filter(({ current }) => !current);

  const end = (path: string, words: string) =>
    send(async () => {
      await api(path, { method: "DELETE" });
      void formToast.success(words);
      show();
    });

  return (
    <div ref={place}>
      <ul className="devices">
        {devices.map(({ _id, device, kind, active, current }) => (
          <li key={_id}>
            <span className={`merit merit-sm ${current ? "dye-leaf" : "dye-jute"}`} aria-hidden="true">
              <Icon name={ICONS[kind]} />
            </span>
            <div>
              <p className="font-semibold">
                {device}{" "}
                {current && (
                  <span className="this-device">
                    <Icon name="check" />
                    This device
                  </span>
                )}
              </p>
              <p id={`device-${_id}`} className="text-sm text-soft">
                {active}
              </p>
            </div>
            {!current && (
              <Button
                variant="outline"
                size="sm"
                pending={pending}
                // Two devices often have the same name.
                aria-describedby={`device-${_id}`}
                onClick={() => void end(`/api/accounts/me/sessions/${_id}`, `${device} is signed out.`)}
              >
                Sign out<span className="sr-only"> {device}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <div className="mt-4">
          <Button
            variant="outline"
            pending={pending}
            onClick={() => void end("/api/accounts/me/sessions?others=1", "Every other device is signed out.")}
          >
            Sign out everywhere else
          </Button>
        </div>
      )}
    </div>
  );
}
