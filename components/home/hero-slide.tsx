import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { SLIDES, type Slide } from "./slides";
import { Typewriter } from "./typewriter";

interface HeroSlideProps {
  slide: Slide;
  number: number;
  shown: boolean;
  /** It was shown before this one, and stays under it while the new one fades in. */
  leaving: boolean;
  /** The slides are stacked now. Until then only the first one is visible, and the others load nothing. */
  ready: boolean;
}

/** A stitched scene with a short text and a link to the groups. */
export function HeroSlide({ slide: { caption, place, text, cloth, button, alt }, number, shown, leaving, ready }: HeroSlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as part of a form
    <div
      className={`hero-slide seam hero-${cloth}`}
      role="group"
      aria-roledescription="slide"
      aria-label={`${number} of ${SLIDES.length}`}
      data-shown={shown || undefined}
      data-leaving={leaving || undefined}
      inert={ready && !shown}
    >
      <picture>
        <source media="(width < 48rem)" srcSet={`/hero/${number}-phone.svg`} width={750} height={580} />
        <img
          src={`/hero/${number}.svg`}
          alt={alt}
          width={1600}
          height={900}
          draggable={false}
          decoding="async"
          {...(number === 1 ? { fetchPriority: "high" } : { loading: "lazy" })}
        />
      </picture>
      <div className="hero-words">
        <h2>{caption}</h2>
        <p className={`tag ${cloth === "marigold" ? "dye-red" : "dye-marigold"}`}>
          <Icon name="pin" />
          <Typewriter text={place} shown={shown} />
        </p>
        <p className="hero-text">{text}</p>
        <ButtonLink href="/allGroups" variant={button}>
          Browse Groups
        </ButtonLink>
      </div>
    </div>
  );
}
