import type { Metadata } from "next";
import { MeetupsPage, meetupsMetadata } from "./meetups-page";

export const dynamic = "force-static";

export const generateMetadata = (): Metadata => meetupsMetadata({});

export default function AllMeetupsPage() {
  return <MeetupsPage view={{}} />;
}
