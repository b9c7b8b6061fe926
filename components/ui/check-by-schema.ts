import type { z } from "zod";
import { fieldErrors } from "@/lib/parse";
import { firstMessages, type Messages } from "./messages";

/** Makes a check of a form's values from a schema. Import it together with the schema, when the person begins to write. */
export const checkBySchema =
  (schema: z.ZodType) =>
  <Form>(values: Form): Messages<Form> => {
    const result = schema.safeParse(values);
    return result.success ? {} : firstMessages(fieldErrors(result.error));
  };
