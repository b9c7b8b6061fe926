import { BesideDay, Entry, type PatchDay, siteUrl, TextLink, Words } from "./letter";
import { mailWords } from "./words";

/** One detail of the thing a mail is about: "Fee", "It was Tk 250, it is Tk 300". */
export interface Fact {
  term: string;
  says: string;
  /** A page of this site with more about it; the path begins with a slash. */
  way?: { says: string; path: string };
}

const InWords = ({ term, says, way }: Fact) => (
  <>
    {mailWords(term)}: <strong>{mailWords(says)}</strong>
    {way && (
      <>
        <br />
        <TextLink href={siteUrl(way.path)}>{way.says}</TextLink>
      </>
    )}
  </>
);

export const Facts = ({ facts }: { facts: readonly Fact[] }) =>
  facts.map((fact) => (
    <Entry key={fact.term} edge="#c9a769">
      <InWords {...fact} />
    </Entry>
  ));

/** This many facts are as high as a date patch, on a phone too. */
const BESIDE_DAY = 2;

/** The details of something with a date: the first ones stand beside the date patch. */
export const FactsOn = ({ day, facts }: { day: PatchDay; facts: readonly Fact[] }) => (
  <>
    <BesideDay day={day}>
      {facts.slice(0, BESIDE_DAY).map((fact) => (
        <Words key={fact.term}>
          <InWords {...fact} />
        </Words>
      ))}
    </BesideDay>
    <Facts facts={facts.slice(BESIDE_DAY)} />
  </>
);
