import Link from "next/link";
import { notFound } from "next/navigation";
import { env } from "@/lib/env";
import { PREVIEWS } from "@/lib/rooms";

export const dynamic = "force-dynamic";
export const metadata = { title: "Preview of a mail", robots: { index: false } };

const THEMES = ["light", "dark"] as const;

/** Shows a mail with sample data, as mail programs do, to the developers of HobbyHub. It does not exist in production. */
export default async function MailPreviewPage({ params }: PageProps<"/mailbox/previews/[kind]">) {
  const preview = PREVIEWS[(await params).kind];
  if (env().NODE_ENV === "production" || !preview) notFound();
  const { subject, html = "", text, headers = {}, attachments = [] } = await preview.write();
  return (
    <main className="mx-auto grid gap-6 p-6">
      <h1 className="font-head text-title">{subject}</h1>
      <p>
        {preview.title} ·{" "}
        <Link className="text-link underline" href="/mailbox">
          Mailbox
        </Link>
      </p>
      {THEMES.map((theme) => (
        // The sandbox runs no scripts and opens links in a new tab. A frame does not follow the device's colour scheme, so the scheme is
        // set here.
        <iframe
          key={theme}
          title={`In HTML, ${theme}`}
          sandbox="allow-popups"
          srcDoc={html.replace('content="light dark"', `content="${theme}"`)}
          style={{ colorScheme: theme, background: "canvas", height: 560, width: "100%" }}
        />
      ))}
      <section className="grid gap-3">
        <h2 className="text-xl">As plain text</h2>
        <pre className="overflow-x-auto rounded-card bg-surface p-4 whitespace-pre-wrap">{text}</pre>
      </section>
      <section className="grid gap-3">
        <h2 className="text-xl">Headers and files</h2>
        <pre className="overflow-x-auto rounded-card bg-surface p-4 whitespace-pre-wrap">
          {[...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), ...attachments.map(({ filename }) => filename)].join(
            "\n",
          ) || "None of its own."}
        </pre>
      </section>
    </main>
  );
}
