"use client";

import { type KeyboardEvent, useEffect, useRef } from "react";
import { Icon } from "@/components/ui/icon";
import { HeroSlide } from "./hero-slide";
import { SLIDES } from "./slides";
import { useCarousel } from "./use-carousel";
import "./home-page.css";

const KEYS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };

/** Three ways to begin, one at a time. Without scripts they are a strip that can be swiped. */
export function Hero() {
  const section = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const { shown, before, ready, paused, setPaused, setHeld, go, engine } = useCarousel();
  const focusMoves = useRef(false);

  const turn = (step: 1 | -1) => {
    // The slide that goes away becomes inert and would lose the focus.
    focusMoves.current = viewport.current?.contains(document.activeElement) ?? false;
    go(step);
  };

  useEffect(() => {
    if (!focusMoves.current) return;
    focusMoves.current = false;
    viewport.current?.querySelectorAll<HTMLElement>(".hero-slide a")[shown]?.focus({ preventScroll: true });
  }, [shown]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = KEYS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    turn(step);
  };

  /** The carousel pauses while the mouse is over it or keyboard focus is inside. The focus of a clicked button does not count. */
  const hold = () => setHeld(section.current?.matches(":is(:hover, :has(:focus-visible))") ?? false);

  return (
    <section
      ref={section}
      className="hero"
      aria-roledescription="carousel"
      aria-label="Ways to begin"
      data-ready={ready || undefined}
      data-cloth={SLIDES[shown]?.cloth}
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && setHeld(true)}
      onPointerLeave={() => setTimeout(hold)}
      onFocus={() => setTimeout(hold)}
      onBlur={() => setTimeout(hold)}
      onKeyDown={onKeyDown}
    >
      <div ref={viewport} className="hero-viewport">
        <div className="hero-slides" aria-live={paused ? "polite" : "off"}>
          {SLIDES.map((slide, index) => (
            <HeroSlide
              key={slide.caption}
              slide={slide}
              number={index + 1}
              shown={index === shown}
              leaving={index === before}
              ready={ready}
            />
          ))}
        </div>
      </div>
      {engine && <engine.Carousel viewport={viewport} plays={engine.plays} onShow={engine.onShow} onReady={engine.onReady} />}
      <div className="hero-controls">
        <button type="button" className="knob" aria-label="Previous slide" onClick={() => turn(-1)}>
          <Icon name="left" />
        </button>
        <button type="button" className="knob" aria-label={paused ? "Play slides" : "Pause slides"} onClick={() => setPaused(!paused)}>
          <Icon name={paused ? "play" : "pause"} />
        </button>
        <button type="button" className="knob" aria-label="Next slide" onClick={() => turn(1)}>
          <Icon name="right" />
        </button>
        <span className="hero-stitches" aria-hidden="true">
          {SLIDES.map(({ caption }, index) => (
            <i key={caption} data-on={index === shown || undefined} />
          ))}
        </span>
      </div>
    </section>
  );
}
