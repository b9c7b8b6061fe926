import type { ComponentProps, ReactNode } from "react";
import "./toggle.css";

/** Something that is on or off at once: a track, and a button with four holes. */
export function Toggle({ children, ...input }: Omit<ComponentProps<"input">, "type"> & { children?: ReactNode }) {
  return (
    <label className="toggle">
      <input {...input} type="checkbox" />
      <span className="toggle-track" aria-hidden="true" />
      {children}
    </label>
  );
}
