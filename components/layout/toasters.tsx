"use client";

import { type ComponentType, useEffect, useState } from "react";
import { onToastersWanted } from "@/components/ui/toasters-ready";

/** Stands in the root layout and shows nothing until somebody has something to say: sonner is fetched with the first toast. */
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
