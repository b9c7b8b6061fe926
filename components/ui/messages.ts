/** The values of a form: the texts of its inputs, by name. */
export type Values = Record<string, string>;

/** Messages by the name of their input; what belongs to the form as a whole is under `root`. */
export type Messages<Form> = Partial<Record<keyof Form | "root", string>>;

/** A form shows one message beside each input: the first. */
export const firstMessages = <Form>(fields: Record<string, string[]>): Messages<Form> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, [first]]) => (first ? [[name, first]] : []))) as Messages<Form>;

export const isChanged = <Form extends Values>(draft: Form, initial: Form): boolean =>
  Object.keys(draft).some((field) => draft[field] !== initial[field]);
