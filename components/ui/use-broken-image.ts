"use client";

import { type RefCallback, useState } from "react";

interface BrokenImage {
  /** True once this address has failed; another address is tried anew. */
  broken: boolean;
  /** The props for the `<img>`. */
  watch: { ref: RefCallback<HTMLImageElement>; onError: () => void };
}

/** Detects that an image does not load, also if it failed before hydration: then `onError` is not fired again. */
export function useBrokenImage(src: string | null | undefined): BrokenImage {
  const [failed, setFailed] = useState<string | null>(null);
  const fail = () => setFailed(src ?? null);
  const ref = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) fail();
  };
  return { broken: Boolean(src) && src === failed, watch: { ref, onError: fail } };
}
