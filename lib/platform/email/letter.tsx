import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Html,
  Img,
  Link,
  Preview,
  Row,
  render,
  Section,
  Text,
} from "@react-email/components";
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
/** A leaf of a calendar. */
const PATCH = {
  width: "78px",
  padding: "8px 0 9px",
  borderRadius: "15px",
  fontSize: "13px",
  lineHeight: 1.2,
  fontWeight: 700,
  textAlign: "center",
} as const;
const BESIDE = { display: "inline-block", margin: "0 10px 10px 0" } as const;
const PLAIN_LINK = { color: "inherit", textDecoration: "underline" } as const;
const SMALL = { margin: "0 0 6px", fontSize: "14px", lineHeight: 1.5 } as const;

export const Words = ({ children }: { children: ReactNode }) => (
  <Text style={{ margin: "0 0 14px", fontSize: "16px", lineHeight: 1.6 }}>{children}</Text>
);

interface SmallWordsProps {
  children: ReactNode;
  className?: string;
}

export const SmallWords = ({ children, className }: SmallWordsProps) => (
  <Text className={className} style={SMALL}>
    {children}
  </Text>
);

/** An item of a list. */
export const Entry = ({ edge = "#f2a71b", children }: { edge?: string; children: ReactNode }) => (
  <Text style={{ margin: "0 0 10px", paddingLeft: "14px", borderLeft: `4px solid ${edge}`, fontSize: "16px", lineHeight: 1.6 }}>
    {children}
  </Text>
);

/** The colors of a day's sheet: of its own, as the button has, because no style sheet reaches a mail. */
export interface DayColors {
  background: string;
  text: string;
  border: string;
}

/** A day as a date patch shows it: "Sat", "28", "Nov". */
export interface PatchDay {
  weekday: string;
  day: string;
  month: string;
  colors: DayColors;
}

/** A date patch and what is said beside it. The words tell the day as well: plain text and screen readers have it from them alone. */
export const BesideDay = ({ day: { weekday, day, month, colors }, children }: { day: PatchDay; children: ReactNode }) => (
  <Row>
    <Column width="96" valign="top" style={{ paddingBottom: "14px" }} aria-hidden="true" data-skip-in-text="true">
      <Section align="left" style={{ ...PATCH, border: `4px solid ${colors.border}`, background: colors.background, color: colors.text }}>
        {weekday}
        <br />
        <span style={{ fontSize: "31px", lineHeight: 1.05, fontWeight: 800 }}>{day}</span>
        <br />
        {month}
      </Section>
    </Column>
    <Column valign="top">{children}</Column>
  </Row>
);

/** A page of ours, by its path from the first slash on. */
export const siteUrl = (path: string): string => env().SITE_URL + path;

export const TextLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} style={PLAIN_LINK}>
    {children}
  </Link>
);

/** The one thing to do about a mail. */
export const Press = ({ href, children }: { href: string; children: ReactNode }) => (
  <Section style={{ margin: "0 0 14px" }}>
    <Button href={href} className="press" style={BUTTON}>
      {children}
    </Button>
  </Section>
);

/** The address of the button, for programs that show none; in plain text it stands there anyhow. */
export const InFull = ({ href }: { href: string }) => <SmallWords className="in-full">{`The link in full: ${href}`}</SmallWords>;

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
        <Container style={{ maxWidth: "560px", wordBreak: "break-word" }}>
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
          <Section className="foot" style={{ marginTop: "26px", paddingTop: "14px", borderTop: "2px dashed #c9a769" }}>
            <SmallWords>{footnote}</SmallWords>
            <SmallWords>
              HobbyHub · <TextLink href={SITE_URL}>{SITE_URL}</TextLink>
            </SmallWords>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

/** React asks browsers to load pictures early; in a mail that is a stray line. */
const PRELOAD = /<link rel="preload"[^>]*>/g;

/** What html-to-text writes with: it carries no types of its own. */
interface TextBuilder {
  openBlock(options: { leadingLineBreaks: number }): void;
  closeBlock(options: object): void;
  addInline(text: string, options?: { noWordTransform: boolean }): void;
  addLineBreak(): void;
}
interface Element {
  attribs: Record<string, string>;
  children: unknown;
}
type Walk = (children: unknown, text: TextBuilder) => void;

/** Addresses stand on lines of their own, each once, and two dashes part the mail from why it comes. */
const PLAIN = {
  selectors: [
    { selector: "h1", options: { uppercase: false } },
    { selector: "a", options: { hideLinkHrefIfSameAsText: true } },
    { selector: ".press", format: "press" },
    { selector: ".in-full", format: "skip" },
    { selector: ".dated", format: "dated" },
    { selector: ".foot", format: "foot" },
  ],
  formatters: {
    press(link: Element, walk: Walk, text: TextBuilder) {
      walk(link.children, text);
      text.addInline(":");
      text.addLineBreak();
      text.addInline(link.attribs.href ?? "", { noWordTransform: true });
    },
    dated({ children: [link, ...words] }: { children: readonly [Element, ...unknown[]] }, walk: Walk, text: TextBuilder) {
      walk(link.children, text);
      walk(words, text);
      text.addLineBreak();
      text.addInline(link.attribs.href ?? "", { noWordTransform: true });
    },
    foot(section: Element, walk: Walk, text: TextBuilder) {
      text.openBlock({ leadingLineBreaks: 2 });
      text.addInline("--");
      text.addLineBreak();
      walk(section.children, text);
      text.closeBlock({});
    },
  },
};

/** A mail as HTML and as plain text, both from the one sheet. */
export async function renderLetter(letter: ReactElement): Promise<{ html: string; text: string }> {
  const [html, text] = await Promise.all([render(letter), render(letter, { plainText: true, htmlToTextOptions: PLAIN })]);
  return { html: html.replace(PRELOAD, ""), text };
}
