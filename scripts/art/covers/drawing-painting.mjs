import { around, at, box, disc, felt, flat, line, oval, stitch } from "./kit.mjs";

const petal = "M0 0C-34-30-30-74 0-104C30-74 34-30 0 0Z";

export const covers = [
  // A rickshaw's painted panel: a peacock between two flowers.
  {
    cloth: "indigo",
    outline: "ticket",
    ground: "gold",
    edge: "leaf",
    inside: [
      flat(disc(60, -20, 150), "sky"),
      stitch(disc(60, -20, 128), "indigo"),
      stitch(disc(60, -20, 96)),
      stitch(disc(60, -20, 64), "indigo"),
    ],
    above: [
      ...[
        [-20, -90],
        [60, -130],
        [146, -80],
        [170, 10],
      ].map(([x, y]) => flat(disc(x, y, 17), "red") + flat(disc(x, y, 8), "cream")),
      felt("M120 60C60 120-40 120-70 40C-84 0-96-40-110-70C-114-106-70-112-64-76C-60-30-30-6 10-4C60 0 100 20 120 60Z", "indigo", "gold"),
      flat("M-118-86L-152-74L-116-68Z", "red"),
      flat(disc(-94, -84, 6), "cream"),
      line("M-90-112V-136M-78-110L-68-132", "indigo", 5),
      line("M10 104V140M40 104V140", "brown", 8),
      ...[-186, 190].map((x) => at(x, 108, 0, 0.42, around(6, flat(petal, "red"))) + flat(disc(x, 108, 12), "cream")),
    ],
  },
  // Alpona, drawn on the floor with rice paste.
  {
    cloth: "blush",
    outline: "round",
    ground: "leaf",
    edge: "cream",
    above: [
      around(8, felt("M0-40C-44-80-44-130 0-172C44-130 44-80 0-40Z", "cream", "leaf", 4)),
      around(8, felt("M0-20C-18-44-18-66 0-88C18-66 18-44 0-20Z", "gold", "red", 4)),
      felt(disc(0, 0, 30), "red", "cream", 4),
    ],
  },
  // A sketchbook by the lake.
  {
    cloth: "sky",
    outline: "tile",
    ground: "peri",
    edge: "gold",
    above: [
      at(
        -10,
        6,
        -6,
        1,
        felt(box(-140, -120, 280, 250), "cream", "indigo"),
        flat("M-110 60C-60 30 40 40 110 56V106H-110Z", "sky"),
        flat("M-110 60C-80-10-40-30-6 20C20-20 70-30 110 56Z", "pist"),
        stitch("M-80 84H80", "indigo"),
        line("M40 40V-20M40-20C20-50 60-50 40-20", "leaf", 8),
        ...[-110, -66, -22, 22, 66, 110].map((x) => line(`M${x}-138V-108`, "indigo", 9)),
      ),
      at(
        138,
        40,
        28,
        1,
        felt("M-16-150H16V70L0 112L-16 70Z", "gold", "red", 6),
        flat("M-16 70H16L0 112Z", "jute"),
        flat("M-6 98H6L0 114Z", "indigo"),
        felt(box(-16, -172, 32, 24), "red", "cream", 4),
      ),
    ],
  },
  // A box of watercolours before the river.
  {
    cloth: "leaf",
    outline: "hill",
    ground: "sky",
    edge: "cream",
    inside: [
      flat(disc(110, -80, 56), "gold"),
      stitch(disc(110, -80, 42), "red"),
      flat("M-260 20C-120-10 60 40 260 10V200H-260Z", "peri"),
      stitch("M-220 44C-100 20 60 64 220 36"),
    ],
    above: [
      felt("M-130-10C-70 10 0 10 50-14L30 26H-106Z", "red"),
      line("M-40-6V-130", "brown", 8),
      felt("M-32-120C20-100 30-50 24-26H-32Z", "cream", "gold", 6),
      felt(box(-170, 70, 340, 92), "indigo", "gold"),
      ...["red", "gold", "leaf", "sky", "cream"].map((dye, n) => flat(box(-150 + n * 62, 88, 50, 54), dye)),
      at(176, 30, -24, 1, line("M0-120V70", "brown", 13), flat("M-10 66H10L0 112Z", "red")),
    ],
  },
  // The jointed figure that never talks.
  {
    cloth: "sand",
    outline: "arch",
    ground: "indigo",
    edge: "gold",
    above: [
      felt(oval(0, 158, 110, 22), "brown", "gold"),
      line("M0 150V60", "brown", 12),
      line("M-26 50L-44 132M26 50L70 100L50 150", "jute", 26),
      felt("M-44-60H44L30 52H-30Z", "jute", "brown"),
      line("M-48-52L-112-10L-140-70M48-52L110-90L96-160", "jute", 24),
      ...[
        [-112, -10],
        [110, -90],
        [70, 100],
        [-46, -52],
        [46, -52],
      ].map(([x, y]) => flat(disc(x, y, 11), "brown")),
      felt(oval(0, -112, 34, 42), "jute", "brown"),
      flat(box(-9, -74, 18, 16), "brown"),
    ],
  },
  // A portrait in its frame.
  {
    cloth: "pist",
    outline: "gem",
    ground: "cream",
    edge: "indigo",
    above: [
      felt(box(-120, -150, 240, 290), "gold", "red", 22),
      flat(box(-94, -124, 188, 238), "peri"),
      flat("M-94 114V70C-60 20 60 20 94 70V114Z", "red"),
      stitch("M-70 96C-50 50 50 50 70 96"),
      flat("M-62 20C-74-110 74-110 62 20Z", "night"),
      flat(oval(0, -16, 44, 54), "skin"),
      line("M-16-18V-17M16-18V-17M-14 8Q0 18 14 8", "night", 5),
      flat(disc(0, -52, 6), "red"),
      line("M0-196L-60-158M0-196L60-158", "brown", 7),
      flat(disc(0, -196, 9), "brown"),
    ],
  },
  // Tubes of paint.
  {
    cloth: "peri",
    outline: "wide",
    ground: "jute",
    edge: "leaf",
    above: [
      ["red", -132, -10],
      ["gold", -20, 4],
      ["indigo", 96, -6],
    ]
      .map(([dye, x, turn]) =>
        at(
          x,
          -10,
          turn,
          1,
          felt("M-40-90H40L48 90H-48Z", "cream", "indigo"),
          flat("M-42-30H42L46 50H-46Z", dye),
          felt("M-52 92H52V110H-52Z", "sky", "indigo", 6),
          felt(box(-20, -136, 40, 34), dye, "cream", 6),
        ),
      )
      .concat([felt("M-190 150C-170 116-120 130-104 150S-30 120 0 148S120 116 180 146C200 170-210 176-190 150Z", "red", "gold", 6)]),
  },
];
