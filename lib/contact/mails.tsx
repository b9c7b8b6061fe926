import { env } from "@/lib/env";
import { Letter, renderLetter, Words } from "@/lib/platform/email/letter";
import type { Mail } from "@/lib/platform/email/send";
import { mailSubject, mailWords } from "@/lib/platform/email/words";

interface ContactWords {
  name: string;
  email: string;
  message: string;
}

/** Splits a text into lines, each escaped for a mail. */
const lines = (text: string) =>
  [...text.matchAll(/^.*$/gm)].map(({ 0: line, index: place }) => (
    <span key={place}>
      {place > 0 && <br />}
      {mailWords(line)}
    </span>
  ));

/** The mail to the team with a message from the contact page. A reply goes to the sender. */
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
        {/* The address was validated and the team needs it, so this one text of a visitor may become a link in a mail program. */}
        E-mail: {email}
      </Words>
      <Words>{lines(message)}</Words>
    </Letter>
  );
  return { to: env().CONTACT_TO, replyTo: email, subject, ...(await renderLetter(letter)) };
}
