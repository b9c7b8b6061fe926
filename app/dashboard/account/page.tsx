import { AddressPanel } from "@/components/account/page/address-panel";
import { DataPanel } from "@/components/account/page/data-panel";
import { DeviceList } from "@/components/account/page/device-list";
import { LeavePanel } from "@/components/account/page/leave-panel";
import { PasswordForm } from "@/components/account/page/password-form";
import { ProfileForm } from "@/components/account/page/profile-form";
import { ProveFirst } from "@/components/account/page/prove-first";
import { Section } from "@/components/account/page/section";
import { Staying } from "@/components/account/page/staying";
import { PatchesPart } from "@/components/meetups/patches-part";
import { SettingsPart } from "@/components/notices/settings-part";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { FACES } from "@/lib/accounts/face-addresses";
import { getAccountPage } from "@/lib/accounts/queries";
import { ABOUT_LENGTH } from "@/lib/accounts/schema";
import { coversOf, HOBBY_CATEGORIES } from "@/lib/groups/schema";
import { getMyPatches } from "@/lib/meetups/earned-queries";
import { linkCameBack } from "@/lib/notices/addressee-queries";
import { listMutes } from "@/lib/notices/mute-queries";
import { getNoticeSettings } from "@/lib/notices/queries";
import { getLeaving } from "@/lib/own-data/queries";
import { googleSignIn } from "@/lib/platform/auth/google";
import { pageMetadata } from "@/lib/platform/seo/metadata";
import { listSessions, requireActor } from "@/lib/sessions/queries";
import { nearDay, spokenDay, spokenHour } from "@/lib/spoken-time";
import { zones } from "@/lib/time-zone";
import "@/components/account/page/account.css";
import "@/components/ui/chips.css";
import "@/components/account/page/faces.css";
import "@/components/account/page/leave.css";
import "@/components/ui/segment.css";

const PATH = "/dashboard/account";

const HOBBIES = HOBBY_CATEGORIES.map((category) => ({ category, cover: coversOf(category)[0] }));

const PARTS = [
  ["profile", "Profile"],
  ["email", "E-mail"],
  ["password", "Password"],
  ["devices", "Devices"],
  ["notices", "Notices"],
  ["data", "My data"],
  ["sash", "Patches"],
] as const;

export const generateMetadata = () =>
  pageMetadata({
    title: "Account",
    description: "Your profile, address, password, devices, notices and data.",
    path: PATH,
    noindex: true,
  });

const googleWords = (google: boolean, hasPassword: boolean): string => {
  if (!google) return "Google is not linked: your password signs you in.";
  return hasPassword ? "Google is linked: it signs you in as well." : "Google is linked and signs you in. A password is a second way in.";
};

export default async function AccountPage() {
  const actor = await requireActor(PATH);
  const [{ profile, address, hasPassword, proven, google }, { items }, settings, cameBack, mutes, leaving, earned] = await Promise.all([
    getAccountPage(actor),
    listSessions(actor),
    getNoticeSettings(actor),
    linkCameBack(actor),
    listMutes(actor),
    getLeaving(actor),
    getMyPatches(actor),
  ]);
  const { zone } = profile;
  const owner = { id: actor.accountId, hasPassword, proven, google: googleSignIn() };
  const devices = items.map(({ createdAt, seenAt, ...session }) => {
    const active = session.current ? "now" : `${nearDay(seenAt, zone)}, ${spokenHour(seenAt, zone)}`;
    return { ...session, createdAt, seenAt, active: `Signed in on ${spokenDay(createdAt, zone)}, active ${active}` };
  });
  return (
    // Another tab may sign in another person. The forms hold this person's data and must not be saved for the other one.
    <div key={actor.accountId} className="narrow">
      <div className="dash-head">
        <h1>Account</h1>
        <ButtonLink href={`/people/${actor.accountId}`} variant="outline" size="sm">
          <Icon name="eye" />
          See my profile
        </ButtonLink>
      </div>
      <nav className="acc-nav" aria-label="Parts of the account">
        {PARTS.map(([id, words]) => (
          <a key={id} className="chip chip-all" href={`#${id}`}>
            {words}
          </a>
        ))}
      </nav>
      <Section id="profile" title="Profile" lead="What other people see of you.">
        <ProfileForm
          profile={profile}
          email={actor.email}
          path={PATH}
          faces={FACES}
          hobbies={HOBBIES}
          zones={zones(zone)}
          aboutLength={ABOUT_LENGTH}
        />
      </Section>
      <Section id="email" title="E-mail" lead="For signing in and for mails from your groups. Nobody else sees it.">
        <AddressPanel address={address} cameBack={cameBack} owner={owner} />
      </Section>
      <Section id="password" title="Password" lead="A change signs out every device, this one too.">
        <p className="mb-6">{googleWords(google, hasPassword)}</p>
        <ProveFirst owner={owner}>
          <PasswordForm hasPassword={hasPassword} />
        </ProveFirst>
      </Section>
      <Section
        id="devices"
        title="Devices"
        lead="Where you are signed in. If you do not know one of them, sign it out and change your password."
      >
        <DeviceList devices={devices} />
      </Section>
      <Section
        id="notices"
        title="Notices"
        lead="What you hear about, where and how soon. Mails about your account, like a new password, always arrive."
        wide
      >
        <SettingsPart settings={settings} mutes={mutes} email={address.email} />
      </Section>
      <Section id="data" title="My data" lead="It is yours: take it along, or have it removed.">
        <DataPanel />
        {leaving.goesOn ? <Staying leaving={leaving} /> : <LeavePanel leaving={leaving} owner={owner} />}
      </Section>
      <PatchesPart earned={earned} sashFor={profile.sashFor} personId={actor.accountId} />
    </div>
  );
}
