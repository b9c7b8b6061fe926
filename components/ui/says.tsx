import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";

/** An icon, a fact, and what it means. */
export function Says({ icon, title, warn = false, children }: { icon: IconName; title: string; warn?: boolean; children?: ReactNode }) {
  return (
    <div className={`says ${warn ? "says-warn" : ""}`}>
      <Icon name={icon} />
      <b>{title}</b>
      {children && <p className="wrap-anywhere">{children}</p>}
    </div>
  );
}
