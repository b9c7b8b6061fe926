import { Figures } from "@/components/dashboard/figures";
import { HobbyChart } from "@/components/dashboard/hobby-chart";
import { getGroupFigures } from "@/lib/groups/queries";
import { requireViewer } from "@/lib/platform/auth/viewer";
import { pageMetadata } from "@/lib/platform/seo/metadata";

const PATH = "/dashboard";

export const generateMetadata = () =>
  pageMetadata({ title: "Dashboard", description: "Your groups at a glance.", path: PATH, card: "groups", noindex: true });

export default async function DashboardPage() {
  const viewer = await requireViewer(PATH);
  const { total, mine, byCategory } = await getGroupFigures(viewer);
  return (
    <>
      <h1>
        Welcome back{viewer.displayName && ", "}
        <bdi>{viewer.displayName}</bdi>
      </h1>
      <p className="mt-2 mb-8 wrap-anywhere text-soft">{viewer.email}</p>
      <Figures total={total} mine={mine} role={viewer.role ?? "Member"} />
      <HobbyChart byCategory={byCategory} />
    </>
  );
}
