/** Where a time such as "22:30" stands in the day, from 0 to 1. */
const partOfDay = (time: string): number => (Number(time.slice(0, 2)) + Number(time.slice(3, 5)) / 60) / 24;

/** The quiet parts of one day; two where they go over midnight, none as long as a time is missing. */
function quietParts(from: string, to: string): [start: number, end: number][] {
  if (!from || !to || from === to) return [];
  const [start, end] = [partOfDay(from), partOfDay(to)];
  return start < end
    ? [[start, end]]
    : [
        [0, end],
        [start, 1],
      ];
}

/** A picture of the 24 hours with the quiet ones filled; the fields beside it say them. */
export const QuietBar = ({ from, to }: { from: string; to: string }) => (
  <div className="quiet-bar" aria-hidden="true">
    {quietParts(from, to).map(([start, end]) => (
      <span key={start} style={{ left: `${start * 100}%`, width: `${(end - start) * 100}%` }} />
    ))}
  </div>
);
