import Link from "next/link";
import type { FeaturedGroup } from "@/lib/groups/schema";
import { FeaturedGroups } from "./featured-groups";
import { FeaturedLoader } from "./featured-loader";
import "./home-page.css";

/** "Featured Hobby Groups". `null` if the groups could not be read when the page was rendered: then the browser fetches them. */
export function Featured({ groups }: { groups: readonly FeaturedGroup[] | null }) {
  return (
    <section className="wrap section" aria-labelledby="featured">
      <div className="section-head">
        <div>
          <h2 id="featured">Featured Hobby Groups</h2>
          <p className="mt-2 text-soft">The newest patch of each hobby, with room for you.</p>
        </div>
        <Link className="text-link" href="/allGroups" prefetch={false}>
          See all groups
        </Link>
      </div>
      {groups ? <FeaturedGroups groups={groups} /> : <FeaturedLoader />}
    </section>
  );
}
