"use client";

import { useBrokenImage } from "./use-broken-image";

/** Shown when a group's picture is missing or broken. */
export const PLACEHOLDER = "/art/placeholder.svg";

export interface PictureProps {
  /** A cover's path or an https address; anything missing or broken shows the placeholder. */
  src: string | null | undefined;
  alt?: string;
  /**
   * When the picture is loaded. `near`: shortly before it comes into view. `now`: it is in the first screen. `first`: it is the largest
   * element there, so a static page preloads it and any other page fetches it with high priority.
   */
  load?: "near" | "now" | "first";
  className?: string;
}

/**
 * A group's picture in a 4:3 box. The style sheet sets the ratio, so that it need not be repeated in two dozen cards. Our covers fill the
 * box; a person's own photo has a margin.
 */
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
        // Our own pictures need neither attribute, and a list has two dozen.
        {...(!own && { decoding: "async", referrerPolicy: "no-referrer" })}
      />
    </span>
  );
}
