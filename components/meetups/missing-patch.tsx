const SHAPES = {
  arch: "M-40 42V-2A40 40 0 0 1 40-2V42Z",
  circle: "M-44 0A44 44 0 1 1 44 0A44 44 0 1 1-44 0Z",
  hexagon: "M-46 0L-23-40H23L46 0L23 40H-23Z",
  shield: "M-38-40C-14-46 14-46 38-40V2C38 28 14 40 0 47C-14 40-38 28-38 2Z",
};

/** The outline of a patch that the person has not earned yet. */
export const MissingPatch = ({ shape }: { shape: keyof typeof SHAPES }) => (
  <svg viewBox="-60 -60 120 120" aria-hidden="true">
    <path d={SHAPES[shape]} fill="none" stroke="currentColor" strokeWidth="2.5" strokeDasharray="8 7" strokeLinecap="round" />
  </svg>
);
