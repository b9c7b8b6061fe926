import { at, box, disc, felt, flat, line, oval, stitch } from "./kit.mjs";

const steam = (x, y) => stitch(`M${x} ${y}c-22-24 22-36 0-60s22-36 0-56`);

export const covers = [
  // Pitha from the steamer.
  {
    cloth: "indigo",
    outline: "round",
    ground: "red",
    edge: "cream",
    above: [
      steam(-50, -80),
      steam(0, -96),
      steam(50, -80),
      felt("M-150 20H150L120 130C110 156-110 156-120 130Z", "brown", "gold", 14),
      felt(oval(0, 10, 160, 44), "jute", "brown", 8),
      flat(oval(0, 8, 132, 30), "sand"),
      ...[
        [-84, -10],
        [0, -22],
        [84, -10],
      ].map(
        ([x, y]) =>
          felt(
            `M${x - 46} ${y + 20}C${x - 46} ${y - 44} ${x + 46} ${y - 44} ${x + 46} ${y + 20}Q${x} ${y + 34} ${x - 46} ${y + 20}Z`,
            "cream",
            "gold",
            6,
          ) + flat(disc(x, y - 10, 12), "brown"),
      ),
      line("M-170 156H170", "night", 12),
    ],
  },
  // A loaf of sourdough.
  {
    cloth: "sky",
    outline: "hill",
    ground: "indigo",
    edge: "gold",
    above: [
      felt("M-190 90H190V124H-190Z", "jute", "brown", 14),
      felt("M-150 84C-190-60-80-110 0-110S190-60 150 84Z", "skin", "gold", 16),
      stitch("M-120 60C-140-30-70-76 0-76", "gold"),
      line("M-60-50C-40-10-50 30-70 60M0-64C14-20 10 20-6 62M60-50C70-10 66 30 54 60", "jute", 12),
      line("M-200 30V-100", "leaf", 7),
      ...[-90, -60, -30, 0].map((y) => flat(`M-200 ${y}c-30-4-34-26-26-38c18 6 28 18 26 38c-2-20 8-32 26-38c8 12 4 34-26 38Z`, "gold")),
      steam(60, -130),
    ],
  },
  // Mortar, pestle and what goes in.
  {
    cloth: "gold",
    outline: "gem",
    ground: "leaf",
    edge: "red",
    above: [
      at(40, -60, 26, 1, felt("M-18-120H18L26 70H-26Z", "jute", "brown", 12)),
      felt("M-130-20H130C130 90 80 110 60 120H-60C-80 110-130 90-130-20Z", "indigo", "gold", 14),
      felt(oval(0, -24, 140, 28), "peri", "cream", 8),
      flat(oval(-20, -24, 96, 14), "red"),
      felt("M-70 130H70V154H-70Z", "indigo", "gold", 10),
      ...[
        [-160, 120],
        [-136, 150],
        [150, 140],
        [176, 116],
      ].map(([x, y]) => flat(disc(x, y, 11), "night")),
      at(-150, 40, 20, 1, felt("M0-50C-30-20-26 30 10 56C0 20 20-10 0-50Z", "red", "cream", 6), line("M0-50L10-70", "deep", 8)),
      at(160, 20, -20, 1, flat("M0 0l9-24l9 24l24 9l-24 9l-9 24l-9-24l-24-9Z", "brown")),
    ],
  },
  // A basket from the market.
  {
    cloth: "peri",
    outline: "soft",
    ground: "jute",
    edge: "leaf",
    above: [
      line("M-120 20C-120-190 120-190 120 20", "brown", 18),
      at(
        -70,
        -10,
        -20,
        1,
        felt("M-34 40C-50-40-20-80 0-80S50-40 34 40Z", "peri", "cream", 8),
        flat("M-26-70C-10-96 10-96 26-70L0-54Z", "leaf"),
        line("M0-84V-106", "deep", 8),
      ),
      at(
        14,
        -30,
        0,
        1,
        felt("M-24-70H24L6 60H-6Z", "gold", "red", 10),
        line("M0-74C-30-100-30-120-40-130M0-74V-136M0-74C30-100 30-120 40-130", "leaf", 9),
      ),
      at(84, 0, 0, 1, felt(disc(0, 0, 46), "red", "cream", 6), flat("M0-36L-24-54L-4-48L0-66L4-48L24-54Z", "leaf")),
      felt("M-170 20H170L136 150H-136Z", "brown", "gold", 14),
      line("M-146 62H146M-136 104H136", "jute", 8),
      line("M-100 26L-84 146M-34 26L-28 146M34 26L28 146M100 26L84 146", "jute", 8),
    ],
  },
  // A big pot of biryani.
  {
    cloth: "red",
    outline: "oval",
    ground: "sand",
    edge: "indigo",
    above: [
      felt("M-170 0C-190 110-120 150-80 156H80C120 150 190 110 170 0Z", "indigo", "gold", 14),
      felt("M-180-20C-140-110-60-100 0-116C60-100 140-110 180-20Z", "cream", "gold", 8),
      ...[
        [-110, -50],
        [-60, -76],
        [-10, -60],
        [46, -84],
        [100, -48],
        [10, -96],
        [-30, -34],
        [70, -36],
      ].map(([x, y], n) => at(x, y, n * 50, 1, flat(oval(0, 0, 15, 5), n % 2 ? "gold" : "red"))),
      at(-40, -60, -20, 1, felt("M0 30C-50 10-40-50 0-50C44-50 50 10 0 30Z", "skin", "gold", 6), line("M0 26L10 60", "cream", 11)),
      felt(disc(60, -60, 24), "cream", "gold", 4),
      flat(disc(60, -60, 11), "gold"),
      felt(box(-196, -26, 392, 28), "gold", "red", 10),
      stitch("M-140 60C-60 90 60 90 140 60"),
      line("M-210 30H-176M176 30H210", "gold", 18),
      steam(0, -128),
    ],
  },
  // A knife, a board, an onion.
  {
    cloth: "blush",
    outline: "tile",
    ground: "leaf",
    edge: "indigo",
    above: [
      at(
        0,
        20,
        -8,
        1,
        felt("M-170-90H110C150-90 170-70 170-40V70C170 90 150 100 130 100H-170Z", "jute", "brown", 16),
        flat(disc(140, -58, 13), "leaf"),
        stitch("M-140-50H90M-140 70H110", "brown"),
      ),
      felt("M-110 10C-120-60-70-80-60-120C-50-80 0-60-10 10C-20 50-100 50-110 10Z", "peri", "cream", 8),
      line("M-60-100C-90-50-90 0-70 36M-60-100C-30-50-30 0-50 36", "blush", 5),
      ...[30, 66, 100].map(
        (x, n) => felt(disc(x, 40 + (n % 2) * 16, 26), "cream", "peri", 5) + stitch(disc(x, 40 + (n % 2) * 16, 13), "peri"),
      ),
      at(50, -70, -24, 1, felt("M-120-8H30V30C-40 34-100 20-120-8Z", "sky", "indigo", 6), felt(box(34, -12, 96, 26), "red", "gold", 10)),
    ],
  },
  // A table laid for everybody.
  {
    cloth: "pist",
    outline: "wide",
    ground: "peri",
    edge: "gold",
    above: [
      felt(disc(0, 0, 138), "cream", "red", 10),
      felt(disc(0, 0, 96), "sand", "gold", 4),
      flat("M-90 10A90 90 0 0 0 90 10C40-20-40-20-90 10Z", "gold"),
      flat("M-90 0A90 90 0 0 1 40-80C20-40-40-20-90 0Z", "leaf"),
      flat("M48-76A90 90 0 0 1 90 0C60-6 40-10 26-16Z", "red"),
      stitch("M-60 40C-20 56 20 56 60 40", "red"),
      at(-196, 0, 0, 1, line("M0-20V130", "night", 15), line("M-20-110V-50C-20-24 20-24 20-50V-110M0-110V-30", "night", 9)),
      at(196, 0, 0, 1, line("M0 0V130", "night", 15), felt(oval(0, -56, 28, 46), "night", "gold", 6)),
    ],
  },
];
