import type { z } from "zod";
import { fieldErrors } from "@/lib/parse";
import { firstMessages, type Messages } from "./messages";

/** What a schema says about the values of a form. To be imported with the schema itself, when somebody begins to write. */
export const checkBySchema =
  (schema: z.ZodType) =>
  <Form>(values: Form): Messages<Form> => {
    const result = schema.safeParse(values);
    return result.success ? {} : firstMessages(fieldErrors(result.error));
  };
