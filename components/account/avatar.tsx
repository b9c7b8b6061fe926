"use client";

import { useEffect } from "react";
import { useBrokenImage } from "@/components/ui/use-broken-image";
import { lettersOf } from "@/lib/letters";

/** The first letters of the first and the last word, whole ones in Bangla too; of an e-mail address the first. */
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
  /** Told whether the photo does not load. */
  onBroken?: (broken: boolean) => void;
}

/** A person's photo on a round patch; their initials without one, or when it does not load. Decoration: the name stands beside it. */
export function Avatar({ name, photoURL, className = "", onBroken }: AvatarProps) {
  const { broken, watch } = useBrokenImage(photoURL);
  useEffect(() => onBroken?.(broken), [broken, onBroken]);
  const letters = name && initials(name);
  return (
    <span className={`avatar ${className}`} aria-hidden="true">
      {photoURL && !broken ? (
        <img {...watch} src={photoURL} alt="" width={44} height={44} decoding="async" referrerPolicy="no-referrer" />
      ) : (
        // Two Bangla letters with their vowel signs would touch the rim.
        <span className={letters.length > 2 ? "text-xs" : ""}>{letters}</span>
      )}
    </span>
  );
}
