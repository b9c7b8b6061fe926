import Link from "next/link";
import { Divider } from "@/components/ui/divider";
import { CurrentYear } from "./current-year";
import { Logo } from "./logo";
import { ThemeSwitch } from "./theme-switch";

type Item = [href: string, words: string];

const EXPLORE: Item[] = [
  ["/", "Home"],
  ["/allGroups", "All Groups"],
  ["/createGroup", "Create Group"],
  ["/myGroup", "My Group"],
];

/** docs/product.md lets all three lead to the home page for now. */
const HELP: Item[] = [
  ["/", "Help Center"],
  ["/", "Terms of Service"],
  ["/", "Privacy Policy"],
];

const SOCIAL: [href: string, name: string, icon: string][] = [
  ["https://www.facebook.com/", "Facebook", "facebook"],
  ["/", "Instagram", "instagram"],
  ["/", "YouTube", "youtube"],
  ["/", "X", "x"],
];

function Column({ id, title, items }: { id: string; title: string; items: Item[] }) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {items.map(([href, words]) => (
          <li key={words}>
            <Link className="foot-link" href={href} prefetch={false}>
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The footer with the scalloped edge of the main layout (docs/product.md). `year` is the year when the server rendered the page. */
export function Footer({ year }: { year: number }) {
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="foot-grid">
          <div>
            <Logo />
            <p className="mt-4 max-w-[30ch]">Bringing passionate people together through shared interests.</p>
          </div>
          <Column id="foot-explore" title="Explore" items={EXPLORE} />
          <Column id="foot-help" title="Help" items={HELP} />
          <div>
            <h2>Follow along</h2>
            <ul className="foot-social">
              {SOCIAL.map(([href, name, icon]) => (
                <li key={name}>
                  <Link className="knob" href={href} prefetch={false} aria-label={name} {...(href !== "/" && { rel: "noreferrer" })}>
                    {/* Image files instead of inline SVG, because the footer is in the HTML of every page. */}
                    <img src={`/icons/${icon}.svg`} alt="" width={20} height={20} loading="lazy" />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <Divider />
        <div className="foot-end">
          <p className="text-xs">
            © <CurrentYear atRender={year} /> HobbyHub. Stitched together in Dhaka, open to everyone.
          </p>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}
