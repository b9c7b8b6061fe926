import { occasion } from "@/lib/platform/store/occasions";

/** The name or the photo changed; other people see both. */
export const FaceChanged = occasion<{ accountId: string; name: string }>("face-changed");

/** The person's time zone changed, and with it their day and hour. */
export const ZoneChanged = occasion<{ accountId: string; zone: string }>("zone-changed");

/** The owner changed the password while signed in. */
export const PasswordChanged = occasion<{ accountId: string }>("password-changed");

/** The account has a new, proved address. `proved` says whether the old one was proved. */
export const AddressChanged = occasion<{ accountId: string; from: string; to: string; proved: boolean }>("address-changed");

/** A person who proved the address took the account over. A stranger may have made it with that address. */
export const AccountTakenOver = occasion<{ accountId: string }>("account-taken-over");

export const AccountRemoved = occasion<{ accountId: string }>("account-removed");
