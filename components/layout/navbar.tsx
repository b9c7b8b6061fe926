import { Logo } from "./logo";
import { MenuButton } from "./menu-button";
import { NavAccount } from "./nav-account";
import { NavLinks } from "./nav-links";
import { NavReturn } from "./nav-return";

/** The id that joins the toggle to what it opens. */
const MENU = "site-menu";

/**
 * The bar above every page of the main layout. The menu is one list: a row where there is room, else a popover, which the platform opens,
 * closes on Escape or a press beside it and hands the focus back from, with or without scripts.
 */
export function Navbar() {
  return (
    <header className="wrap nav">
      <Logo />
      <div id={MENU} className="nav-menu" popover="auto">
        <NavLinks />
      </div>
      <NavAccount />
      <MenuButton menu={MENU} />
      <NavReturn />
    </header>
  );
}
