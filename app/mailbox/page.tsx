import Link from "next/link";
import { notFound } from "next/navigation";
import { env } from "@/lib/env";
import { readMailbox } from "@/lib/platform/email/mailbox";
import { PREVIEWS } from "@/lib/rooms";

export const dynamic = "force-dynamic";
export const metadata = { title: "Mailbox", robots: { index: false } };

/** Shows the mails in this machine's mailbox folder to the developers of HobbyHub. It does not exist in production. */
export default async function MailboxPage() {
  if (env().NODE_ENV === "production") notFound();
  const mails = await readMailbox();
  return (
    <main className="mx-auto grid max-w-prose gap-6 p-6">
      <h1 className="font-head text-title">Mailbox</h1>
      <details>
        <summary>What every mail looks like</summary>
        <ul className="grid gap-2 pt-4">
          {Object.entries(PREVIEWS).map(([kind, { title }]) => (
            <li key={kind}>
              <Link className="text-link underline" href={`/mailbox/previews/${kind}`} prefetch={false}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </details>
      {mails.length === 0 && <p>No mail yet.</p>}
      {mails.map(({ name, text }) => (
        <pre key={name} className="overflow-x-auto rounded-card bg-surface p-4 whitespace-pre-wrap">
          {text}
        </pre>
      ))}
    </main>
  );
}
