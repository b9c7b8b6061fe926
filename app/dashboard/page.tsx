import { Figures } from "@/components/dashboard/figures";
import { HobbyChart } from "@/components/dashboard/hobby-chart";
import { getGroupFigures } from "@/lib/groups/queries";
import { pageMetadata } from "@/lib/platform/seo/metadata";
import { requireActor } from "@/lib/sessions/queries";

const PATH = "/dashboard";

export const generateMetadata = () =>
  pageMetadata({ title: "Dashboard", description: "Your groups at a glance.", path: PATH, card: "groups", noindex: true });

export default async function DashboardPage() {
  const actor = await requireActor(PATH);
  const { total, mine, byCategory } = await getGroupFigures(actor);
  return (
    <>
      <h1>
        Welcome back{actor.displayName && ", "}
        <bdi>{actor.displayName}</bdi>
      </h1>
      <p className="mt-2 mb-8 wrap-anywhere text-soft">{actor.email}</p>
      <Figures total={total} mine={mine} role={actor.role ?? "Member"} />
      <HobbyChart byCategory={byCategory} />
    </>
  );
}
