import { startLocalGoogle } from "./google";

/** Import this file before any route: settings are read once, so the issuer must be set before that. */
export const google = await startLocalGoogle();

Object.assign(process.env, { AUTH_GOOGLE_ID: "hobbyhub", AUTH_GOOGLE_SECRET: "a secret of Google's", AUTH_GOOGLE_ISSUER: google.issuer });
