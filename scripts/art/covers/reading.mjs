import { at, box, disc, felt, flat, line, oval, stitch } from "./kit.mjs";

const open = (dye, thread) =>
  felt("M-200-40C-130-70-50-66 0-30C50-66 130-70 200-40V90C130 64 50 68 0 104C-50 68-130 64-200 90Z", dye, thread, 14) +
  flat("M-184-46C-120-68-50-60 0-24V78C-50 46-120 44-184 66Z", "cream") +
  flat("M184-46C120-68 50-60 0-24V78C50 46 120 44 184 66Z", "jute") +
  stitch(
    "M-160-20C-110-34-60-28-26-6M-160 10C-110-4-60 2-26 24M-160 40C-110 26-60 32-26 52M160-20C110-34 60-28 26-6M160 10C110-4 60 2 26 24M160 40C110 26 60 32 26 52",
    "indigo",
  );
const star = "M0-16l5 11h11l-9 7l4 12l-11-8l-11 8l4-12l-9-7h11Z";

export const covers = [
  // A rocket out of a book.
  {
    cloth: "indigo",
    outline: "arch",
    ground: "peri",
    edge: "gold",
    inside: [
      ...[
        [-130, -60],
        [120, -110],
        [-80, -150],
        [150, -20],
        [70, -170],
      ].map(([x, y]) => at(x, y, 0, 1, flat(star, "gold"))),
      flat(disc(-120, -4, 30), "blush"),
      stitch(oval(-120, -4, 52, 12), "cream"),
    ],
    above: [
      at(
        10,
        -70,
        12,
        1,
        felt("M-44 60C-60-30-30-90 0-120C30-90 60-30 44 60Z", "cream", "red", 8),
        flat(disc(0, -20, 22), "sky"),
        stitch(disc(0, -20, 28), "indigo"),
        felt("M-44 20L-84 74L-40 64ZM44 20L84 74L40 64Z", "red", "gold", 6),
        flat("M-28 68C-30 110-10 120 0 150C10 120 30 110 28 68Z", "gold"),
        flat("M-12 68C-12 90 0 100 0 116C4 100 12 90 12 68Z", "red"),
      ),
      at(0, 110, 0, 0.94, open("red", "gold")),
    ],
  },
  // The lamp that stays on.
  {
    cloth: "leaf",
    outline: "soft",
    ground: "indigo",
    edge: "cream",
    inside: [flat("M-20-90L-180 160H180L60-90Z", "gold"), flat("M0-90L-110 160H110L40-90Z", "#f9c465")],
    above: [
      line("M150 150V-40L60-110", "night", 14),
      felt("M-30-60L10-160L110-120L80-40Z", "red", "gold", 12),
      felt(oval(150, 156, 60, 16), "night", "gold", 8),
      at(-40, 104, 0, 0.66, open("peri", "cream")),
      flat(disc(150, -40, 13), "gold"),
    ],
  },
  // The children's mat: a bear listens.
  {
    cloth: "sky",
    outline: "oval",
    ground: "pist",
    edge: "red",
    inside: [flat("M-200 90H200L240 220H-240Z", "red"), stitch("M-190 112H190M-210 150H210", "gold")],
    above: [
      felt(disc(-46, -120, 26), "brown", "gold", 6),
      felt(disc(46, -120, 26), "brown", "gold", 6),
      felt("M-90 110C-110 10-60-20 0-20S110 10 90 110Z", "brown", "gold", 10),
      felt(disc(0, -74, 70), "brown", "gold", 8),
      flat(oval(0, -52, 34, 26), "jute"),
      flat(disc(0, -64, 9), "night"),
      line("M-28-84V-83M28-84V-83M-12-44Q0-34 12-44", "night", 7),
      at(0, 84, 0, 0.6, open("indigo", "gold")),
      at(-176, 106, -8, 1, felt(box(-32, -32, 64, 64), "gold", "red", 8), flat(star, "red")),
      at(180, 110, 10, 1, felt(box(-30, -30, 60, 60), "sky", "indigo", 8), flat(disc(0, 0, 14), "cream")),
    ],
  },
  // Poetry at the ghat.
  {
    cloth: "red",
    outline: "hill",
    ground: "sky",
    edge: "indigo",
    inside: [
      flat(disc(0, -60, 80), "gold"),
      stitch(disc(0, -60, 62), "red"),
      flat("M-260 20H260V110H-260Z", "peri"),
      stitch("M-220 50q28-22 55 0t55 0t55 0t55 0t55 0t55 0t55 0t55 0"),
      flat(box(-260, 90, 520, 34), "jute"),
      flat(box(-260, 124, 520, 34), "sand"),
      flat(box(-260, 156, 520, 60), "brown"),
      stitch("M-240 106H240M-240 140H240", "brown"),
    ],
    above: [
      felt("M-200 22C-150 44-60 44-10 22C-30 62-60 70-104 70S-180 62-200 22Z", "red", "gold", 6),
      line("M-110 34V-100", "brown", 7),
      felt("M-100-92C-50-66-44-20-52 8H-100Z", "cream", "red", 5),
      at(90, 76, 0, 0.62, open("indigo", "gold")),
      line("M90-6C80-60 130-70 110-120M60-20C40-60 70-80 50-110", "cream", 4),
    ],
  },
  // Spectacles on a closed book.
  {
    cloth: "pist",
    outline: "gem",
    ground: "blush",
    edge: "leaf",
    above: [
      at(
        0,
        40,
        -6,
        1,
        felt("M-160-60H140V70H-160C-186 60-186-50-160-60Z", "indigo", "gold", 14),
        flat(box(-150, 76, 290, 34), "cream"),
        stitch("M-140 92H130", "brown"),
        felt("M-160 112H140V130H-160C-190 120-190 70-160 66", "indigo", "gold", 6),
        felt("M60-70H96V40L78 22L60 40Z", "red", "cream", 4),
        stitch("M-120-30H30M-120 0H10"),
      ),
      at(
        -20,
        -80,
        4,
        1,
        line(disc(-66, 0, 48), "brown", 13),
        line(disc(66, 0, 48), "brown", 13),
        line("M-18-8Q0-24 18-8M-114-8L-160-40M114-8L160-40", "brown", 12),
        flat("M-92-10L-60-30L-76 6ZM40-10L72-30L56 6Z", "cream"),
      ),
    ],
  },
  // A shelf.
  {
    cloth: "jute",
    outline: "tile",
    ground: "leaf",
    edge: "brown",
    above: [
      ...[
        ["red", -160, 130],
        ["gold", -118, 150],
        ["sky", -76, 116],
        ["cream", -34, 140],
        ["indigo", 8, 124],
      ].map(([dye, x, tall]) => felt(box(x, -12 - tall, 34, tall), dye, dye === "indigo" || dye === "red" ? "gold" : "red", 6)),
      at(94, -14, 16, 1, felt(box(-18, -128, 36, 128), "blush", "red", 6)),
      felt(box(-186, -10, 372, 22), "brown", "gold", 8),
      felt("M-150 150V110C-150 84-90 84-90 110V150Z", "red", "gold", 8),
      line("M-120 90C-150 50-140 30-150 10M-120 90C-120 50-100 40-104 14", "pist", 9),
      ...[
        ["peri", -60, 104],
        ["red", -18, 90],
        ["gold", 24, 112],
      ].map(([dye, x, tall]) => felt(box(x, 150 - tall, 34, tall), dye, "cream", 6)),
      felt(box(76, 118, 96, 30), "indigo", "gold", 6),
      felt(box(84, 88, 80, 26), "sky", "red", 6),
      felt(box(-186, 154, 372, 22), "brown", "gold", 8),
    ],
  },
  // Bedtime: a moon lies on its book.
  {
    cloth: "peri",
    outline: "round",
    ground: "indigo",
    edge: "sky",
    inside: [
      ...[
        [-120, -100],
        [110, -130],
        [-40, -160],
        [150, -50],
        [-160, -10],
      ].map(([x, y]) => at(x, y, 0, 1, flat(star, "cream"))),
    ],
    above: [
      felt("M30-140C-50-130-100-70-90 0C-80 60-20 90 50 70C0 50-30 10-26-40C-22-90 0-120 30-140Z", "gold", "red", 8),
      line("M-66-20Q-56-10-46-20M-50 24Q-40 30-28 22", "brown", 6),
      felt("M30-140C60-160 110-140 100-90L70-100L30-126Z", "red", "cream", 6),
      flat(disc(104, -80, 15), "cream"),
      at(0, 110, 0, 0.9, open("leaf", "gold")),
    ],
  },
];
