import type { CSSProperties } from "react";
import { leftInWords, type Seats, stitches, takenInWords } from "./places-words";
import "./places.css";

/** Up to this many places, each place is drawn as a sewing button. */
const BUTTONS = 8;
const DYES = ["dye-marigold", "dye-red", "dye-leaf", "dye-indigo", "dye-sky"];

/**
 * How full a group is: in words, and as a drawing with a stitch for each place. A single place is not drawn. The drawing only repeats the
 * words.
 */
export function DrawnPlaces({ seats }: { seats: Seats }) {
  const { drawn, sewn } = stitches(seats);
  return (
    <div className={`sewn-places ${endOf(drawn, sewn)}`} style={counts(drawn, sewn)}>
      <p className="sewn-words">
        <b>{leftInWords(seats)}</b>
        <span>{takenInWords(seats)}</span>
      </p>
      {seats.max > BUTTONS && <Row />}
      {seats.max > 1 && seats.max <= BUTTONS && <Buttons drawn={drawn} sewn={sewn} />}
    </div>
  );
}

/** The same in one line beside other facts, with a stitch for each place up to ten places. */
export function DrawnInline({ seats, words }: { seats: Seats; words: string }) {
  const { drawn, sewn } = stitches(seats, 10);
  return (
    <span className={`sewn-inline ${endOf(drawn, sewn)}`} style={counts(drawn, sewn)}>
      <Row />
      <span>{words}</span>
    </span>
  );
}

const Row = () => (
  <span className="sewn-row" aria-hidden="true">
    <i />
  </span>
);

function Buttons({ drawn, sewn }: { drawn: number; sewn: number }) {
  const places = Array.from({ length: drawn }, (_, place) => place);
  return (
    <span className="sewn-buttons" aria-hidden="true">
      {places.map((place) => (
        <i key={place} className={place < sewn ? DYES[place % DYES.length] : undefined} />
      ))}
    </span>
  );
}

const endOf = (drawn: number, sewn: number): string => (sewn === 0 ? "sewn-none" : sewn === drawn ? "sewn-full" : "");

const counts = (drawn: number, sewn: number) => ({ "--n": drawn, "--taken": sewn }) as CSSProperties;
