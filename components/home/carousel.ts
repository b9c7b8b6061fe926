import EmblaCarousel, { type EmblaCarouselType } from "embla-carousel";
import Autoplay from "embla-carousel-autoplay";

/** Specification section 9. */
const INTERVAL_MS = 5000;

/** A pull this long is meant, however slow. Embla asks for half the width, which is far where nothing follows the finger. */
const PULL_PX = 60;

export interface Carousel {
  go: (step: 1 | -1) => void;
  play: () => void;
  stop: () => void;
  destroy: () => void;
}

/**
 * Keeps Embla from moving the slides: it decides which one is shown (buttons, swipes, the clock), the style sheet lays them on top of
 * each other and fades them. Embla's own fade is counted in frames and has no length in milliseconds.
 */
const standStill = () => ({
  name: "standStill",
  options: {},
  init: (embla: EmblaCarouselType) => {
    const { translate, slideLooper } = embla.internalEngine();
    for (const moved of [translate, ...slideLooper.loopPoints.map((point) => point.translate)]) {
      moved.clear();
      moved.toggleActive(false);
    }
  },
  destroy: () => undefined,
});

/** How far the slides were pulled off their place: below zero towards the next one. */
function pulled(embla: EmblaCarouselType): number {
  const { location, scrollSnaps, limit } = embla.internalEngine();
  const moved = location.get() - (scrollSnaps[embla.selectedScrollSnap()] ?? 0);
  // In an endless loop a place comes again after each round.
  return moved - Math.round(moved / limit.length) * limit.length;
}

/** Brings the slides inside `viewport` to life. Fetched after the first paint. */
export function startCarousel(viewport: HTMLElement, onShow: (slide: number) => void): Carousel {
  const autoplay = Autoplay({ delay: INTERVAL_MS, jump: true, playOnInit: false, stopOnFocusIn: false, stopOnInteraction: false });
  // Everything jumps: a glide nobody sees would still be under way when the next pull begins.
  // A slide that is out of sight is inert, so there is no focus for Embla to follow.
  const embla = EmblaCarousel(viewport, { loop: true, watchFocus: false }, [autoplay, standStill()]);
  let plays = false;
  const settle = () => (plays ? autoplay.play() : autoplay.stop());
  embla.on("select", () => onShow(embla.selectedScrollSnap()));
  let pulledFrom = 0;
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
  embla.on("reInit", settle);
  const setPlays = (wanted: boolean) => {
    plays = wanted;
    settle();
  };
  return {
    go: (step) => {
      if (step > 0) embla.scrollNext(true);
      else embla.scrollPrev(true);
      // A slide somebody asked for stays its whole time.
      autoplay.reset();
    },
    play: () => setPlays(true),
    stop: () => setPlays(false),
    destroy: () => embla.destroy(),
  };
}
