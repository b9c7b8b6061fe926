import { BareDocument } from "./bare-document";

interface Field {
  name: string;
  label: string;
  type?: string;
  autoComplete?: string;
  maxLength?: number;
  rows?: number;
  optional?: true;
}

interface RefusedFormPageProps {
  /** What went wrong, in a sentence. */
  message: string;
  /** What a person can do instead. */
  next: string | undefined;
  problems: Record<string, string[]>;
  action: string;
  fields: readonly Field[];
  typed: Record<string, string>;
  back: { path: string; label: string };
}

/** For browsers without JavaScript: a refused form with all typed text still in it. */
export function RefusedFormPage({ message, next, problems, action, fields, typed, back }: RefusedFormPageProps) {
  const shown = new Set(fields.map(({ name }) => name));
  const hidden = Object.entries(typed).filter(([name]) => !shown.has(name));
  const unseen = Object.entries(problems).flatMap(([name, messages]) => (shown.has(name) ? [] : messages));
  return (
    <BareDocument title="Oops...">
      <p role="alert">{[message, ...unseen, next].filter(Boolean).join(" ")}</p>
      <form method="post" action={action}>
        {hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {fields.map((field) => (
          <RefusedField key={field.name} field={field} value={typed[field.name] ?? ""} problem={problems[field.name]?.join(" ")} />
        ))}
        <button type="submit">Send again</button>
      </form>
      <p>
        <a href={back.path}>{back.label}</a>
      </p>
    </BareDocument>
  );
}

function RefusedField({ field, value, problem }: { field: Field; value: string; problem: string | undefined }) {
  const { name, label, rows, optional, ...attributes } = field;
  const wiring = { ...attributes, id: name, name, required: !optional, defaultValue: value };
  const error = problem ? ({ "aria-invalid": true, "aria-describedby": `${name}-error` } as const) : {};
  return (
    <>
      <label htmlFor={name}>{label}</label>
      {rows ? <textarea {...wiring} {...error} rows={rows} /> : <input {...wiring} {...error} />}
      {problem && <p id={`${name}-error`}>{problem}</p>}
    </>
  );
}
