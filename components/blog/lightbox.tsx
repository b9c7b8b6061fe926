"use client";

import type { KeyboardEvent } from "react";
import { Icon, type IconName } from "@/components/ui/icon";
import { useModal } from "@/components/ui/use-modal";
import type { BlogPicture } from "@/lib/blog/schema";

interface LightboxProps {
  pictures: BlogPicture[];
  at: number;
  onTurn: (index: number) => void;
  onClose: () => void;
}

function Knob({ name, label, onClick }: { name: IconName; label: string; onClick: () => void }) {
  return (
    <button type="button" className="knob" aria-label={label} onClick={onClick}>
      <Icon name={name} />
    </button>
  );
}

/**
 * One picture at full size, over the page. Arrow keys show the next or previous one, Escape closes it, and the focus returns to the link
 * that opened it.
 */
export function Lightbox({ pictures, at, onTurn, onClose }: LightboxProps) {
  const modal = useModal(onClose);
  const turn = (by: number) => onTurn((at + by + pictures.length) % pictures.length);

  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    turn(by);
  };

  const picture = pictures[at];
  if (!picture) return null;
  return (
    <dialog {...modal} className="lightbox" aria-label="Picture at full size" onKeyDown={onKeyDown}>
      <figure>
        <img src={picture.src} alt={picture.alt} width={1200} height={900} />
        <figcaption className="lightbox-bar">
          <p className="lightbox-words" aria-live="polite" aria-atomic="true">
            <span className="font-semibold">{picture.caption}</span>{" "}
            <span className="text-soft">
              {at + 1} of {pictures.length}
            </span>
          </p>
          <Knob name="left" label="Previous picture" onClick={() => turn(-1)} />
          <Knob name="right" label="Next picture" onClick={() => turn(1)} />
          <Knob name="close" label="Close" onClick={onClose} />
        </figcaption>
      </figure>
    </dialog>
  );
}
