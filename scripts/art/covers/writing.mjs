import { at, box, disc, felt, flat, line, oval, stitch } from "./kit.mjs";

const page = (width, height, thread = "indigo") => felt(box(-width / 2, -height / 2, width, height), "cream", thread, 8);
const rows = (left, right, from, count, dye = "indigo") =>
  stitch([...Array(count).keys()].map((n) => `M${left} ${from + n * 30}H${right - (n % 3) * 26}`).join(""), dye);

export const covers = [
  // Ink and quill.
  {
    cloth: "peri",
    outline: "round",
    ground: "cream",
    edge: "indigo",
    above: [
      felt("M-110 20H70C90 40 100 80 90 130C80 160-120 160-130 130C-140 80-130 40-110 20Z", "indigo", "sky", 14),
      felt(box(-70, -30, 100, 46), "night", "gold", 10),
      flat("M-104 70C-60 60 20 60 68 70L70 120C20 136-70 136-108 120Z", "peri"),
      at(
        60,
        -60,
        30,
        1,
        felt("M-10 90C-60 30-50-70 20-140C60-60 50 30 10 90Z", "red", "gold", 6),
        line("M0 130C4 50 0-40 20-130", "cream", 6),
        stitch("M-30 0L2 20M-30-40L6-20M40-10L6 14M40-50L8-26"),
      ),
      flat(disc(140, 140, 15), "indigo"),
      flat(disc(168, 116, 8), "indigo"),
    ],
  },
  // Comics: four frames and a balloon.
  {
    cloth: "sky",
    outline: "tile",
    ground: "red",
    edge: "cream",
    above: [
      page(330, 310),
      flat(box(-150, -140, 140, 130), "peri"),
      flat(box(6, -140, 144, 130), "blush"),
      flat(box(-150, 6, 190, 134), "pist"),
      flat(box(56, 6, 94, 134), "indigo"),
      flat(disc(-80, -60, 34), "skin"),
      flat("M-130-10C-120-44-40-44-30-10Z", "red"),
      line("M-90-64V-63M-70-64V-63", "night", 6),
      felt("M30-124C60-136 130-136 136-110C140-76 110-72 90-72L70-50L70-74C40-74 20-90 30-124Z", "cream", "indigo", 4),
      stitch("M50-104H116M56-88H100", "red"),
      flat("M-150 140L-90 60L-40 110L0 70L40 110V140Z", "leaf"),
      flat(disc(0, 40, 18), "gold"),
      at(103, 70, 0, 1, flat("M0-46L12-14L46-20L20 4L36 36L2 18L-30 40L-18 6L-44-14L-12-12Z", "gold")),
    ],
  },
  // Pencil, sharpener, shavings.
  {
    cloth: "pist",
    outline: "wide",
    ground: "indigo",
    edge: "red",
    above: [
      at(
        -20,
        -10,
        -32,
        1,
        felt(box(-170, -34, 240, 68), "gold", "red", 6),
        flat(box(-170, -12, 240, 24), "#ffbf4a"),
        flat("M76-38L160 0L76 38Z", "jute"),
        flat("M132-13L164 0L132 13Z", "night"),
        felt(box(-206, -34, 40, 68), "sky", "indigo", 4),
        felt("M-210-34H-240C-262-30-262 30-240 34H-210Z", "blush", "red", 6),
      ),
      at(140, 100, 0, 1, felt("M-50-36H50L36 36H-36Z", "red", "cream", 10), flat(disc(0, 0, 17), "cream"), line("M-14 0H14", "night", 6)),
      felt("M-190 130C-170 90-110 90-90 130C-110 116-170 116-190 130Z", "jute", "red", 4),
      felt("M-80 150C-60 116-10 116 10 150C-10 138-60 138-80 150Z", "jute", "red", 4),
    ],
  },
  // A travel notebook.
  {
    cloth: "blush",
    outline: "soft",
    ground: "leaf",
    edge: "jute",
    above: [
      at(
        -20,
        6,
        -5,
        1,
        felt(box(-120, -150, 250, 300), "brown", "gold", 18),
        flat(box(-90, -130, 204, 260), "jute"),
        stitch("M-60 90C-80 40 0 50 10 10S-40-40 10-70S90-60 84-100", "red"),
        flat(disc(-60, 94, 10), "indigo"),
        at(84, -110, 0, 1, felt("M0 20C-40-20-26-56 0-56S40-20 0 20Z", "red", "cream", 4), flat(disc(0, -24, 11), "cream")),
        line("M-122-100H-98M-122-40H-98M-122 20H-98M-122 80H-98", "cream", 9),
        felt("M30 40C80 20 100 60 96 100C60 110 30 90 30 40Z", "leaf", "pist", 4),
        line("M36 50L110 116", "deep", 5),
      ),
      at(160, 40, 20, 1, felt("M-14-120H14V80L0 116L-14 80Z", "indigo", "gold", 6)),
    ],
  },
  // Three pages before breakfast.
  {
    cloth: "red",
    outline: "hill",
    ground: "sky",
    edge: "indigo",
    inside: [
      flat(disc(-60, 40, 120), "gold"),
      stitch(disc(-60, 40, 98), "red"),
      stitch(disc(-60, 40, 144)),
      flat("M-260 60H260V200H-260Z", "brown"),
      stitch("M-220 84H220", "gold"),
    ],
    above: [
      at(-110, 40, -12, 1, page(130, 170), rows(-46, 50, -54, 5)),
      at(-60, 46, -2, 1, page(130, 170), rows(-46, 50, -54, 5)),
      at(-6, 56, 8, 1, page(130, 170), rows(-46, 50, -54, 4)),
      felt("M84 20H184V96C184 130 84 130 84 96Z", "red", "cream", 12),
      line("M184 40C224 36 224 92 180 90", "red", 14),
      stitch("M110 0c-16-22 16-34 0-58M150 0c-16-22 16-34 0-58"),
    ],
  },
  // The post box.
  {
    cloth: "jute",
    outline: "arch",
    ground: "pist",
    edge: "red",
    inside: [flat("M-220 130C-100 104 100 104 220 130V220H-220Z", "leaf")],
    above: [
      felt("M-84 170V-70C-84-150 84-150 84-70V170Z", "red", "gold", 14),
      felt("M-96-60H96V-36H-96Z", "indigo", "cream", 8),
      flat(box(-54, -14, 108, 20), "night"),
      flat(box(-44, 40, 88, 90), "#a2261f"),
      stitch("M-30 60H30M-30 84H30M-30 108H10"),
      felt("M-100 156H100V184H-100Z", "indigo", "gold", 8),
      at(
        120,
        -20,
        18,
        1,
        felt(box(-66, -44, 132, 88), "cream", "red", 6),
        line("M-60-38L0 8L60-38", "brown", 5),
        flat(box(34, 12, 22, 22), "peri"),
      ),
    ],
  },
  // A scroll of rhymes.
  {
    cloth: "leaf",
    outline: "gem",
    ground: "peri",
    edge: "cream",
    above: [
      felt("M-120-120H120V110H-120Z", "cream", "red", 6),
      felt("M-150-160H150C170-150 170-120 150-112H-150C-170-120-170-150-150-160Z", "jute", "brown", 8),
      felt("M-150 106H150C170 114 170 146 150 156H-150C-170 146-170 114-150 106Z", "jute", "brown", 8),
      rows(-90, 70, -78, 2),
      rows(-90, 70, 6, 2),
      flat("M-10-34C-30-60-60-30-10-4C40-30 10-60-10-34Z", "red"),
      felt(disc(88, 70, 26), "red", "gold", 6),
      flat("M80 90L70 134L88 122L104 134L98 90Z", "red"),
      ...[-164, 164].map((x) => flat(disc(x, -136, 12), "brown") + flat(disc(x, 131, 12), "brown")),
      flat(oval(-20, 76, 20, 6), "gold"),
    ],
  },
];
