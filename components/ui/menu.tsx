import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";

interface MenuProps {
  icon: IconName;
  label: string;
  /** A large button in the colour of the page's main act, instead of a small one. */
  main?: boolean;
  className?: string;
  /** The items: an `<li>` with a link each. */
  children: ReactNode;
}

/** A button that opens a list of links; it needs no script. */
export function Menu({ icon, label, main = false, className = "", children }: MenuProps) {
  return (
    <details className={`menu ${className}`.trimEnd()}>
      <summary className={main ? "btn" : "btn btn-sm btn-outline"}>
        <Icon name={icon} />
        {label}
      </summary>
      <ul className="menu-list">{children}</ul>
    </details>
  );
}
