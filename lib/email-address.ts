/** E-mail addresses are compared, kept and shown in this one form. */
export const normalizeEmail = (email: string): string => email.trim().normalize("NFC").toLowerCase();
