import { redirect } from "next/navigation";
import { deskPath } from "@/components/memberships/desk-address";
import type { DeskPageProps } from "../../open-desk";

/** Requests are what a desk opens with: whoever concludes their address from those of the other parts is led there. */
export default async function RequestsPage({ params }: DeskPageProps) {
  redirect(deskPath((await params).id));
}
