import { at, box, disc, felt, flat, line, oval, stitch } from "./kit.mjs";

const fir = (x, y, size, dye = "leaf") =>
  at(
    x,
    y,
    0,
    size,
    line("M0 40V80", "brown", 13),
    felt("M0-120L60-30H30L76 46H-76L-30-30H-60Z", dye, dye === "leaf" ? "pist" : "cream", 8),
  );

export const covers = [
  // A forest walk: binoculars, and somebody who looks back.
  {
    cloth: "sand",
    outline: "hill",
    ground: "pist",
    edge: "brown",
    inside: [flat("M-260 100C-120 80 120 120 260 96V220H-260Z", "deep"), stitch("M-220 128C-120 108 120 148 220 124", "pist")],
    above: [
      line("M-230-110C-120-150 40-130 230-160", "brown", 22),
      line("M-170 110C-186 20-160-60-176-140", "brown", 26),
      felt("M-230-130C-200-200-120-210-90-150C-130-160-190-150-230-130Z", "leaf", "pist", 6),
      felt("M120-170C160-220 220-200 236-150C200-166 160-170 120-170Z", "leaf", "pist", 6),
      line("M20-136C0-90 20-60 40-40M90-142C110-90 90-60 74-40", "night", 18),
      felt("M14 60C4 0 20-40 58-40S112 0 102 60C96 96 20 96 14 60Z", "night", "gold", 6),
      line("M30 80C10 110 20 130 0 140M88 80C104 110 94 130 110 140", "night", 16),
      flat(disc(58, -54, 36), "night"),
      flat(oval(58, -50, 22, 20), "blush"),
      line("M50-54V-53M66-54V-53M52-42Q58-38 64-42M34-72H50M66-72H82", "night", 5),
      at(
        -90,
        70,
        -8,
        1,
        felt("M-56-40H-16V60H-64Z", "indigo", "gold", 10),
        felt("M56-40H16V60H64Z", "indigo", "gold", 10),
        felt(box(-16, -20, 32, 34), "red", "cream", 6),
        flat(oval(-40, 62, 28, 12), "sky"),
        flat(oval(40, 62, 28, 12), "sky"),
      ),
    ],
  },
  // A rucksack.
  {
    cloth: "blush",
    outline: "arch",
    ground: "sky",
    edge: "indigo",
    inside: [flat("M-210 200V110L-120 10L-50 90L30-20L120 90L210 20V200Z", "peri"), flat("M30-20L62 22L30 30L4 16Z", "cream")],
    above: [
      line("M-60-110C-60-190 60-190 60-110", "brown", 16),
      felt("M-110 160C-130 40-120-120 0-124S130 40 110 160C60 176-60 176-110 160Z", "red", "gold", 16),
      felt("M-100-40C-60-130 60-130 100-40Z", "indigo", "gold", 12),
      felt("M-74 30H74V130H-74Z", "gold", "red", 14),
      line("M-74 64H74", "brown", 9),
      flat(box(-14, 52, 28, 26), "cream"),
      felt(oval(0, -150, 110, 30), "leaf", "pist", 10),
      line("M-50-178V-122M50-178V-122", "brown", 9),
      at(130, 60, 8, 1, felt(box(-20, -50, 40, 110), "sky", "indigo", 12), felt(box(-14, -74, 28, 20), "night", "gold", 6)),
      line("M-46-52V0M46-52V0", "brown", 11),
    ],
  },
  // A signpost where paths part.
  {
    cloth: "sky",
    outline: "gem",
    ground: "jute",
    edge: "red",
    inside: [
      flat(disc(90, -100, 54), "gold"),
      stitch(disc(90, -100, 40), "red"),
      flat("M-220 90C-100 40 100 60 220 100V220H-220Z", "peri"),
      flat("M-60 220C-30 150-120 120-160 90H-120C-60 120-20 140 0 220ZM20 220C30 150 110 130 150 96H180C150 130 100 150 90 220Z", "sand"),
    ],
    above: [
      line("M0-180V190", "brown", 24),
      stitch("M0-160V180", "gold"),
      felt("M-20-150H110L144-116L110-82H-20Z", "red", "gold", 10),
      felt("M20-56H-116L-150-22L-116 12H20Z", "indigo", "gold", 10),
      felt("M-20 34H96L124 62L96 90H-20Z", "gold", "red", 10),
      stitch("M10-116H90M-90-22H0M10 62H80"),
      at(-150, 130, 0, 1, felt("M-40 30C-50-10 50-10 40 30Z", "peri", "cream", 6)),
    ],
  },
  // A waterfall.
  {
    cloth: "jute",
    outline: "shield",
    ground: "sky",
    edge: "red",
    inside: [
      flat("M-220-120C-140-160-80-120-64-90V240H-220ZM220-120C140-170 80-120 64-90V240H220Z", "indigo"),
      flat("M-66-100C-40-120 40-120 66-100L84 110H-84Z", "cream"),
      line("M-44-90V100M-14-100V104M16-100V104M46-92V100", "sky", 9),
      flat("M-220 120C-120 90 120 90 220 120V240H-220Z", "peri"),
      stitch("M-160 140q27-20 54 0t54 0t54 0t54 0t54 0M-110 172q27-20 54 0t54 0t54 0t54 0"),
    ],
    above: [
      fir(-150, -10, 0.8),
      fir(156, 6, 0.72),
      felt("M-120 110C-120 70-60 70-54 106Z", "peri", "cream", 6),
      felt("M60 112C60 80 120 76 124 112Z", "peri", "cream", 6),
      flat(disc(-30, 104, 15), "cream"),
      flat(disc(10, 110, 19), "cream"),
      flat(disc(44, 104, 12), "cream"),
    ],
  },
  // Steps up to the temple.
  {
    cloth: "indigo",
    outline: "hex",
    ground: "blush",
    edge: "gold",
    inside: [
      flat(disc(0, -90, 96), "gold"),
      stitch(disc(0, -90, 78), "red"),
      stitch(disc(0, -90, 120)),
      flat("M-270 220C-170 80-90-30 0-40S170 80 270 220Z", "leaf"),
      ...[0, 1, 2, 3, 4, 5].map((n) => flat(box(-22 - n * 14, -20 + n * 36, 44 + n * 28, 22), n % 2 ? "jute" : "cream")),
    ],
    above: [
      felt("M-46-40V-90H46V-40Z", "cream", "red", 8),
      felt("M-60-90C-40-120-30-160 0-190C30-160 40-120 60-90Z", "red", "gold", 8),
      line("M0-190V-216", "brown", 7),
      felt("M0-220L36-208L0-194Z", "gold", "red", 4),
      flat("M-16-40V-62a16 16 0 0 1 32 0V-40Z", "indigo"),
      fir(-160, 90, 0.62, "deep"),
      fir(160, 90, 0.62, "deep"),
    ],
  },
  // A winter camp under the stars.
  {
    cloth: "red",
    outline: "oval",
    ground: "indigo",
    edge: "cream",
    inside: [
      ...[
        [-150, -90],
        [-60, -140],
        [40, -150],
        [130, -100],
        [180, -30],
        [-190, -10],
      ].map(([x, y]) => flat(`M${x} ${y - 14}l5 9l9 5l-9 5l-5 9l-5-9l-9-5l9-5Z`, "gold")),
      flat("M-260 90C-160 20-60 30 0 60C80 10 180 30 260 80V220H-260Z", "sky"),
      flat("M-260 120C-100 90 100 90 260 120V220H-260Z", "cream"),
      stitch("M-220 146C-100 116 100 116 220 146", "peri"),
    ],
    above: [
      felt("M-150 110L-40-90L80 110Z", "gold", "red", 14),
      felt("M-76 110L-40-10L4 110Z", "brown", "gold", 6),
      line("M-40-90L-30-116M-150 110L-186 130M80 110L120 130", "brown", 6),
      fir(150, 20, 0.9, "leaf"),
      at(
        40,
        130,
        0,
        1,
        line("M-40 20L40 0M-40 0L40 20", "brown", 14),
        flat("M0-4C-34-4-30-44-4-74C10-50 34-40 30-16C26 0 10-4 0-4Z", "red"),
        flat("M0-4C-14-4-12-24 0-40C12-24 14-4 0-4Z", "gold"),
      ),
    ],
  },
  // Twelve kilometres across the city.
  {
    cloth: "peri",
    outline: "ticket",
    ground: "cream",
    edge: "red",
    inside: [
      flat(
        "M-250-180H-90V-60H-250ZM-60-180H60V-100H-60ZM96-180H250V-40H96ZM-250-20H-120V60H-250ZM-84-60H50V20H-84ZM-160 100H-10V190H-160ZM30 60H130V190H30ZM170 0H250V100H170Z",
        "pist",
      ),
      flat("M-260 60C-160 100-120 60-40 50S100 20 260 130V170C140 80 60 60-20 84S-160 130-260 100Z", "sky"),
    ],
    above: [
      line("M-180 130C-190 20-100 40-70-20S20-110 70-60S60 60 150 20", "red", 9),
      stitch("M-180 130C-190 20-100 40-70-20S20-110 70-60S60 60 150 20"),
      felt(disc(-180, 130, 20), "indigo", "gold", 6),
      at(150, 16, 0, 1, felt("M0 0C-66-60-44-130 0-130S66-60 0 0Z", "red", "gold", 8), flat(disc(0, -82, 24), "cream")),
      felt(box(-150, -150, 56, 50), "gold", "red", 6),
      flat("M-156-150L-122-180L-88-150Z", "brown"),
      felt("M-20-150C-20-180 30-180 30-150V-116H-20Z", "blush", "red", 6),
    ],
  },
];
