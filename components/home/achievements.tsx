import { CountUp } from "./count-up";
import "./home-page.css";

/** The fixed values of docs/product.md. */
const ACHIEVEMENTS = [
  { target: 1200, name: "Active Members", look: "patch-members" },
  { target: 75, name: "Hobby Groups", look: "patch-groups" },
  { target: 320, name: "Successful Events", look: "patch-events" },
] as const;

/** "Our Achievements": three merit patches whose numbers count up when they come into view. */
export function Achievements() {
  return (
    <section className="ripples achievements" aria-labelledby="achievements">
      <div className="wrap">
        <h2 id="achievements">Our Achievements</h2>
        <ul className="patches">
          {ACHIEVEMENTS.map(({ target, name, look }) => (
            <li key={name} className={`patch ${look}`}>
              {/* One image for a screen reader, with the final number: it must not read out five seconds of counting. */}
              <div className="seam" role="img" aria-label={`${target}+ ${name}`}>
                <CountUp target={target} />
                <span>{name}</span>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
