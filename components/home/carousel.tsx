"use client";

import Autoplay from "embla-carousel-autoplay";
import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import { type RefObject, useEffect, useRef, useState } from "react";

type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** `docs/product.md`, Times and numbers. */
const INTERVAL_MS = 5000;

/**
 * A drag of this many pixels changes the slide, however slow it is. Embla's own limit is half the width, which is too far here because the
 * slides do not follow the finger.
 */
const PULL_PX = 60;

/** Slides that are not shown are inert, so Embla has no focus to follow. */
const OPTIONS = { loop: true, watchFocus: false };

/** To the next slide, or back to the one before. */
export type Direction = 1 | -1;
export type Turn = (direction: Direction) => void;

/**
 * Keeps Embla from moving the slides. Embla only decides which one is shown (buttons, swipes, timer); the style sheet stacks and fades
 * them. Embla's own fade is counted in frames and cannot take a length in milliseconds.
 */
const standStill = () => ({
  name: "standStill",
  options: {},
  init: (embla: Embla) => {
    const { translate, slideLooper } = embla.internalEngine();
    for (const moved of [translate, ...slideLooper.loopPoints.map((point) => point.translate)]) {
      moved.clear();
      moved.toggleActive(false);
    }
  },
  destroy: () => undefined,
});

/** How many pixels the slides were dragged; below zero means towards the next one. */
function pulled(embla: Embla): number {
  const { location, scrollSnaps, limit } = embla.internalEngine();
  const moved = location.get() - (scrollSnaps[embla.selectedScrollSnap()] ?? 0);
  // In an endless loop, the same position comes again after each round.
  return moved - Math.round(moved / limit.length) * limit.length;
}

interface CarouselProps {
  viewport: RefObject<HTMLElement | null>;
  plays: boolean;
  onShow: (slide: number) => void;
  /** Called with the function that changes the slide, once it exists. */
  onReady: (turn: Turn) => void;
}

/** Attaches Embla to the slides inside `viewport`; renders nothing itself. Loaded after the first paint. */
export function Carousel({ viewport, plays, onShow, onReady }: CarouselProps) {
  const [autoplay] = useState(() =>
    Autoplay({ delay: INTERVAL_MS, jump: true, playOnInit: false, stopOnFocusIn: false, stopOnInteraction: false }),
  );
  const [plugins] = useState(() => [autoplay, standStill()]);
  const [attach, embla] = useEmblaCarousel(OPTIONS, plugins);
  const wanted = useRef(plays);

  useEffect(() => {
    if (viewport.current) attach(viewport.current);
  }, [attach, viewport]);

  useEffect(() => {
    wanted.current = plays;
    if (!embla) return;
    if (plays) autoplay.play();
    else autoplay.stop();
  }, [embla, autoplay, plays]);

  // Every change jumps: an animation that nobody sees would still be running when the next drag begins.
  useEffect(() => {
    if (!embla) return;
    const settle = () => (wanted.current ? autoplay.play() : autoplay.stop());
    let pulledFrom = 0;
    embla.on("select", () => onShow(embla.selectedScrollSnap()));
    embla.on("reInit", settle);
    embla.on("pointerDown", () => {
      pulledFrom = embla.selectedScrollSnap();
    });
    embla.on("pointerUp", () => {
      if (embla.selectedScrollSnap() === pulledFrom) {
        const way = pulled(embla);
        if (way < -PULL_PX) embla.scrollNext(true);
        if (way > PULL_PX) embla.scrollPrev(true);
      }
      embla.scrollTo(embla.selectedScrollSnap(), true);
      // The autoplay plug-in starts again after a swipe, even if it was stopped before.
      settle();
    });
    onReady((direction) => {
      if (direction > 0) embla.scrollNext(true);
      else embla.scrollPrev(true);
      // A slide that the person chose is shown for the full interval.
      autoplay.reset();
    });
  }, [embla, autoplay, onShow, onReady]);

  return null;
}
