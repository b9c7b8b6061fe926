import { Logo } from "./logo";
import { MenuButton } from "./menu-button";
import { NavAccount } from "./nav-account";
import { NavLinks } from "./nav-links";
import { NavReturn } from "./nav-return";

/** The id that connects the menu button to its popover. */
const MENU = "site-menu";

/**
 * The bar above every page of the main layout. The menu is one list: a row if there is room, otherwise a popover. The browser opens the
 * popover, closes it on Escape or a press outside, and restores the focus, with or without scripts.
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
