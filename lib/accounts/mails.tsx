import { env } from "@/lib/env";
import { InFull, Letter, Press, renderLetter, SmallWords, Words } from "@/lib/platform/email/letter";
import { greeting, mailWords } from "@/lib/platform/email/words";
import { spokenMoment } from "@/lib/spoken-time";
import type { AccountNews } from "./tasks";

/** The content of a mail. The outbox decides who gets it and when. */
export interface Writing {
  subject: string;
  html: string;
  text: string;
}

interface Person {
  displayName: string | null;
  /** The time zone for the times in the mail. */
  zone: string;
}

const FOOTNOTE = "This mail is about your account, so it cannot be switched off. We never ask for your password by mail.";

export async function verificationMail(person: Person, token: string): Promise<Writing> {
  const href = `${env().SITE_URL}/verification/${token}`;
  const subject = "Confirm your address";
  const letter = (
    <Letter title={subject} preview="One press, and we know that mail reaches you." footnote={FOOTNOTE}>
      <Words>{greeting(person.displayName)} one press and we know that mail reaches you here.</Words>
      <Press href={href}>Confirm this address</Press>
      <Words>The link works once, for 24 hours.</Words>
      <SmallWords>That was not you? Then do nothing: nobody can use your address without this link.</SmallWords>
      <InFull href={href} />
    </Letter>
  );
  return { subject, ...(await renderLetter(letter)) };
}

export async function resetMail(person: Person, token: string, from: { at: string; device: string }): Promise<Writing> {
  const href = `${env().SITE_URL}/reset/${token}`;
  const subject = "Make a new password";
  const letter = (
    <Letter title={subject} preview="The link works once, for an hour." footnote={FOOTNOTE}>
      <Words>
        {greeting(person.displayName)} somebody asked for a new password for your account, on {spokenMoment(from.at, person.zone)}, with
        this device: {from.device}.
      </Words>
      <Press href={href}>Choose a new password</Press>
      <Words>The link works once, for an hour. Every device is signed out then.</Words>
      <SmallWords>That was not you? Then do nothing: your password stays as it is, and nobody got in.</SmallWords>
      <InFull href={href} />
    </Letter>
  );
  return { subject, ...(await renderLetter(letter)) };
}

/** Goes to the new address. The account takes it over only when the owner confirms the link. */
export async function newAddressMail(person: Person, token: string): Promise<Writing> {
  const href = `${env().SITE_URL}/verification/${token}`;
  const subject = "Confirm your new address";
  const letter = (
    <Letter title={subject} preview="Until then your old address stays." footnote={FOOTNOTE}>
      <Words>
        {greeting(person.displayName)} you want to sign in with this address from now on. Until you confirm it, the old one stays.
      </Words>
      <Press href={href}>Use this address</Press>
      <Words>The link works once, for 24 hours, and asks you to be signed in to your account.</Words>
      <SmallWords>That was not you? Then do nothing: the account keeps its old address.</SmallWords>
      <InFull href={href} />
    </Letter>
  );
  return { subject, ...(await renderLetter(letter)) };
}

/** The words of a mail about something that happened to an account. */
interface NewsWords {
  subject: string;
  happened: string;
  advice: string;
  /** The page that the button opens, and the button's text. */
  act: [path: string, words: string];
}

const NOT_YOU: [string, string] = ["/reset", "Choose a new password"];
const DEVICES: [string, string] = ["/dashboard/account#devices", "See your devices"];

function wordsOf(news: AccountNews, zone: string): NewsWords {
  switch (news.what) {
    case "address-asked":
      return {
        subject: "Your address is about to change",
        happened: `somebody who is signed in to your account asked to change its address to ${mailWords(news.email)}. It changes when the link we sent there is confirmed.`,
        advice: "That was not you? Choose a new password now: it ends every session and calls the change off.",
        act: NOT_YOU,
      };
    case "address-changed":
      return {
        subject: "Your address was changed",
        happened: `your account now has the address ${mailWords(news.email)}. This one no longer signs you in.`,
        advice: "That was not you? Write to us: we will look at it together.",
        act: ["/contact", "Write to us"],
      };
    case "password-changed":
      return {
        subject: "Your password was changed",
        happened: "a new password was chosen for your account, and every device was signed out.",
        advice: "That was not you? Choose another one now.",
        act: NOT_YOU,
      };
    case "password-set":
      return {
        subject: "Your account has a password now",
        happened: "your account can be signed in to with a password from now on, besides Google.",
        advice: "That was not you? Choose another one now.",
        act: NOT_YOU,
      };
    case "taken-over":
      return {
        subject: "This account is yours now",
        happened:
          "somebody had made an account with your address. You have proved that the address is yours, so the account is yours: its old password and every session of it are gone.",
        advice: "Choose a password of your own, or go on with Google.",
        act: NOT_YOU,
      };
    case "new-device":
      return {
        subject: "A new device signed in",
        happened: `${news.device} signed in to your account on ${spokenMoment(news.at, zone)}.`,
        advice: "That was not you? Sign it out, and choose a new password.",
        act: DEVICES,
      };
    case "deletion-announced":
      return {
        subject: "Your account will be deleted",
        happened: `your account and everything that is yours in it will be deleted on ${spokenMoment(news.at, zone)}.`,
        advice: "You would rather stay? Sign in before then, and it is called off.",
        act: ["/login", "Sign in and stay"],
      };
    case "deletion-called-off":
      return {
        subject: "Your account stays",
        happened:
          "you signed in or chose to stay, so your account will not be deleted. Groups that you closed or offered to somebody stay so until you change that.",
        advice: "That was not you? Choose a new password now.",
        act: NOT_YOU,
      };
  }
}

/** The very last mail: it has no link, because the account no longer exists. */
export async function farewellMail(person: Person): Promise<Writing> {
  const subject = "Your account is deleted";
  const letter = (
    <Letter title={subject} preview="Nothing of you is left here." footnote="This is the last mail you get from us.">
      <Words>
        {greeting(person.displayName)} your account is gone, and with it everything about you. Where others need a name, they read “a former
        member”.
      </Words>
      <Words>It was good to have you here. Should you ever want to come back, you are welcome.</Words>
      <Press href={`${env().SITE_URL}/`}>Visit HobbyHub</Press>
    </Letter>
  );
  return { subject, ...(await renderLetter(letter)) };
}

/**
 * The mail for an account whose deletion waits for groups.
 * @param owned what its owner still owns, in sentences
 * @param settled each of the groups is offered to a person, so the owner has only to wait
 */
export const waitingMail = (person: Person, owned: readonly string[], settled: boolean): Promise<Writing> =>
  happenedMail(person, {
    subject: "Your account waits for a group",
    happened: `the day on which your account was to be deleted has come. ${owned.map(mailWords).join(" ")} Your account stays until each has another owner or is closed, and goes by itself as soon as that is so.`,
    advice: settled
      ? "You need not do anything. Should an offer end without an answer, we write to you once more. You would rather stay? Sign in, and it is called off."
      : "If you sign in to see to it, the deletion is called off: ask for it once more then.",
    act: settled ? ["/login", "Sign in and stay"] : ["/dashboard/account#data", "Settle your groups"],
  });

export const accountNewsMail = (person: Person, news: AccountNews): Promise<Writing> => happenedMail(person, wordsOf(news, person.zone));

async function happenedMail(person: Person, { subject, happened, advice, act }: NewsWords): Promise<Writing> {
  const [path, words] = act;
  const letter = (
    <Letter title={subject} preview={advice} footnote={FOOTNOTE}>
      <Words>
        {greeting(person.displayName)} {happened}
      </Words>
      <Words>{advice}</Words>
      <Press href={env().SITE_URL + path}>{words}</Press>
    </Letter>
  );
  return { subject, ...(await renderLetter(letter)) };
}
