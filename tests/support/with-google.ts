import { startLocalGoogle } from "./google";

/** Imported for its effect before any route: settings are read once, so the issuer has to be there before them. */
export const google = await startLocalGoogle();

Object.assign(process.env, { AUTH_GOOGLE_ID: "hobbyhub", AUTH_GOOGLE_SECRET: "a secret of Google's", AUTH_GOOGLE_ISSUER: google.issuer });
