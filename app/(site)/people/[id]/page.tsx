import { notFound } from "next/navigation";
import { cache } from "react";
import { Person } from "@/components/meetups/person";
import { nullIf } from "@/lib/errors";
import { getPerson } from "@/lib/meetups/earned-queries";
import { pageMetadata } from "@/lib/platform/seo/metadata";
import { requireActor } from "@/lib/sessions/queries";

type Props = PageProps<"/people/[id]">;

const pathOf = (id: string): string => `/people/${encodeURIComponent(id)}`;

/** Loads the person once, for the metadata and the page. To a viewer without permission it does not even reveal that the person exists. */
const load = cache(async (id: string) => {
  const actor = await requireActor(pathOf(id));
  return getPerson(actor, id).catch(nullIf("not_found"));
});

export async function generateMetadata({ params }: Props) {
  const { id } = await params;
  const person = await load(id);
  return pageMetadata({
    title: person?.displayName ?? "No such page",
    description: "The meetups somebody came to, and the groups you share.",
    path: pathOf(id),
    card: "groups",
    noindex: true,
  });
}

export default async function PersonPage({ params }: Props) {
  const person = await load((await params).id);
  if (!person) notFound();
  return <Person person={person} />;
}
