export interface Slide {
  caption: string;
  place: string;
  text: string;
  /** The background colour under the scene; text and button need enough contrast on it. */
  cloth: "indigo" | "red" | "marigold";
  button: "marigold" | "indigo";
  alt: string;
}

/** The three slides of the home page; captions and places come from docs/product.md. */
export const SLIDES: readonly Slide[] = [
  {
    caption: "Find Your Tribe.",
    place: "Near You",
    text: "Painters, runners, readers, anglers: the people who love what you love are closer than you think.",
    cloth: "indigo",
    button: "marigold",
    alt: "Friends with their hobbies in one wooden boat under a large sun, stitched on indigo cloth",
  },
  {
    caption: "Find Your Passion",
    place: "In Your City",
    text: "Sketch walks at dawn, a guitar on a rooftop, one more chapter by the river. Climb in, there is a seat.",
    cloth: "red",
    button: "marigold",
    alt: "A rickshaw carries a guitar player through the city while kites fly, stitched on red cloth",
  },
  {
    caption: "Join the Fun",
    place: "All Over Bangladesh",
    text: "From Rangpur to Cox’s Bazar somebody is putting the kettle on. Bring a friend, or come and find one.",
    cloth: "marigold",
    button: "indigo",
    alt: "Friends on green hills fly kites with a hobby sewn on each, stitched on marigold cloth",
  },
];
