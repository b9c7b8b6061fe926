import type { ComponentProps, ReactNode } from "react";
import "./toggle.css";

/** An on/off switch that takes effect at once, drawn as a track with a button that has four holes. */
export function Toggle({ children, ...input }: Omit<ComponentProps<"input">, "type"> & { children?: ReactNode }) {
  return (
    <label className="toggle">
      <input {...input} type="checkbox" />
      <span className="toggle-track" aria-hidden="true" />
      {children}
    </label>
  );
}
