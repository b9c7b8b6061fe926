import { LostThread } from "@/components/layout/lost-thread";

/** A group, article or list page that is not there; the layout is around it already. */
export default function SiteNotFound() {
  return <LostThread />;
}
