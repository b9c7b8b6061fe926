"use client";

import { type RefCallback, useState } from "react";

interface BrokenImage {
  /** True once this very address has failed: another one gets its own chance. */
  broken: boolean;
  /** For the `<img>` that shows it. */
  watch: { ref: RefCallback<HTMLImageElement>; onError: () => void };
}

/** Notices that an image does not load, also one that failed before hydration: that one never fires `onError` again. */
export function useBrokenImage(src: string | null | undefined): BrokenImage {
  const [failed, setFailed] = useState<string | null>(null);
  const fail = () => setFailed(src ?? null);
  const ref = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) fail();
  };
  return { broken: Boolean(src) && src === failed, watch: { ref, onError: fail } };
}
