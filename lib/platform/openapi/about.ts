import "server-only";
import { sessionCookieName } from "@/lib/platform/auth/session-cookie";
import { MAX_BODY_BYTES } from "@/lib/platform/http/body";
import { LIMITS } from "@/lib/platform/http/limits";

const inMinute = ({ points, windowSeconds }: (typeof LIMITS)[keyof typeof LIMITS]) => `${points} in ${windowSeconds} seconds`;

/** What holds for every operation, and so stands at none of them (Markdown). */
export const ABOUT = `Find, browse, create and run hobby groups.

**Requests.** A body is JSON in UTF-8 with its \`Content-Type\`, ${MAX_BODY_BYTES / 1024} kB at most. Where no body is described, none or \`{}\` is sent. A field or a parameter that is not described is refused. What carries an \`Origin\` or \`Sec-Fetch-Site\` of another site is refused too; a program sends neither.

**Values.** Moments in answers are in UTC with milliseconds (\`2027-02-21T12:00:00.000Z\`); those that are sent may have any offset. Days are \`YYYY-MM-DD\`. Ids are opaque. A field of an answer that has no value is null; it is absent only where the description says when.

**Lists.** A page is \`{ items, next }\`. \`next\`, given as \`after\`, leads to the following page; on the last one it is null. \`GET /api/groups\` answers an array, with the pages around it in \`Link\`.

**Errors.** All have one shape. A program reads \`code\` and \`reason\`. \`fields\` has every field that was wrong: \`place.name\` is a field in a field, \`questions.0\` the first of a list, and an empty name the body as a whole.

**Methods.** \`HEAD\` answers like \`GET\`. A method that a path does not have is answered 405, with those that it has in \`Allow\`.

**Limits.** As a rule, reads: ${inMinute(LIMITS.read)} from one address; writes: ${inMinute(LIMITS.write)} by one person, ${inMinute(LIMITS.writeByAddress)} from one address. Some operations have narrower limits. 429 and 503 say in \`Retry-After\` when to try again.

**Support.** Each answer has an \`X-Request-Id\`; a request may bring its own.`;

/** How a program signs in and out: these addresses belong to next-auth, and are no operations of ours. */
export const SIGNING_IN = `\`GET /api/auth/csrf\` answers \`{ csrfToken }\` and sets a cookie. With that cookie, \`POST /api/auth/callback/credentials\` takes a form with \`csrfToken\`, \`email\` and \`password\`, and sets this cookie. Over https its name is \`${sessionCookieName(true)}\`. It answers 302; with the header \`X-Auth-Return-Redirect: 1\`, 200 and \`{ url }\`. Whoever is refused gets no session cookie, and an address with \`error\` in its query; there \`code\` is \`wrong-password\` or \`user-not-found\`. \`GET /api/auth/session\` answers who is signed in, and until when; null for nobody. \`POST /api/auth/signout\` takes a form with \`csrfToken\` and ends the session.`;
