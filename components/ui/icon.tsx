const PATHS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  plus: "M12 5v14M5 12h14",
  check: "M5 13l4.5 4.5L19 7",
  left: "M15 5l-7 7 7 7",
  right: "M9 5l7 7-7 7",
  pause: "M9 6v12M15 6v12",
  play: "M8 5l11 7-11 7z",
  search: "M17 10.5a6.5 6.5 0 1 1-13 0 6.500 6.500 0 0 1 13 0zM15.500 15.500L21 21",
  pin: "M12 21c-5-5-7-8-7-11a7 7 0 0 1 14 0c0 3-2 6-7 11zM14.500 10a2.500 2.500 0 1 1-5 0 2.500 2.500 0 0 1 5 0z",
  calendar: "M7 5h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3zM4 10h16M8 3v4M16 3v4",
  clock: "M20.500 12a8.500 8.500 0 1 1-17 0 8.500 8.500 0 0 1 17 0zM12 7v5l3.500 2",
  warning: "M12 4L2.500 20h19zM12 10v4M12 17v.1",
  home: "M4 11l8-7 8 7v9H4zM10 20v-6h4v6",
  overview: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z",
  groups: "M6 3h12M6 21h12M8 3v18M16 3v18M8 8l8-2M8 12l8-2M8 16l8-2",
  logout: "M14 4h6v16h-6M4 12h10M10 8l4 4-4 4",
  edit: "M4 20l1-5L16 4l4 4L9 19zM14 6l4 4",
  mail: "M4 6h16v12H4zM4 7l8 6 8-6",
  sun: "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM12 3v2M12 19v2M3 12h2M19 12h2M5.600 5.600l1.400 1.400M17 17l1.400 1.400M18.400 5.600L17 7M7 17l-1.400 1.400",
  moon: "M20 14A8.500 8.500 0 0 1 10 4a8.500 8.500 0 1 0 10 10z",
  screen: "M5 5h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM9 21h6M12 17v4",
  eye: "M2.500 12C5 7.500 8.500 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-6 6.500-9.500 6.500S5 16.500 2.500 12zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z",
  eyeOff:
    "M4 4l16 16M9.500 5.900c.8-.3 1.700-.4 2.500-.4 3.500 0 7 2 9.500 6.500-.8 1.400-1.700 2.600-2.700 3.500M6 7.500C4.700 8.600 3.500 10.100 2.500 12c2.500 4.500 6 6.500 9.500 6.500 1.400 0 2.700-.3 4-.9",
  help: "M20.500 12a8.500 8.500 0 1 1-17 0 8.500 8.500 0 0 1 17 0zM9.500 9.500a2.500 2.500 0 1 1 3.600 2.300c-.8.4-1.100.9-1.100 1.700M12 16.500v.1",
  bug: "M8 9h8v6a4 4 0 0 1-8 0zM9 9a3 3 0 0 1 6 0M12 13v6M4 8l4 3M20 8l-4 3M3 14h5M16 14h5M5 20l3.500-3M19 20l-3.500-3",
  person: "M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4 21c0-5 4-7 8-7s8 2 8 7",
  external: "M14 4h6v6M20 4l-9 9M18 13v7H4V6h7",
} as const;

export type IconName = keyof typeof PATHS;

/** A line icon in the hand of the seams; decoration only, so the words beside it carry the meaning. */
export function Icon({ name, className = "" }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
