"use client";

import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { formToast } from "@/components/ui/toast";
import { useFocusGoesOn } from "@/components/ui/use-focus-goes-on";
import type { AccountPageView } from "@/lib/accounts/views";
import { api } from "@/lib/platform/http/client";
import { useSend } from "../use-send";
import { ChangeAddressForm } from "./change-address-form";
import { ProveFirst } from "./prove-first";
import type { Owner } from "./use-proof";

interface AddressPanelProps {
  address: AccountPageView["address"];
  /** The mail with the verification link came back. */
  cameBack: boolean;
  owner: Owner;
}

/** The state of the address. */
function State({ confirmedOn, becoming, cameBack }: Omit<AccountPageView["address"], "email"> & { cameBack: boolean }) {
  if (becoming && cameBack)
    return (
      <span>
        Our mail to <b className="wrap-anywhere">{becoming}</b> came back. Perhaps it is misspelt: change it, or send the link again once it
        works. Until then your old address works.
      </span>
    );
  if (becoming)
    return (
      <span>
        Becomes <b className="wrap-anywhere">{becoming}</b> when you confirm the link we sent there. Until then this one works.
      </span>
    );
  if (confirmedOn) return `Confirmed on ${confirmedOn}`;
  if (cameBack)
    return "Not confirmed: our mail to it came back. Perhaps it is misspelt: change it, or send the link again once it works. Until then no other mail of ours reaches you.";
  return "Not confirmed yet: open the link in our mail. Until then no other mail of ours reaches you.";
}

/** The address, whether it is confirmed, waits for its link or is being changed, and the form that changes it. */
export function AddressPanel({ address, cameBack, owner }: AddressPanelProps) {
  const { email, confirmedOn, becoming } = address;
  const [changing, setChanging] = useState(false);
  const { pending, send, show } = useSend();
  const place = useRef<HTMLDivElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  useFocusGoesOn(place, () => change.current ?? place.current?.querySelector<HTMLElement>("form input, .prove-first button"));

  const sendAgain = () =>
    send(async () => {
      await api("/api/accounts/verification", { method: "POST", body: {} });
      void formToast.success(`A link is on its way to ${becoming ?? email}.`);
    });
  const keepOld = () =>
    send(async () => {
      await api("/api/accounts/me/email", { method: "PUT", body: { email } });
      show();
    });

  return (
    <div ref={place} className="grid gap-6">
      <div className="field">
        <label htmlFor="own-address">Address</label>
        <input id="own-address" type="email" className="input" readOnly value={email} aria-describedby="own-address-state" />
        <p id="own-address-state" className={`mail-state ${confirmedOn && !becoming ? "mail-good" : "mail-wait"}`}>
          <Icon name={cameBack ? "warning" : becoming ? "clock" : confirmedOn ? "check" : "mail"} />
          <State confirmedOn={confirmedOn} becoming={becoming} cameBack={cameBack} />
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {(becoming || !confirmedOn) && (
          <Button variant="outline" size="sm" pending={pending} onClick={() => void sendAgain()}>
            Send the link again
          </Button>
        )}
        {becoming && (
          <Button variant="outline" size="sm" pending={pending} onClick={() => void keepOld()}>
            Keep the old one
          </Button>
        )}
        {!changing && (
          <Button ref={change} variant="outline" size={becoming || !confirmedOn ? "sm" : "md"} onClick={() => setChanging(true)}>
            Change address
          </Button>
        )}
      </div>
      {changing && (
        <ProveFirst owner={owner}>
          <ChangeAddressForm hasPassword={owner.hasPassword} onDone={() => setChanging(false)} />
        </ProveFirst>
      )}
    </div>
  );
}
