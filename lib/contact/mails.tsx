import { env } from "@/lib/env";
import { Letter, renderLetter, Words } from "@/lib/platform/email/letter";
import type { Mail } from "@/lib/platform/email/send";
import { mailSubject, mailWords } from "@/lib/platform/email/words";

interface ContactWords {
  name: string;
  email: string;
  message: string;
}

/** Several lines of somebody, each as a mail may carry it. */
const lines = (text: string) =>
  [...text.matchAll(/^.*$/gm)].map(({ 0: line, index: place }) => (
    <span key={place}>
      {place > 0 && <br />}
      {mailWords(line)}
    </span>
  ));

/** What somebody wrote on the contact page, for the team: its answer goes to them. */
export async function contactMail({ name, email, message }: ContactWords): Promise<Mail> {
  const subject = mailSubject(`Message from ${name}`);
  const letter = (
    <Letter
      title={mailWords(`Message from ${name}`)}
      preview={mailWords(message.slice(0, 120))}
      footnote="Somebody wrote this on the contact page. Your answer to this mail goes to them."
    >
      <Words>
        Name: {mailWords(name)}
        <br />
        {/* An address that was checked, and what the team needs: the one thing of theirs a mail program may link. */}
        E-mail: {email}
      </Words>
      <Words>{lines(message)}</Words>
    </Letter>
  );
  return { to: env().CONTACT_TO, replyTo: email, subject, ...(await renderLetter(letter)) };
}
