import { Body } from "@react-email/body";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Heading } from "@react-email/heading";
import { Html } from "@react-email/html";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import type { Explanation } from "@/lib/own-data/download-views";
import { spokenMoment } from "@/lib/spoken-time";

const SANS = "Figtree,-apple-system,'Segoe UI',Roboto,'Noto Sans Bengali',Helvetica,Arial,sans-serif";

const Words = ({ children }: { children: React.ReactNode }) => <Text style={{ fontSize: "16px", lineHeight: 1.6 }}>{children}</Text>;

const countOf = (rows: number | null): string => (rows === null ? "" : rows === 1 ? " (1 entry)" : ` (${rows} entries)`);

/** The first page of a data download. It loads nothing and has no scripts, so it works from a disk without a network. */
export const ExplanationPage = ({ email, zone, at, files, leftOut }: Explanation) => (
  <Html lang="en">
    <Head>
      <title>My data on HobbyHub</title>
      <meta name="viewport" content="width=device-width" />
      <meta name="color-scheme" content="light dark" />
      <meta httpEquiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
    </Head>
    <Body style={{ margin: 0, padding: "24px 16px", fontFamily: SANS }}>
      <Container style={{ maxWidth: "680px" }}>
        <Heading as="h1">My data on HobbyHub</Heading>
        <Words>
          Everything kept about the account {email}, as it was on {spokenMoment(at, zone)}.
        </Words>
        <Words>
          The files that end in .json open in any text editor, and any program reads them; their times are in UTC. The one that ends in .ics
          opens in a calendar. Your password is not here: nobody knows it, only a number made of it is kept.
        </Words>
        <Heading as="h2">What is where</Heading>
        {files.map(({ name, about, rows }) => (
          <Section key={name}>
            <Words>
              <strong>{name}</strong>
              {countOf(rows)}: {about}
            </Words>
          </Section>
        ))}
        <Heading as="h2">What is kept and not here</Heading>
        {leftOut.map((reason) => (
          <Words key={reason}>{reason}</Words>
        ))}
      </Container>
    </Body>
  </Html>
);
