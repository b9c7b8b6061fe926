import { Logo } from "@/components/layout/logo";
import { SideAccount } from "./side-account";
import { SideLinks } from "./side-links";

/** The dashboard's sidebar: the mark, the links, the account. On phones a bar at the top. */
export function SideBar() {
  return (
    <header className="side">
      <div className="side-room">
        <Logo />
        <SideLinks />
        <SideAccount />
      </div>
    </header>
  );
}
