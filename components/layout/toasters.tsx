"use client";

import { type ComponentType, useEffect, useState } from "react";
import { onToastersWanted } from "@/components/ui/toasters-ready";

/** Used in the root layout; renders nothing until the first toast, which loads sonner. */
export function Toasters() {
  const [Pair, setPair] = useState<ComponentType>();
  useEffect(
    () =>
      onToastersWanted(async () => {
        const { ToasterPair } = await import("./toaster-pair");
        setPair(() => ToasterPair);
      }),
    [],
  );
  return Pair ? <Pair /> : null;
}
