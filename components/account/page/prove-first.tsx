"use client";

import Link from "next/link";
import { type ReactNode, useId, useState } from "react";
import { useShowAfterWrite } from "@/components/layout/refresh";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { GOOGLE_AGAIN, GOOGLE_UNSET, type Owner, proofFailure, useProof } from "./use-proof";

/** Shows a form to the account's owner only: a person without a password must sign in with Google again before it appears. */
export function ProveFirst({ owner, children }: { owner: Owner; children: ReactNode }) {
  const prove = useProof(owner);
  const { showing, show } = useShowAfterWrite();
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const failureId = useId();
  if (owner.hasPassword || owner.proven) return children;
  if (owner.google !== "on")
    return (
      <p>
        {GOOGLE_UNSET}{" "}
        <Link className="text-link" href="/reset" prefetch={false}>
          Send me that link
        </Link>
      </p>
    );

  const ask = async () => {
    setAsking(true);
    setFailure(undefined);
    try {
      await prove();
      show();
    } catch (error) {
      setFailure(proofFailure(error));
    }
    setAsking(false);
  };

  return (
    <div className="prove-first grid gap-4">
      <p>{GOOGLE_AGAIN}</p>
      <div>
        <Button variant="outline" pending={asking || showing} onClick={() => void ask()}>
          Continue with Google
        </Button>
      </div>
      <FieldError id={failureId} error={failure} />
    </div>
  );
}
