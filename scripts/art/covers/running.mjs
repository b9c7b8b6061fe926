import { at, box, disc, felt, flat, line, stitch } from "./kit.mjs";

const tree = (x, y, size, dye = "leaf") => at(x, y, 0, size, line("M0 0V60", "brown", 12), felt(disc(0, -30, 46), dye, "cream", 6));
const runner = (shirt, skin, hair) =>
  felt("M-44 90C-46 10-26-10 0-10S46 10 44 90Z", shirt, "cream", 8) +
  line("M-38 22L-72 56L-46 82M38 22L66 52L94 36", shirt, 22) +
  flat(disc(0, -50, 36), skin) +
  flat("M-38-54C-40-100 40-100 38-54C20-70-20-70-38-54Z", hair) +
  line("M-12-46V-45M14-46V-45M-8-32Q2-26 12-32", "night", 4) +
  line("M-36-66Q0-80 36-66", "red", 8);

export const covers = [
  // The finish: two flags and the tape.
  {
    cloth: "peri",
    outline: "ticket",
    ground: "leaf",
    edge: "cream",
    inside: [flat("M-60-180H60L150 180H-150Z", "red"), stitch("M-20-160L-60 170M20-160L60 170")],
    above: [
      line("M-170-140V150M170-140V150", "brown", 13),
      felt("M-170-140H170V-66H-170Z", "cream", "night", 8),
      flat([...Array(18).keys()].map((n) => (n % 2 ? "" : box(-164 + (n % 9) * 36.5, n < 9 ? -134 : -103, 36.5, 31))).join(""), "night"),
      flat([0, 2, 4, 6].map((n) => box(-164 + (n + 1) * 36.5, -103, 36.5, 31)).join(""), "night"),
      felt("M-160 40C-60 70 60 10 160 44V74C60 40-60 100-160 70Z", "gold", "red", 6),
      felt("M-184-168L-120-150L-184-128Z", "red", "gold", 4),
      felt("M156-168L220-150L156-128Z", "red", "gold", 4),
    ],
  },
  // The park at six.
  {
    cloth: "sand",
    outline: "hill",
    ground: "sky",
    edge: "leaf",
    inside: [
      flat(disc(0, -10, 90), "gold"),
      stitch(disc(0, -10, 72), "red"),
      stitch(disc(0, -10, 118)),
      flat("M-260 40C-140 10 120 10 260 40V200H-260Z", "leaf"),
      flat("M-20 26H20L150 200H-150Z", "jute"),
      stitch("M0 44V190", "red"),
    ],
    above: [
      tree(-150, 20, 1.1),
      tree(150, 10, 1.2, "deep"),
      tree(-70, 6, 0.6, "deep"),
      tree(84, 4, 0.6),
      felt("M-232 110H-130V130H-232Z", "brown", "gold", 6),
      line("M-220 134V160M-142 134V160", "brown", 9),
    ],
  },
  // The loop around the lake by night.
  {
    cloth: "blush",
    outline: "round",
    ground: "indigo",
    edge: "gold",
    inside: [
      flat(disc(90, -100, 44), "cream"),
      flat(disc(72, -110, 38), "indigo"),
      flat("M-220 20H220V220H-220Z", "peri"),
      stitch("M-180 120q30-22 60 0t60 0t60 0t60 0t60 0t60 0M-150 160q30-22 60 0t60 0t60 0t60 0t60 0"),
      stitch("M-120-120l12 12m0-12l-12 12M-30-150l12 12m0-12l-12 12M-150-50l10 10m0-10l-10 10", "gold"),
    ],
    above: [
      line("M-206 30C-100-100 100-100 206 30", "red", 26),
      stitch("M-206 30C-100-100 100-100 206 30"),
      line("M-150 0V60M-90-36V60M-30-56V60M30-56V60M90-36V60M150 0V60", "jute", 8),
      ...[-150, -90, -30, 30, 90, 150].map((x) => flat(disc(x, x * x > 20000 ? -20 : x * x > 5000 ? -58 : -80, 11), "gold")),
      line("M-210 66H210", "brown", 16),
    ],
  },
  // Hill repeats.
  {
    cloth: "red",
    outline: "shield",
    ground: "pist",
    edge: "indigo",
    inside: [
      flat(disc(-100, -110, 44), "gold"),
      flat("M-220 240C-120 100-40-60 60-90C140-110 200-20 220 60V240Z", "leaf"),
      line("M-60 230C110 190-80 120 40 70C120 36 0 0 64-66", "jute", 34),
      stitch("M-60 230C110 190-80 120 40 70C120 36 0 0 64-66", "red"),
    ],
    above: [
      line("M64-70V-176", "brown", 9),
      felt("M64-176L140-148L64-118Z", "red", "cream", 6),
      ...[
        [-10, 178],
        [34, 112],
        [66, 46],
      ].map(([x, y]) => at(x, y, -10, 1, line("M-22 16L0-8L22 16", "indigo", 11))),
      tree(-120, 100, 0.7, "deep"),
      tree(140, 70, 0.8, "deep"),
    ],
  },
  // The longest beach.
  {
    cloth: "leaf",
    outline: "wide",
    ground: "sand",
    edge: "cream",
    inside: [
      flat("M-260-200H260V-60C160-20 80-90-20-50S-180-20-260-60Z", "sky"),
      stitch("M-230-46C-150-10-60-70 0-40S170-10 230-50M-220-100q28-22 55 0t55 0t55 0t55 0t55 0t55 0t55 0"),
    ],
    above: [
      ...[
        [-176, 128, 68],
        [-96, 66, 72],
        [-16, 118, 70],
        [64, 60, 74],
      ].map(([x, y, turn]) =>
        at(
          x,
          y,
          turn,
          0.62,
          felt("M-26-40C-30-70 30-70 28-30C28-6 20 6 18 20H-20C-20 4-26-12-26-40Z", "brown", "gold", 4),
          felt("M-18 36H18C20 66-20 66-18 36Z", "brown", "gold", 4),
        ),
      ),
      at(
        176,
        -20,
        0,
        1,
        line("M0 90C6 20-6-30 14-90", "brown", 13),
        ...[-150, -100, -40, 20, 70].map((turn) => at(14, -92, turn, 1, felt("M0 0C30-34 70-30 92 0C60-10 30-6 0 0Z", "leaf", "pist", 4))),
      ),
      flat(disc(-150, -140, 34), "gold"),
      stitch(disc(-150, -140, 24), "red"),
    ],
  },
  // A flask and an orange.
  {
    cloth: "indigo",
    outline: "gem",
    ground: "blush",
    edge: "red",
    above: [
      at(
        -40,
        6,
        -10,
        1,
        felt("M-62-80H62V140C62 166-62 166-62 140Z", "sky", "indigo", 14),
        flat("M-62 20H62V110H-62Z", "peri"),
        stitch("M-44 40H44M-44 66H44M-44 92H44"),
        felt("M-66-120H66V-80H-66Z", "red", "cream", 8),
        felt(box(-22, -168, 44, 44), "night", "gold", 8),
      ),
      at(
        110,
        96,
        0,
        1,
        felt(disc(0, 0, 60), "gold", "red", 6),
        flat("M0-58C20-84 50-80 60-70C44-54 16-50 0-58Z", "leaf"),
        stitch("M-30 0A30 30 0 0 1 0-30"),
      ),
      line("M-170 150C-100 176 60 186 180 166", "brown", 9),
    ],
  },
  // Two who run together.
  {
    cloth: "sky",
    outline: "oval",
    ground: "gold",
    edge: "indigo",
    inside: [
      flat(disc(0, -60, 110), "cream"),
      stitch(disc(0, -60, 90), "red"),
      flat("M-260 110C-100 84 100 84 260 110V220H-260Z", "leaf"),
      stitch("M-220 136C-100 110 100 110 220 136"),
    ],
    above: [
      at(-84, 34, -5, 1.02, runner("red", "skin", "night")),
      at(84, 40, 5, 1, runner("indigo", "#b9794f", "brown")),
      stitch("M-210 20H-180M-220 60H-176M-206 100H-180", "red"),
    ],
  },
];
