"use client";

import { type ReactNode, useRef } from "react";
import { Icon, type IconName } from "./icon";

interface MenuProps {
  icon: IconName;
  label: string;
  /** A large button in the colour of the page's main action, instead of a small one. */
  main?: boolean;
  className?: string;
  /** The items: an `<li>` with a link each. */
  children: ReactNode;
}

/**
 * A button that opens a list of links; it works without scripts. With scripts, Escape closes it and restores the focus, and moving away
 * closes it too.
 */
export function Menu({ icon, label, main = false, className = "", children }: MenuProps) {
  const place = useRef<HTMLDetailsElement>(null);
  const close = () => place.current?.removeAttribute("open");
  return (
    <details
      ref={place}
      className={`menu ${className}`.trimEnd()}
      onKeyDown={({ key }) => {
        if (key !== "Escape") return;
        close();
        place.current?.querySelector("summary")?.focus();
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !place.current?.contains(relatedTarget)) close();
      }}
    >
      <summary className={main ? "btn" : "btn btn-sm btn-outline"}>
        <Icon name={icon} />
        {label}
      </summary>
      <ul className="menu-list">{children}</ul>
    </details>
  );
}
