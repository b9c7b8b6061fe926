"use client";

import { useEffect } from "react";
import { useBrokenImage } from "@/components/ui/use-broken-image";
import { lettersOf } from "@/lib/letters";

/** The first letters of the first and the last word, with their vowel signs in Bangla; for an e-mail address its first letter. */
export function initials(name: string): string {
  const words = name.split("@")[0]?.split(/\s+/).filter(Boolean) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends
    .map((word) => lettersOf(word ?? "?").next().value)
    .join("")
    .toLocaleUpperCase();
}

interface AvatarProps {
  name: string;
  photoURL: string | null;
  className?: string;
  /** Called with whether the photo failed to load. */
  onBroken?: (broken: boolean) => void;
}

/**
 * A person's photo on a round patch, or their initials if there is no photo or it does not load. It is decoration: the name is written
 * beside it.
 */
export function Avatar({ name, photoURL, className = "", onBroken }: AvatarProps) {
  const { broken, watch } = useBrokenImage(photoURL);
  useEffect(() => onBroken?.(broken), [broken, onBroken]);
  const letters = name && initials(name);
  return (
    <span className={`avatar ${className}`} aria-hidden="true">
      {photoURL && !broken ? (
        <img {...watch} src={photoURL} alt="" width={44} height={44} decoding="async" referrerPolicy="no-referrer" />
      ) : (
        // Two Bangla letters with vowel signs would touch the edge.
        <span className={letters.length > 2 ? "text-xs" : ""}>{letters}</span>
      )}
    </span>
  );
}
