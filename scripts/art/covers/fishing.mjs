import { at, box, disc, felt, flat, line, oval, stitch } from "./kit.mjs";

const fish = (dye, thread, fin) =>
  felt("M-70 0C-40-44 30-48 70 0C30 48-40 44-70 0Z", dye, thread, 6) +
  felt("M66 0L104-30L96 0L104 30Z", fin, thread, 4) +
  flat(disc(-42, -8, 7), "night") +
  stitch("M-16-24Q2 0-16 24", thread);
const waves = (y, dye = "cream") => stitch(`M-220 ${y}q28-24 55 0t55 0t55 0t55 0t55 0t55 0t55 0t55 0`, dye);

export const covers = [
  // A fly, tied under the lamp.
  {
    cloth: "blush",
    outline: "round",
    ground: "cream",
    edge: "indigo",
    above: [
      line("M150-20H-20C-130-20-140 130-40 134C20 136 40 90 20 60", "night", 16),
      line("M20 60L34 92M20 60L-2 84", "night", 9),
      flat(disc(160, -20, 20), "cream"),
      line("M160-40a20 20 0 1 1-1 0", "night", 10),
      felt("M-10-46C60-70 120-50 130-20C110 10 50 14-10 6Z", "gold", "red", 8),
      line("M10-54V12M40-58V12M70-56V10M100-48V4", "brown", 6),
      felt("M120-40C70-170-40-170-90-130C-40-120 20-90 60-40Z", "sky", "indigo", 6),
      felt("M-20-20C-80-60-130-60-170-30C-130-20-70 0-20 0Z", "red", "cream", 4),
      line("M130-20L176-60M130-16L186-28", "brown", 5),
    ],
  },
  // A reel.
  {
    cloth: "leaf",
    outline: "gem",
    ground: "sky",
    edge: "gold",
    above: [
      line("M-250-120L230-120", "brown", 22),
      stitch("M-230-120H210", "gold"),
      felt(box(-60, -140, 120, 40), "night", "cream", 8),
      felt(disc(0, 36, 124), "indigo", "gold", 14),
      felt(disc(0, 36, 84), "cream", "red", 6),
      ...[0, 60, 120, 180, 240, 300].map((turn) => at(0, 36, turn, 1, flat(disc(0, -54, 15), "indigo"))),
      felt(disc(0, 36, 24), "gold", "red", 6),
      line("M0 36L110 116", "night", 16),
      felt(oval(118, 122, 24, 18), "red", "cream", 6),
      line("M-110-10C-170 40-150 120-230 150", "cream", 5),
    ],
  },
  // A cast net.
  {
    cloth: "gold",
    outline: "hill",
    ground: "indigo",
    edge: "sky",
    inside: [flat("M-260 60Q-130 30 0 60T260 60V200H-260Z", "peri"), waves(92), waves(132, "sky")],
    above: [
      line("M0-200C-60-170 30-150 0-120", "cream", 7),
      line("M0-120C-60-40-130 40-170 96M0-120C-30-30-60 50-84 122M0-120V132M0-120C30-30 60 50 84 122M0-120C60-40 130 40 170 96", "jute", 6),
      line("M-34-74Q0-60 34-74M-74-16Q0 18 74-16M-118 40Q0 88 118 40M-170 96C-110 132-40 140 0 134S110 132 170 96", "jute", 6),
      ...[-164, -116, -62, 0, 62, 116, 164].map((x, n) => flat(disc(x, [100, 122, 134, 138, 134, 122, 100][n], 12), "red")),
      at(-30, 62, -20, 0.5, fish("sky", "indigo", "red")),
      at(44, 96, 14, 0.46, fish("gold", "red", "red")),
    ],
  },
  // A surf rod on the beach.
  {
    cloth: "indigo",
    outline: "oval",
    ground: "sky",
    edge: "cream",
    inside: [
      flat(disc(-110, -90, 54), "gold"),
      stitch(disc(-110, -90, 40), "red"),
      flat("M-260-10H260V80H-260Z", "peri"),
      waves(16),
      waves(48, "sky"),
      flat("M-260 90C-160 60-80 100 0 76S170 60 260 92V220H-260Z", "sand"),
      stitch("M-230 112C-150 84-70 124 10 98S170 84 230 112"),
    ],
    above: [
      line("M90 150C70 20 60-110-60-214", "brown", 11),
      line("M-60-214C-190-170-200-60-190 20", "cream", 4),
      felt(box(70, 60, 40, 46), "red", "gold", 8),
      felt("M60 110H124L112 190H78Z", "indigo", "gold", 10),
      felt("M-150 110H-40V176C-40 190-150 190-150 176Z", "red", "cream", 10),
      line("M-144 110C-140 60-50 60-46 110", "night", 7),
      at(-96, 92, -70, 0.5, fish("gold", "red", "red")),
    ],
  },
  // A tackle box.
  {
    cloth: "pist",
    outline: "tile",
    ground: "peri",
    edge: "gold",
    above: [
      felt(box(-150, -10, 300, 150), "leaf", "cream", 16),
      line("M-60-40C-60-96 60-96 60-40", "night", 14),
      felt("M-166-40H166V0H-166Z", "indigo", "gold", 12),
      flat(box(-24, -16, 48, 40), "gold"),
      flat(disc(0, 6, 8), "night"),
      ...[-100, 0, 100].map((x) => line(`M${x} 40V124`, "deep", 5)),
      at(-104, 84, 80, 0.4, fish("red", "gold", "gold")),
      line("M-4 50V70C-24 70-24 104 0 104S22 90 12 82", "cream", 7),
      flat(disc(94, 76, 22), "red"),
      flat("M72 76a22 22 0 0 1 44 0Z", "cream"),
      line("M94 54V40", "night", 6),
      line("M-190-120C-100-190 60-180 180-110", "brown", 10),
      line("M180-110V-50", "cream", 4),
      flat(disc(180, -44, 12), "red"),
    ],
  },
  // A pond with lotus.
  {
    cloth: "sand",
    outline: "round",
    ground: "leaf",
    edge: "indigo",
    inside: [flat(oval(0, 30, 196, 158), "peri"), stitch(oval(0, 30, 168, 130), "sky")],
    above: [
      felt("M-160 40A50 34 0 1 1-70 60L-110 44Z", "pist", "deep", 6),
      felt("M60 140A56 36 0 1 1 160 110L110 116Z", "pist", "deep", 6),
      at(
        110,
        20,
        0,
        1,
        ...[-56, 56, -28, 28, 0].map((turn) =>
          at(0, 20, turn, 1, felt("M0 0C-26-24-24-70 0-100C24-70 26-24 0 0Z", turn === 0 ? "cream" : "blush", "red", 4)),
        ),
        flat(disc(0, 14, 14), "gold"),
      ),
      at(-30, 100, 12, 0.9, fish("gold", "red", "red")),
      at(20, -44, -160, 0.7, fish("red", "gold", "gold")),
      line("M-210-150C-150-180-120-150-100-90", "brown", 9),
      line("M-100-90V20", "cream", 4),
      flat(disc(-100, 14, 11), "red"),
    ],
  },
  // A country boat on the river at dawn.
  {
    cloth: "peri",
    outline: "arch",
    ground: "blush",
    edge: "brown",
    inside: [
      flat(disc(0, -20, 84), "gold"),
      stitch(disc(0, -20, 66), "red"),
      stitch(disc(0, -20, 110)),
      flat("M-220 40H220V210H-220Z", "indigo"),
      waves(150, "sky"),
      waves(178, "sky"),
    ],
    above: [
      felt("M-230 30C-160 110 160 110 230 30C200 130 120 140 0 140S-200 130-230 30Z", "brown", "gold", 10),
      felt("M-90 84C-80-10 60-10 70 84Z", "jute", "red", 10),
      line("M-60 78C-54 24-20 10-10 6M36 78C30 24 10 10-10 6", "brown", 5),
      line("M120 96L196-110", "brown", 9),
      felt("M130 80C128 40 176 40 176 80Z", "red", "cream", 6),
      flat(disc(152, 22, 22), "skin"),
      flat("M118 18Q152-20 188 18Z", "gold"),
      line("M-110 92C-160 130-190 110-210 150", "cream", 5),
    ],
  },
];
