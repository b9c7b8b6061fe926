"use client";

import { Button } from "@/components/ui/button";
import { siteToast } from "@/components/ui/toast";

/** Says the sentence of docs/product.md; it makes no call. */
export function JoinButton({ className = "" }: { className?: string }) {
  return (
    <Button className={className} onClick={() => void siteToast.success("You have joined the group!")}>
      Join Group
    </Button>
  );
}
