"use client";

import { type MouseEvent, useState } from "react";
import { Picture } from "@/components/ui/picture";
import type { BlogPicture } from "@/lib/blog/schema";
import { Lightbox } from "./lightbox";

/** A middle click, or a click with a modifier key, opens a new tab: leave it to the browser. */
const isPlain = (event: MouseEvent) => event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** The pictures of an article. Each is a link to its full size; with scripts it opens here instead of leaving the page. */
export function Gallery({ pictures }: { pictures: BlogPicture[] }) {
  const [at, setAt] = useState<number | null>(null);
  return (
    <>
      <ul className="gallery" aria-label="Gallery">
        {pictures.map((picture, index) => (
          <li key={picture.src}>
            <a
              href={picture.src}
              aria-haspopup="dialog"
              onClick={(event) => {
                if (!isPlain(event)) return;
                event.preventDefault();
                setAt(index);
              }}
            >
              <Picture src={picture.src} alt={picture.alt} />
              <span className="gallery-caption">{picture.caption}</span>
            </a>
          </li>
        ))}
      </ul>
      {at !== null && <Lightbox pictures={pictures} at={at} onTurn={setAt} onClose={() => setAt(null)} />}
    </>
  );
}
