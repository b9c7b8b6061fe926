import type { ReactNode } from "react";

interface AnswerFormProps {
  /** Where its button stands in another form. */
  id?: string;
  /** The operation: `/api/meetups/{id}/rsvp`, say. */
  action: string;
  /** Where it is not POST. */
  method?: "PUT" | "DELETE";
  /** What is sent beside what the form's own fields say. */
  fields?: Record<string, string | number | undefined>;
  /** Instead of the browser's own post, once scripts run. */
  onSend: () => void;
  className?: string;
  children?: ReactNode;
}

/** A button that answers: a plain form that works without scripts, or before they run. */
export function AnswerForm({ id, action, method, fields = {}, onSend, className = "contents", children }: AnswerFormProps) {
  return (
    <form
      id={id}
      method="post"
      action={action}
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {method && <input type="hidden" name="method" value={method} />}
      {Object.entries(fields).map(([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />)}
      {children}
    </form>
  );
}
