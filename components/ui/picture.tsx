"use client";

import { useBrokenImage } from "./use-broken-image";

const PLACEHOLDER = "/art/placeholder.svg";

interface PictureProps {
  /** A cover's path or an https address; anything missing or broken shows the placeholder. */
  src: string | null | undefined;
  alt?: string;
  /** In the first screen: fetched at once instead of when it comes near. */
  eager?: boolean;
  className?: string;
}

/** A group's picture in its 4:3 box (the style sheet's, so that it need not stand in each of two dozen cards). Our covers fill it; a person's own photograph is mounted on cotton. */
export function Picture({ src, alt = "", eager = false, className = "" }: PictureProps) {
  const { broken, watch } = useBrokenImage(src);
  const shown = src && !broken ? src : PLACEHOLDER;
  const own = shown.startsWith("/");
  return (
    <span className={["pic", !own && "pic-photo", className].filter(Boolean).join(" ")}>
      <img
        key={shown}
        {...watch}
        src={shown}
        alt={alt}
        loading={eager ? "eager" : "lazy"}
        // Ours need neither, and a list holds two dozen.
        {...(!own && { decoding: "async", referrerPolicy: "no-referrer" })}
      />
    </span>
  );
}
