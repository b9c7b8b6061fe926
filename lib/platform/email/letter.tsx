import { Body } from "@react-email/body";
import { Button } from "@react-email/button";
import { Column } from "@react-email/column";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Heading } from "@react-email/heading";
import { Html } from "@react-email/html";
import { Img } from "@react-email/img";
import { Link } from "@react-email/link";
import { Preview } from "@react-email/preview";
import { render } from "@react-email/render";
import { Row } from "@react-email/row";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import type { ReactElement, ReactNode } from "react";
import { env } from "@/lib/env";

const SANS = "Figtree,-apple-system,'Segoe UI',Roboto,'Noto Sans Bengali',Helvetica,Arial,sans-serif";
const SERIF = "'Young Serif',Georgia,'Noto Serif Bengali',serif";

/** Only the button sets its own colours: in dark mode a mail program may change all others. */
const BUTTON = {
  padding: "13px 24px",
  border: "2px dashed #f2a71b",
  borderRadius: "12px",
  background: "#27306b",
  color: "#fff3d6",
  fontWeight: 650,
  textDecoration: "none",
} as const;
/** The second button, without a background of its own. */
const OTHER_BUTTON = { ...BUTTON, padding: "13px 22px", border: "2px solid #8d87a6", background: "none", color: "inherit" } as const;
/** A date patch looks like a page of a tear-off calendar. */
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

/** The colours of a date patch. They are inline, as the button's are, because a mail has no style sheet. */
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

/** A date patch with text beside it. The text must name the day as well: plain text and screen readers skip the patch. */
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

/** The address of a page of this site; `path` begins with a slash. */
export const siteUrl = (path: string): string => env().SITE_URL + path;

export const TextLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} style={PLAIN_LINK}>
    {children}
  </Link>
);

/** The button for the main action of a mail. */
export const Press = ({ href, children }: { href: string; children: ReactNode }) => (
  <Section style={{ margin: "0 0 14px" }}>
    <Button href={href} className="press" style={BUTTON}>
      {children}
    </Button>
  </Section>
);

/**
 * The address of the button, for programs that show no buttons. Plain text leaves it out, because the button's address stands there
 * already.
 */
export const InFull = ({ href }: { href: string }) => <SmallWords className="in-full">{`The link in full: ${href}`}</SmallWords>;

interface Answer {
  href: string;
  says: string;
}

/** Two buttons, for yes and no. In plain text each has its own line. Each opens a page that asks for a confirmation. */
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
  /** The text that a list of mails shows after the subject. */
  preview: string;
  children: ReactNode;
  /** Why the recipient gets this mail, and how to stop such mails. */
  footnote: ReactNode;
}

/** The layout of every mail. It must be readable without its one picture and in any colours that a mail program chooses. */
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

/** React adds preload links for pictures; in a mail they are useless. */
const PRELOAD = /<link rel="preload"[^>]*>/g;

/** The part of html-to-text's builder that is used here: the package has no types. */
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

/** The plain-text format. An address has a line of its own and appears once; a line with two dashes separates the mail from its footer. */
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

/** Renders a mail as HTML and as plain text from the same elements. */
export async function renderLetter(letter: ReactElement): Promise<{ html: string; text: string }> {
  const [html, text] = await Promise.all([render(letter), render(letter, { plainText: true, htmlToTextOptions: PLAIN })]);
  return { html: html.replace(PRELOAD, ""), text };
}
