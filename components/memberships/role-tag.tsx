import type { Role } from "@/lib/memberships/schema";

/** A person's role in a group, in one word. */
export function RoleTag({ role }: { role: Role }) {
  if (role === "owner") return <span className="tag dye-marigold">Owner</span>;
  return role === "organizer" ? <span className="tag dye-sky">Organizer</span> : <span className="soft">Member</span>;
}
