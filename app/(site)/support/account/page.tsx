import { JsonLd } from "@/components/seo/json-ld";
import { ButtonLink } from "@/components/ui/button";
import { breadcrumbs } from "@/lib/platform/seo/json-ld";
import { pageMetadata } from "@/lib/platform/seo/metadata";

const TITLE = "Account Help";
const PATH = "/support/account";

const ANSWERS: { question: string; answer: string; link?: [href: string, words: string] }[] = [
  {
    question: "I forgot my password",
    answer: "We send you a link to choose a new one. It works once, for an hour, and signs out every device.",
    link: ["/reset", "Send me a link"],
  },
  {
    question: "How do I confirm my address?",
    answer: "By the link in the mail we sent when you registered. Nothing there? Your account page sends another one.",
    link: ["/dashboard/account#email", "Open my account"],
  },
  {
    question: "Somebody made an account with my address",
    answer:
      "Open the link in the mail that asks you to confirm it, and take the account over: its password and everybody signed in to it go first. Signing in with Google does the same.",
  },
  {
    question: "I want to sign in with another address",
    answer: "Change it on your account page. It becomes yours when you confirm the link we send there; until then the old one works.",
    link: ["/dashboard/account#email", "Change my address"],
  },
  {
    question: "A device I do not know is signed in",
    answer: "Sign it out on your account page and choose a new password. We write to you whenever a new device signs in.",
    link: ["/dashboard/account#devices", "See my devices"],
  },
  {
    question: "What do you keep about me?",
    answer: "You can download all of it as one file, at any time. A page in it says what is where.",
    link: ["/dashboard/account#data", "Download my data"],
  },
  {
    question: "How do I delete my account?",
    answer:
      "On your account page, with your password or with Google. Hand the groups you own to somebody, or close them. Seven days later everything about you is gone; where others need a name, they read “a former member”. Changed your mind? Sign in before then, and your account stays.",
    link: ["/dashboard/account#data", "Delete my account"],
  },
];

export const generateMetadata = () =>
  pageMetadata({
    title: TITLE,
    description: "Help with your HobbyHub account: a forgotten password, your address, devices that are signed in, and your data.",
    path: PATH,
    card: "support",
  });

export default function AccountHelpPage() {
  const trail = [
    { name: "Support", path: "/support" },
    { name: TITLE, path: PATH },
  ];
  return (
    <div className="wrap grid gap-10 pt-10 pb-20">
      <JsonLd things={[breadcrumbs(trail)]} />
      <header className="grid gap-4">
        <h1>{TITLE}</h1>
        <p className="max-w-prose text-lg text-soft leading-snug">The questions people ask about signing in, and where to go.</p>
      </header>
      <div className="grid max-w-prose gap-8">
        {ANSWERS.map(({ question, answer, link }) => (
          <section key={question} className="grid gap-3">
            <h2 className="text-lg">{question}</h2>
            <p>{answer}</p>
            {link && (
              <p>
                <ButtonLink variant="outline" size="sm" href={link[0]}>
                  {link[1]}
                </ButtonLink>
              </p>
            )}
          </section>
        ))}
      </div>
    </div>
  );
}
