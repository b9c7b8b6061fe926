/** The place of a time such as "22:30" in the day, from 0 to 1. */
const partOfDay = (time: string): number => (Number(time.slice(0, 2)) + Number(time.slice(3, 5)) / 60) / 24;

/** The quiet parts of one day: two if they pass midnight, none while a time is missing. */
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

/** A bar of 24 hours with the quiet ones filled. It is decoration; the fields beside it say the same. */
export const QuietBar = ({ from, to }: { from: string; to: string }) => (
  <div className="quiet-bar" aria-hidden="true">
    {quietParts(from, to).map(([start, end]) => (
      <span key={start} style={{ left: `${start * 100}%`, width: `${(end - start) * 100}%` }} />
    ))}
  </div>
);
