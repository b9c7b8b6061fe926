import type { AppError } from "@/lib/errors";

/** A form field as the error page shows it when the form was refused. */
export interface FormField {
  name: string;
  label: string;
  type?: "text" | "email" | "number" | "date" | "url";
  autoComplete?: string;
  maxLength?: number;
  /** Set for a text of several lines. */
  rows?: number;
  optional?: true;
}

/** How an operation accepts the post of a plain HTML form: such a form has no JSON and no method but POST. */
export interface Form<Params = Record<string, string>> {
  /** Turns the fields into the body. Without it the body is all fields as strings. */
  read?: (fields: Record<string, string>) => unknown;
  /** The path of the redirect after success, so that a reload does not post again. `typed` holds the posted fields, not validated. */
  next: (call: { params: Params; typed: Record<string, string> }) => string;
  /** The page that contains the form. */
  back: (call: { params: Params; typed: Record<string, string> }) => { path: string; label: string };
  /** Extra fields that tell which page the form is on; the command does not need them. Each has a description. `next` and `back` read them. */
  besides?: Record<string, string>;
  /**
   * The fields to show again when the form is refused. A function where they differ, such as the questions that a group asks. Posted fields
   * that are not in this list are kept unchanged.
   */
  fields: FormField[] | ((call: { params: Params }) => Promise<FormField[]>);
  /**
   * For a form that was refused because something changed, such as a fee: what is so now, and the fields that agree to it when the form is
   * sent again. Null for any other refusal.
   */
  renew?: (call: { params: Params; error: AppError }) => Promise<{ says: string; typed: Record<string, string> } | null>;
}

/** The parts of a form on one page, where success and refusal both lead back to that page. */
export const onPage = <Params>(pathOf: (params: Params) => string, label: string) =>
  ({
    next: ({ params }: { params: Params }) => pathOf(params),
    back: ({ params }: { params: Params }) => ({ path: pathOf(params), label }),
    fields: [],
  }) satisfies Form<Params>;

/** A refused form, with everything needed to show it again. */
export interface RefusedForm {
  error: AppError;
  /** What a person can do instead, or what has changed. */
  next: string | undefined;
  /** The address that the form posts to. */
  action: string;
  typed: Record<string, string>;
  fields: FormField[];
  back: { path: string; label: string };
}

/** The form field that names the method when it is not POST. */
export const METHOD_FIELD = "method";
