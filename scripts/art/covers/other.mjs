import { at, box, disc, felt, flat, line, oval, stitch } from "./kit.mjs";

const star = (x, y, dye = "gold") => flat(`M${x} ${y - 18}l6 12l12 6l-12 6l-6 12l-6-12l-12-6l12-6Z`, dye);
const leaf = (dye) => felt("M0 0C-34-24-34-70 0-104C34-70 34-24 0 0Z", dye, "pist", 4);

export const covers = [
  // A telescope.
  {
    cloth: "peri",
    outline: "round",
    ground: "indigo",
    edge: "gold",
    inside: [
      star(-120, -90),
      star(-40, -150),
      star(60, -120, "cream"),
      star(-160, -10, "cream"),
      star(150, -40),
      flat(disc(110, -130, 34), "cream"),
      flat(disc(96, -138, 28), "indigo"),
      stitch("M-120-90L-40-150L60-120"),
      flat("M-220 130C-100 100 100 110 220 130V220H-220Z", "leaf"),
    ],
    above: [
      line("M10 60L-70 180M10 60L90 180M10 60V176", "brown", 15),
      at(
        10,
        30,
        -32,
        1,
        felt(box(-150, -34, 130, 68), "red", "gold", 10),
        felt(box(-16, -44, 150, 88), "cream", "red", 10),
        felt(box(132, -54, 34, 108), "gold", "red", 8),
        felt(box(-190, -20, 40, 40), "night", "gold", 6),
        flat(oval(166, 0, 10, 46), "sky"),
      ),
      flat(disc(10, 60, 15), "gold"),
    ],
  },
  // Chess under the trees.
  {
    cloth: "leaf",
    outline: "gem",
    ground: "sand",
    edge: "indigo",
    inside: [
      ...[...Array(32).keys()].map((n) =>
        flat(box(-208 + (n % 4) * 104 + (Math.floor(n / 4) % 2) * 52, -208 + Math.floor(n / 4) * 52, 52, 52), "brown"),
      ),
    ],
    above: [
      at(
        -30,
        10,
        0,
        1,
        felt(
          "M-90 150C-90 110-60 110-54 80C-40 20-20 0-20-30C-60-20-80 0-104 6C-120-10-120-30-110-50C-80-60-80-110-40-136L-30-164L-6-144C70-140 80-40 60 80C66 110 90 110 90 150Z",
          "indigo",
          "gold",
          14,
        ),
        flat(disc(-40, -86, 10), "cream"),
        stitch("M30-110C50-60 50 0 36 70"),
        felt(box(-104, 146, 208, 34), "indigo", "gold", 10),
      ),
      at(
        140,
        70,
        0,
        1,
        felt("M-46 106C-46 76-24 70-20 20H20C24 70 46 76 46 106Z", "cream", "red", 10),
        felt(box(-34, 8, 68, 14), "cream", "red", 8),
        felt(disc(0, -24, 34), "cream", "red", 8),
      ),
    ],
  },
  // A garden on the roof.
  {
    cloth: "sky",
    outline: "tile",
    ground: "blush",
    edge: "leaf",
    inside: [
      flat(disc(110, -110, 46), "gold"),
      stitch(disc(110, -110, 34), "red"),
      flat("M-220 90H220V220H-220Z", "jute"),
      stitch("M-200 120H200M-200 156H200", "brown"),
    ],
    above: [
      at(
        -110,
        60,
        0,
        1,
        line("M0 0V-110", "deep", 9),
        at(0, -20, -60, 1, leaf("leaf")),
        at(0, -40, 60, 1, leaf("leaf")),
        at(0, -70, -40, 0.8, leaf("leaf")),
        flat(disc(10, -120, 26), "red"),
        flat("M-10-140L10-132L30-140L14-120Z", "deep"),
        felt("M-60 0H60L44 110H-44Z", "red", "gold", 12),
      ),
      at(
        20,
        70,
        0,
        1,
        ...[-50, -25, 0, 25, 50].map((turn) => at(0, 0, turn, 1.1, leaf(turn ? "leaf" : "deep"))),
        felt("M-50 0H50L38 100H-38Z", "indigo", "gold", 12),
      ),
      at(
        130,
        60,
        8,
        1,
        felt("M-60-20H40V80H-60Z", "peri", "cream", 12),
        line("M40 0L96-50", "indigo", 16),
        felt(oval(100, -54, 24, 12), "indigo", "gold", 6),
        line("M-60 0C-110 0-110 60-60 60", "indigo", 12),
      ),
    ],
  },
  // A loom.
  {
    cloth: "pist",
    outline: "arch",
    ground: "indigo",
    edge: "red",
    above: [
      line("M-150-130V180M150-130V180", "brown", 24),
      felt(box(-176, -150, 352, 30), "brown", "gold", 8),
      ...[...Array(13).keys()].map((n) => line(`M${-108 + n * 18}-116V120`, "cream", 3)),
      felt(box(-116, 20, 232, 120), "red", "gold", 4),
      ...["gold", "cream", "gold"].map((dye, n) => flat(box(-112, 44 + n * 32, 224, 9), dye)),
      flat([-84, -28, 28, 84].map((x) => `M${x} 56l16 16l-16 16l-16-16Z`).join(""), "sky"),
      felt(box(-176, 140, 352, 30), "brown", "gold", 8),
      at(10, -20, -8, 1, felt("M-110 0C-70-30 70-30 110 0C70 30-70 30-110 0Z", "gold", "red", 6), flat(oval(0, 0, 46, 11), "red")),
      line("M110-36C160-60 170-20 190-60", "red", 5),
    ],
  },
  // The repair table: a radio is opened.
  {
    cloth: "gold",
    outline: "wide",
    ground: "peri",
    edge: "indigo",
    above: [
      line("M60-90L130-180", "night", 6),
      felt(box(-150, -90, 250, 180), "leaf", "cream", 18),
      felt(disc(-76, 0, 54), "night", "gold", 6),
      stitch(disc(-76, 0, 36)),
      stitch(disc(-76, 0, 18)),
      flat(box(4, -58, 76, 40), "cream"),
      line("M20-38H66M40-52V-24", "red", 5),
      flat(disc(22, 22, 17), "gold"),
      flat(disc(66, 22, 17), "red"),
      stitch("M0 60H84"),
      at(
        140,
        40,
        30,
        1,
        felt(box(-16, -110, 32, 90), "red", "gold", 10),
        line("M0-14V80", "jute", 12),
        flat("M-10 76H10L5 104H-5Z", "jute"),
      ),
      at(
        -160,
        130,
        0,
        1,
        felt(
          "M-12-50H12L16-36L32-44L44-28L34-14L50 0L44 20L26 20L20 40H-20L-26 20L-44 20L-50 0L-34-14L-44-28L-32-44L-16-36Z",
          "jute",
          "brown",
          6,
        ),
        flat(disc(0, -4, 15), "peri"),
      ),
      line("M-90 140C-40 120 0 160 60 136", "red", 7),
    ],
  },
  // A potter's wheel.
  {
    cloth: "blush",
    outline: "hill",
    ground: "leaf",
    edge: "gold",
    above: [
      felt(oval(0, 130, 190, 34), "brown", "gold", 10),
      felt(oval(0, 108, 120, 22), "jute", "brown", 8),
      felt("M-40-110C-30-70-110-50-110 20C-110 80-70 104-50 108H50C70 104 110 80 110 20C110-50 30-70 40-110Z", "red", "gold", 12),
      felt(oval(0, -112, 58, 16), "brown", "gold", 8),
      line("M-104 6C-40 26 40 26 104 6M-96 50C-40 70 40 70 96 50", "gold", 8),
      flat([-60, -20, 20, 60].map((x) => `M${x} 24l12 16l-12 16l-12-16Z`).join(""), "cream"),
      line("M-230 60C-180 0-150 10-116 20M230 60C180 0 150 10 116 20", "skin", 34),
      line("M-240 66L-200 24M240 66L200 24", "indigo", 42),
    ],
  },
  // A bicycle.
  {
    cloth: "sand",
    outline: "oval",
    ground: "sky",
    edge: "leaf",
    inside: [
      flat("M-260 110C-100 86 100 86 260 110V220H-260Z", "leaf"),
      stitch("M-220 150C-100 126 100 126 220 150"),
      flat(disc(120, -110, 44), "gold"),
    ],
    above: [
      ...[-112, 112].map(
        (x) =>
          line(disc(x, 66, 76), "night", 13) +
          stitch(disc(x, 66, 58), "indigo") +
          line(`M${x - 50} 66H${x + 50}M${x} 16V116M${x - 36} 30L${x + 36} 102M${x + 36} 30L${x - 36} 102`, "cream", 3) +
          flat(disc(x, 66, 12), "gold"),
      ),
      line("M-112 66L-50-40H70L0 66H-112M-50-40L0 66M112 66L64-70", "red", 15),
      stitch("M-112 66L-50-40H70L0 66M112 66L64-70"),
      line("M64-70C60-100 100-100 110-80", "night", 12),
      line("M-50-40L-58-66", "night", 10),
      felt("M-90-76C-60-90-40-84-20-70C-50-62-80-60-90-76Z", "brown", "gold", 8),
      flat(disc(0, 66, 19), "gold"),
      felt(box(66, -60, 64, 48), "jute", "brown", 8),
      flat(disc(82, -66, 13), "red"),
      flat(disc(108, -68, 13), "peri"),
    ],
  },
];
