import { Body, Button, Container, Head, Heading, Html, Img, Link, Preview, render, Section, Text } from "@react-email/components";
import type { ReactElement, ReactNode } from "react";
import { env } from "@/lib/env";

const SANS = "Figtree,-apple-system,'Segoe UI',Roboto,'Noto Sans Bengali',Helvetica,Arial,sans-serif";
const SERIF = "'Young Serif',Georgia,'Noto Serif Bengali',serif";

/** No colour of its own but the button's: a mail program in the dark may turn the rest as it likes. */
const BUTTON = {
  padding: "13px 24px",
  border: "2px dashed #f2a71b",
  borderRadius: "12px",
  background: "#27306b",
  color: "#fff3d6",
  fontWeight: 650,
  textDecoration: "none",
} as const;
/** The answer beside it, as the drawings have it: no ground of its own. */
const OTHER_BUTTON = { ...BUTTON, padding: "13px 22px", border: "2px solid #8d87a6", background: "none", color: "inherit" } as const;
const BESIDE = { display: "inline-block", margin: "0 10px 10px 0" } as const;
const PLAIN_LINK = { color: "inherit", textDecoration: "underline" } as const;
const SMALL = { margin: "0 0 6px", fontSize: "14px", lineHeight: 1.5 } as const;

export const Words = ({ children }: { children: ReactNode }) => (
  <Text style={{ margin: "0 0 14px", fontSize: "16px", lineHeight: 1.6 }}>{children}</Text>
);

export const SmallWords = ({ children }: { children: ReactNode }) => <Text style={SMALL}>{children}</Text>;

/** A thing of a list: a meetup, a notice. */
export const Entry = ({ edge = "#f2a71b", children }: { edge?: string; children: ReactNode }) => (
  <Text style={{ margin: "0 0 10px", paddingLeft: "14px", borderLeft: `4px solid ${edge}`, fontSize: "16px", lineHeight: 1.6 }}>
    {children}
  </Text>
);

export const TextLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} style={PLAIN_LINK}>
    {children}
  </Link>
);

/** The one thing to do about a mail; the address stands in full beneath it, for programs that show no buttons. */
export const Press = ({ href, children }: { href: string; children: ReactNode }) => (
  <Section style={{ margin: "0 0 14px" }}>
    <Button href={href} style={BUTTON}>
      {children}
    </Button>
  </Section>
);

interface Answer {
  href: string;
  says: string;
}

/** Yes and no to what a mail asks, side by side, in plain text on lines of their own; each opens a page that asks for one press. */
export const TwoAnswers = ({ yes, no }: { yes: Answer; no: Answer }) => (
  <Section style={{ margin: "0 0 4px" }}>
    <div style={BESIDE}>
      <Button href={yes.href} style={BUTTON}>
        {yes.says}
      </Button>
    </div>
    <div style={BESIDE}>
      <Button href={no.href} style={OTHER_BUTTON}>
        {no.says}
      </Button>
    </div>
  </Section>
);

interface LetterProps {
  title: string;
  /** What a list of mails shows after the subject. */
  preview: string;
  children: ReactNode;
  /** Why one gets this mail, and how to stop it. */
  footnote: ReactNode;
}

/** The sheet every mail is written on. It says everything without its one picture, and without a colour of the mail program's. */
export function Letter({ title, preview, children, footnote }: LetterProps) {
  const { SITE_URL } = env();
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
      </Head>
      <Preview>{preview}</Preview>
      <Body style={{ margin: 0, padding: "24px 16px", fontFamily: SANS }}>
        <Container style={{ maxWidth: "560px" }}>
          <Text style={{ margin: "0 0 22px", fontSize: "19px", lineHeight: 1.4, fontFamily: SERIF }}>
            <Img
              src={`${SITE_URL}/icons/icon-192.png`}
              alt=""
              width="30"
              height="30"
              style={{ display: "inline-block", marginRight: "9px", verticalAlign: "middle" }}
            />
            HobbyHub
          </Text>
          <Heading as="h1" style={{ margin: "0 0 14px", fontSize: "26px", lineHeight: 1.2, fontWeight: 400, fontFamily: SERIF }}>
            {title}
          </Heading>
          {children}
          <Section style={{ marginTop: "26px", paddingTop: "14px", borderTop: "2px dashed #c9a769" }}>
            <SmallWords>{footnote}</SmallWords>
            <SmallWords>
              HobbyHub · <TextLink href={SITE_URL}>{new URL(SITE_URL).host}</TextLink>
            </SmallWords>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

/** React asks browsers to load pictures early; in a mail that is a stray line. */
const PRELOAD = /<link rel="preload"[^>]*>/g;

/** A mail as HTML and as plain text, both from the one sheet. */
export async function renderLetter(letter: ReactElement): Promise<{ html: string; text: string }> {
  const [html, text] = await Promise.all([
    render(letter),
    render(letter, { plainText: true, htmlToTextOptions: { selectors: [{ selector: "h1", options: { uppercase: false } }] } }),
  ]);
  return { html: html.replace(PRELOAD, ""), text };
}
