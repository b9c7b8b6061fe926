"use client";

import { useBrokenImage } from "./use-broken-image";

/** Stands for a picture of a group that is missing or broken. */
export const PLACEHOLDER = "/art/placeholder.svg";

export interface PictureProps {
  /** A cover's path or an https address; anything missing or broken shows the placeholder. */
  src: string | null | undefined;
  alt?: string;
  /**
   * `near`: when it comes near. `now`: it is in the first screen. `first`: it is the largest thing there: a static page brings it along, any
   * other page fetches it before the rest.
   */
  load?: "near" | "now" | "first";
  className?: string;
}

/** A group's picture in its 4:3 box (the style sheet's, so that it need not stand in each of two dozen cards). Our covers fill it; a person's own photograph is mounted on cotton. */
export function Picture({ src, alt = "", load = "near", className = "" }: PictureProps) {
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
        loading={load === "near" ? "lazy" : "eager"}
        {...(load === "first" && { fetchPriority: "high" })}
        // Ours need neither, and a list holds two dozen.
        {...(!own && { decoding: "async", referrerPolicy: "no-referrer" })}
      />
    </span>
  );
}
