"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Says } from "@/components/ui/says";
import type { MoveView } from "@/lib/memberships/page-views";
import { failureOf } from "@/lib/platform/http/client";
import { dayOf } from "./join-words";
import { useJoining } from "./joining";

/** Says that the group moves: where to, the owner's text, and whether my address will be exported. */
export function MoveNote({ move: { to, text, address } }: { move: MoveView }) {
  const { membership, edit, doing, heading } = useJoining();
  const [failure, setFailure] = useState<string | null>(null);
  const [saidNo, setSaidNo] = useState(false);
  const goes = membership?.contact === "if-the-group-moves" ? address : null;
  const sayNo = async () => {
    setFailure(null);
    try {
      if (!(await edit({ contact: "nothing" }))) return;
      setSaidNo(true);
      heading.current?.focus();
    } catch (error) {
      setFailure(failureOf(error));
    }
  };
  return (
    <div className="panel-note">
      <Says icon="pin" title="This group moves">
        To <bdi>{to}</bdi>.
      </Says>
      {text && (
        <p className="own-words" dir="auto">
          {text}
        </p>
      )}
      <p className="fine" role="status">
        {goes && !goes.given && `The organizers get your e-mail address on ${dayOf(goes.from)}, unless you say no before.`}
        {goes?.given && `The organizers have your e-mail address since ${dayOf(goes.from)}.`}
        {saidNo && !goes && "Your e-mail address stays hidden."}
      </p>
      {failure && (
        <p className="error" role="alert">
          {failure}
        </p>
      )}
      {goes && !goes.given && (
        <Button variant="outline" pending={doing === "changing"} onClick={() => void sayNo()}>
          Do not give my address
        </Button>
      )}
    </div>
  );
}
