import type { Organization } from "schema-dts";
import { dayAt } from "@/lib/date-format";
import { publicPath } from "@/lib/groups/page-addresses";
import { absoluteUrl } from "@/lib/platform/seo/site";
import type { PublicGroupPage } from "./page-views";

/** A group as a schema.org `Organization` for search engines. It names the organizers and no other member. */
export const groupThing = (group: PublicGroupPage): Organization => {
  const path = publicPath(group.slug);
  return {
    "@type": "Organization",
    "@id": absoluteUrl(`${path}#group`),
    name: group.groupName,
    description: group.description,
    url: absoluteUrl(path),
    image: [absoluteUrl(`${path}/card.png`)],
    foundingDate: group.startDate,
    location: { "@type": "Place", name: group.location, address: group.location },
    keywords: group.hobbyCategory,
    ...(group.closedAt && { dissolutionDate: dayAt(group.closedAt) }),
    member: group.organizers.map(({ displayName }) => ({
      "@type": "OrganizationRole",
      roleName: "Organizer",
      member: { "@type": "Person", name: displayName },
    })),
  };
};
