"use client";

import { useId, useState } from "react";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { type BlogCard, cutExcerpt } from "@/lib/blog/views";

interface StoryProps {
  card: BlogCard;
  open: boolean;
  onOpen: () => void;
}

function Story({ card, open, onOpen }: StoryProps) {
  const id = useId();
  const href = `/blogDetails/${card.id}`;
  return (
    <article className={`story ${open ? "story-open" : ""}`} aria-labelledby={`${id}-title`}>
      <img src={card.coverImage} alt="" width={800} height={600} loading="lazy" decoding="async" />
      <div className="story-body">
        {open && (
          <p className="story-meta">
            <Icon name="clock" />
            {card.readTime}
          </p>
        )}
        <h3 className={open ? "text-xl" : ""}>
          <button
            type="button"
            id={`${id}-title`}
            className="story-title"
            aria-expanded={open}
            aria-controls={`${id}-text`}
            onClick={onOpen}
          >
            {card.title}
          </button>
        </h3>
        <div id={`${id}-text`} className="grid justify-items-start gap-4">
          <p className="story-excerpt">{open ? card.excerpt : cutExcerpt(card.excerpt)}</p>
          {open && (
            <ButtonLink href={href} size="sm">
              Read More<span className="sr-only">: {card.title}</span>
            </ButtonLink>
          )}
        </div>
        {!open && (
          <noscript>
            <a className="text-link" href={href}>
              Read More
            </a>
          </noscript>
        )}
      </div>
      {!open && (
        <span className="knob" aria-hidden="true">
          <Icon name="plus" />
        </span>
      )}
    </article>
  );
}

/** The story cards of the home page. One card is open, at first the first one; pressing another card opens that one instead. */
export function BlogCards({ cards }: { cards: BlogCard[] }) {
  const [open, setOpen] = useState(cards[0]?.id);
  return (
    <div className="story-quilt">
      {cards.map((card) => (
        <Story key={card.id} card={card} open={card.id === open} onOpen={() => setOpen(card.id)} />
      ))}
    </div>
  );
}
