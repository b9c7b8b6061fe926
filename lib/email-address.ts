/** The longest possible address of a mailbox (RFC 5321). */
export const MAX_ADDRESS = 254;

/** E-mail addresses are compared, kept and shown in this one form. */
export const normalizeEmail = (email: string): string => email.trim().normalize("NFC").toLowerCase();
