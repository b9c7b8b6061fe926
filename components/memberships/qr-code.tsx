import { encode } from "uqr";

/** The width of the white border around the code, in modules. Scanners need it. */
const BORDER = 4;
/** The width of a finder pattern, in modules. */
const FINDER = 7;

const inFinder = (x: number, y: number, size: number): boolean =>
  (x < FINDER && y < FINDER) || (x >= size - FINDER && y < FINDER) || (x < FINDER && y >= size - FINDER);

/** The QR code of an address, drawn with stitches. It is dark on light in both themes, because scanners need that. */
export function QrCode({ address, label }: { address: string; label: string }) {
  const { data, size } = encode(address, { ecc: "M", border: 0 });
  const stitches = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark && !inFinder(x, y, size) ? [`M${x + 0.5} ${y + 0.5}h.01`] : [])))
    .join("");
  const corners = [
    [0, 0],
    [size - FINDER, 0],
    [0, size - FINDER],
  ] as const;
  const whole = size + 2 * BORDER;
  return (
    <svg className="qr-code" viewBox={`${-BORDER} ${-BORDER} ${whole} ${whole}`} role="img" aria-label={label}>
      <rect x={-BORDER} y={-BORDER} width={whole} height={whole} fill="#fffcf5" />
      {corners.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <rect x={x + 0.5} y={y + 0.5} width={6} height={6} rx={1.6} fill="none" stroke="#1b1f45" />
          <rect x={x + 2} y={y + 2} width={3} height={3} rx={0.9} fill="#b9302a" />
        </g>
      ))}
      <path d={stitches} stroke="#1b1f45" strokeWidth={0.94} strokeLinecap="round" />
    </svg>
  );
}
