import type { AppError } from "@/lib/errors";

/** A field of a form as a page shows it again when the form was refused. */
export interface FormField {
  name: string;
  label: string;
  type?: "text" | "email" | "number" | "date" | "url";
  autoComplete?: string;
  maxLength?: number;
  /** A text of several lines. */
  rows?: number;
  optional?: true;
}

/** How an operation takes the post of a plain HTML form, which has neither JSON nor any method but POST. */
export interface Form<Params = Record<string, string>> {
  /** The body that the fields stand for, where it is not simply all of them as strings. */
  read?: (fields: Record<string, string>) => unknown;
  /** The path to go on to, so that reloading sends nothing twice; `typed` is what was posted, unchecked. */
  next: (call: { params: Params; typed: Record<string, string> }) => string;
  /** The page the form stands on. */
  back: (call: { params: Params; typed: Record<string, string> }) => { path: string; label: string };
  /** Fields that say where the form stands and not what is asked, each with what it says: `next` and `back` read them. */
  besides?: Record<string, string>;
  /** What can be typed, where it is not the same for all: what a group asks. Whatever else was posted is kept as it was. */
  fields: FormField[] | ((call: { params: Params }) => Promise<FormField[]>);
}

/** The parts of a form that stands on one page, and leads back there. */
export const onPage = <Params>(pathOf: (params: Params) => string, label: string) =>
  ({
    next: ({ params }: { params: Params }) => pathOf(params),
    back: ({ params }: { params: Params }) => ({ path: pathOf(params), label }),
    fields: [],
  }) satisfies Form<Params>;

/** A form that was refused, with all that is needed to show it again. */
export interface RefusedForm {
  error: AppError;
  /** Where it was posted to, and goes to again. */
  action: string;
  typed: Record<string, string>;
  fields: FormField[];
  back: { path: string; label: string };
}

/** The name of the field that says which method is meant when it is not POST. */
export const METHOD_FIELD = "method";
