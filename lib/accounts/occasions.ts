import { occasion } from "@/lib/platform/store/occasions";

/** The name or the photo, which others see. */
export const FaceChanged = occasion<{ accountId: string; name: string }>("face-changed");

/** What day and what hour it is for somebody. */
export const ZoneChanged = occasion<{ accountId: string; zone: string }>("zone-changed");

/** By its owner, who was signed in. */
export const PasswordChanged = occasion<{ accountId: string }>("password-changed");

/** To one that is proved; `proved` says whether the one before was. */
export const AddressChanged = occasion<{ accountId: string; from: string; to: string; proved: boolean }>("address-changed");

/** By whoever proved its address, which somebody else may have made it with. */
export const AccountTakenOver = occasion<{ accountId: string }>("account-taken-over");

export const AccountRemoved = occasion<{ accountId: string }>("account-removed");
