import { Logo } from "@/components/layout/logo";
import { NavBell } from "@/components/layout/nav-bell";
import { SideAccount } from "./side-account";
import { SideLinks } from "./side-links";

/** The dashboard's sidebar: the logo, the bell, the links, the account. On phones it is a bar at the top. */
export function SideBar() {
  return (
    <header className="side">
      <div className="side-room">
        <div className="side-top">
          <Logo />
          <NavBell />
        </div>
        <SideLinks />
        <SideAccount />
      </div>
    </header>
  );
}
