import { Figures } from "@/components/dashboard/figures";
import { HobbyChart } from "@/components/dashboard/hobby-chart";
import { MembershipCounts } from "@/components/memberships/membership-counts";
import { getGroupFigures } from "@/lib/groups/queries";
import { coversOf } from "@/lib/groups/schema";
import { getMyCounts } from "@/lib/memberships/my-group-queries";
import { pageMetadata } from "@/lib/platform/seo/metadata";
import { requireActor } from "@/lib/sessions/queries";

const PATH = "/dashboard";

export const generateMetadata = () =>
  pageMetadata({ title: "Dashboard", description: "Your groups at a glance.", path: PATH, noindex: true });

export default async function DashboardPage() {
  const actor = await requireActor(PATH);
  const [{ total, mine, byCategory }, counts] = await Promise.all([getGroupFigures(actor), getMyCounts(actor)]);
  const hobbies = byCategory.map((figures) => ({ ...figures, cover: coversOf(figures.category)[0] }));
  return (
    <>
      <h1>
        Welcome back{actor.displayName && ", "}
        <bdi>{actor.displayName}</bdi>
      </h1>
      <p className="mt-2 mb-8 wrap-anywhere text-soft">{actor.email}</p>
      <Figures total={total} mine={mine} role={actor.role ?? "Member"} />
      <MembershipCounts counts={counts} />
      <HobbyChart hobbies={hobbies} />
    </>
  );
}
