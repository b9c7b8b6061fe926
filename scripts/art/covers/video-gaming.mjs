import { at, box, disc, felt, flat, line, oval, stitch } from "./kit.mjs";

const cross = "M-16-48H16V-16H48V16H16V48H-16V16H-48V-16H-16Z";
const pixels = (dye, size, rows) =>
  flat(rows.flatMap((row, y) => [...row].map((on, x) => (on === "#" ? box(x * size, y * size, size, size) : ""))).join(""), dye);
const pad = (dye, thread) =>
  felt("M-96-40C-60-56 60-56 96-40C136-24 150 60 118 66C90 70 80 30 50 26H-50C-80 30-90 70-118 66C-150 60-136-24-96-40Z", dye, thread, 8) +
  at(-66, -8, 0, 0.5, flat(cross, "night")) +
  flat(disc(52, -18, 11), "gold") +
  flat(disc(80, 4, 11), "red");

export const covers = [
  // An arcade machine.
  {
    cloth: "gold",
    outline: "arch",
    ground: "peri",
    edge: "indigo",
    above: [
      felt("M-100-190H100V-30L124 20V196H-124V20L-100-30Z", "red", "gold", 12),
      flat(box(-82, -176, 164, 34), "gold"),
      stitch("M-64-158H64", "red"),
      flat(box(-78, -130, 156, 104), "night"),
      at(-44, -112, 0, 1, pixels("pist", 11, ["..#..#..", ".######.", "##.##.##", "########", ".#....#.", "#......#"])),
      felt("M-110-10H110L128 34H-128Z", "indigo", "cream", 6),
      line("M-60 12V-16", "cream", 8),
      flat(disc(-60, -20, 15), "gold"),
      ...["cream", "sky", "pist"].map((dye, n) => flat(disc(10 + n * 38, 12, 12), dye)),
      flat(box(-60, 70, 120, 90), "indigo"),
      flat(box(-40, 92, 28, 46), "gold"),
      flat(box(12, 92, 28, 46), "gold"),
    ],
  },
  // A cartridge, and the dust blown out of it.
  {
    cloth: "leaf",
    outline: "tile",
    ground: "jute",
    edge: "red",
    above: [
      felt("M-140-150H140V100H104V150H-104V100H-140Z", "peri", "cream", 14),
      ...[-112, -80, 80, 112].map((x) => line(`M${x}-150V-116`, "indigo", 7)),
      flat(box(-104, -92, 208, 156), "cream"),
      flat(box(-90, -78, 180, 128), "indigo"),
      flat("M-90 50V20L-40-16L10 20L50-10L90 24V50Z", "leaf"),
      flat(disc(46, -42, 20), "gold"),
      at(-70, -66, 0, 1, pixels("red", 12, [".#.#.", "#####", "#####", ".###.", "..#.."])),
      flat(box(-90, 104, 180, 34), "gold"),
      line("M-60 108V134M-30 108V134M0 108V134M30 108V134M60 108V134", "brown", 7),
      stitch("M-180 176C-150 160-140 196-110 182M120 184C146 166 160 200 190 180", "red"),
    ],
  },
  // A screen and its keyboard on a LAN night.
  {
    cloth: "indigo",
    outline: "wide",
    ground: "red",
    edge: "gold",
    above: [
      felt(box(-160, -150, 320, 196), "night", "gold", 18),
      flat(box(-140, -130, 280, 156), "peri"),
      flat("M-140 26L0-60L140 26Z", "leaf"),
      flat("M-20-44H20L90 26H-90Z", "jute"),
      stitch("M0-30V20", "red"),
      flat(disc(80, -92, 26), "gold"),
      flat("M-24 26L-14-6H14L24 26Z", "red"),
      felt("M-30 60H30L44 92H-44Z", "indigo", "cream", 6),
      felt(box(-170, 106, 260, 66), "cream", "indigo", 12),
      ...[0, 1].flatMap((row) =>
        [...Array(8).keys()].map((n) => flat(box(-158 + n * 30, 116 + row * 26, 22, 18), n === 2 && row === 0 ? "red" : "sky")),
      ),
      felt(oval(150, 140, 28, 40), "sky", "indigo", 8),
      line("M150 108C150 70 200 80 230 40", "night", 6),
    ],
  },
  // A match on the telly.
  {
    cloth: "pist",
    outline: "ticket",
    ground: "indigo",
    edge: "cream",
    above: [
      felt(box(-180, -130, 360, 220), "brown", "gold", 20),
      flat(box(-158, -108, 316, 176), "leaf"),
      ...[-1, 0, 1].map((n) => flat(box(-158 + (n + 1) * 105, -108, 52, 176), "#348a5c")),
      stitch("M0-108V68M-158-60H-110V20H-158M158-60H110V20H158"),
      stitch(disc(0, -20, 42)),
      at(
        40,
        -30,
        0,
        1,
        felt(disc(0, 0, 34), "cream", "indigo", 6),
        flat("M0-14L13-4L8 12H-8L-13-4Z", "night"),
        line("M0-14V-32M13-4L30-12M8 12L20 26M-8 12L-20 26M-13-4L-30-12", "night", 4),
      ),
      line("M-60 112L-90 150M60 112L90 150", "brown", 14),
      at(-50, 134, -8, 0.62, pad("red", "cream")),
    ],
  },
  // A headset.
  {
    cloth: "peri",
    outline: "round",
    ground: "cream",
    edge: "red",
    above: [
      line("M-120 40C-150-190 150-190 120 40", "indigo", 34),
      stitch("M-120 40C-150-190 150-190 120 40", "gold"),
      felt("M-160 0C-170-30-110-40-96-10V100C-100 130-170 120-168 84Z", "red", "cream", 12),
      felt("M160 0C170-30 110-40 96-10V100C100 130 170 120 168 84Z", "red", "cream", 12),
      flat(oval(-126, 46, 14, 40), "gold"),
      flat(oval(126, 46, 14, 40), "gold"),
      line("M-130 110C-120 170-60 176-20 166", "indigo", 11),
      felt(oval(4, 162, 32, 20), "night", "gold", 6),
      at(-42, -30, 0, 1, pixels("red", 14, [".#.#.", "#####", "#####", ".###.", "..#.."])),
    ],
  },
  // Pixels and paper: a die, a pawn and a hex map.
  {
    cloth: "red",
    outline: "hex",
    ground: "sand",
    edge: "indigo",
    inside: [
      ...[
        [-150, -90, "leaf"],
        [-50, -148, "pist"],
        [50, -90, "sky"],
        [150, -30, "leaf"],
        [-150, 30, "sky"],
        [-50, -30, "leaf"],
        [50, 30, "pist"],
        [150, 90, "sky"],
        [-50, 90, "sky"],
        [50, 148, "leaf"],
        [-150, 150, "pist"],
        [150, -150, "pist"],
      ].map(([x, y, dye]) => at(x, y, 0, 1, flat("M-66 0L-33-57H33L66 0L33 57H-33Z", dye), stitch("M-66 0L-33-57H33L66 0", "brown"))),
    ],
    above: [
      at(
        -84,
        20,
        -12,
        1,
        felt(box(-72, -72, 144, 144), "cream", "red", 22),
        ...[
          [-38, -38],
          [38, -38],
          [0, 0],
          [-38, 38],
          [38, 38],
        ].map(([x, y]) => flat(disc(x, y, 15), "indigo")),
      ),
      at(
        110,
        20,
        0,
        1,
        felt("M-60 130C-60 90-30 80-26 20H26C30 80 60 90 60 130Z", "indigo", "gold", 12),
        felt(box(-44, 4, 88, 18), "red", "cream", 8),
        felt(disc(0, -42, 44), "indigo", "gold", 8),
      ),
    ],
  },
  // Two pads, one sofa.
  {
    cloth: "jute",
    outline: "hill",
    ground: "leaf",
    edge: "brown",
    above: [
      felt("M-190-60C-190-150 190-150 190-60V60H-190Z", "peri", "cream", 16),
      line("M0-120V30", "indigo", 5),
      felt("M-230-20C-230-60-160-60-160-20V110H-230Z", "indigo", "gold", 14),
      felt("M230-20C230-60 160-60 160-20V110H230Z", "indigo", "gold", 14),
      felt(box(-160, 30, 320, 70), "peri", "cream", 12),
      line("M-190 120V140M190 120V140", "brown", 18),
      at(-78, -10, -12, 0.8, pad("red", "gold")),
      at(78, 0, 10, 0.8, pad("gold", "red")),
      line("M-78-46C-60-130-10-140 0-190M78-36C70-120 20-150 0-190", "night", 5),
    ],
  },
];
