"use client";

import Autoplay from "embla-carousel-autoplay";
import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import { type RefObject, useEffect, useRef, useState } from "react";

type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** `docs/product.md`, Times and numbers. */
const INTERVAL_MS = 5000;

/** A pull this long is meant, however slow. Embla asks for half the width, which is far where nothing follows the finger. */
const PULL_PX = 60;

/** A slide that is out of sight is inert, so there is no focus for Embla to follow. */
const OPTIONS = { loop: true, watchFocus: false };

/** To the next slide, or back to the one before. */
export type Direction = 1 | -1;
export type Turn = (direction: Direction) => void;

/**
 * Keeps Embla from moving the slides: it decides which one is shown (buttons, swipes, the clock), the style sheet lays them on top of
 * each other and fades them. Embla's own fade is counted in frames and has no length in milliseconds.
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

/** How far the slides were pulled off their place: below zero towards the next one. */
function pulled(embla: Embla): number {
  const { location, scrollSnaps, limit } = embla.internalEngine();
  const moved = location.get() - (scrollSnaps[embla.selectedScrollSnap()] ?? 0);
  // In an endless loop a place comes again after each round.
  return moved - Math.round(moved / limit.length) * limit.length;
}

interface CarouselProps {
  viewport: RefObject<HTMLElement | null>;
  plays: boolean;
  onShow: (slide: number) => void;
  /** Hands over the way to turn slides, once there is one. */
  onReady: (turn: Turn) => void;
}

/** Brings the slides inside `viewport` to life and shows nothing itself. Fetched after the first paint. */
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

  // Everything jumps: a glide nobody sees would still be under way when the next pull begins.
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
      // The plug-in plays on after a swipe, also where it had been stopped.
      settle();
    });
    onReady((direction) => {
      if (direction > 0) embla.scrollNext(true);
      else embla.scrollPrev(true);
      // A slide somebody asked for stays its whole time.
      autoplay.reset();
    });
  }, [embla, autoplay, onShow, onReady]);

  return null;
}
