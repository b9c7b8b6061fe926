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
  problems: Record<string, string[]>;
  action: string;
  fields: readonly Field[];
  typed: Record<string, string>;
  back: { path: string; label: string };
}

const STYLE = `:root{color-scheme:light dark;--ground:light-dark(#fbf4e6,#14172f);--ink:light-dark(#1b1f45,#fff3d6);--error:light-dark(#b9302a,#ff9d92)}
body{margin:0;background:var(--ground);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:36rem;margin:0 auto;padding:2rem 1rem}h1{font:400 2rem/1.12 Georgia,serif}label{display:block;margin-top:1rem;font-weight:650}
input,textarea{box-sizing:border-box;width:100%;padding:.75rem;font:inherit;color:inherit;background:transparent;border:2px solid;border-radius:14px}
[aria-invalid]{border-color:var(--error)}p[id]{margin:.25rem 0;color:var(--error)}
button{margin-top:1.5rem;padding:.75rem 1.5rem;font:inherit;font-weight:800;color:#1b1f45;background:#f2a71b;border:0;border-radius:12px}a{color:inherit}`;

/**
 * A whole document for browsers without JavaScript: a form that was refused, with everything that was typed still in it. It carries its own
 * few styles, because it is rendered outside of Next, which alone knows the addresses of the style sheets.
 */
export function RefusedFormPage({ message, problems, action, fields, typed, back }: RefusedFormPageProps) {
  const shown = new Set(fields.map(({ name }) => name));
  const hidden = Object.entries(typed).filter(([name]) => !shown.has(name));
  return (
    <html lang="en">
      <body>
        {/* React lifts these into the head. */}
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>Oops... · HobbyHub</title>
        <style href="refused-form" precedence="default">
          {STYLE}
        </style>
        <main>
          <h1>Oops...</h1>
          <p role="alert">{message}</p>
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
        </main>
      </body>
    </html>
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
