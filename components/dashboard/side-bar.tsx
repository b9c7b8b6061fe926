import Link from "next/link";
import { SideLinks } from "./side-links";

/** The dashboard's sidebar; on phones a bar at the top whose links scroll sideways. */
export function SideBar() {
  return (
    <header className="side">
      <Link className="logo" href="/" prefetch={false}>
        <img src="/logo.svg" alt="" width={44} height={44} />
        HobbyHub
      </Link>
      <SideLinks />
    </header>
  );
}
