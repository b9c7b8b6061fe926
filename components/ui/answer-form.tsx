import type { ReactNode } from "react";

interface AnswerFormProps {
  /** Its id, for a button that is inside another form. */
  id?: string;
  /** The operation's path, for example `/api/meetups/{id}/rsvp`. */
  action: string;
  /** The method, if it is not POST. */
  method?: "PUT" | "DELETE";
  /** Further values to send besides the form's own fields. */
  fields?: Record<string, string | number | undefined>;
  /** Called instead of the browser's own post, once scripts run. */
  onSend: () => void;
  className?: string;
  children?: ReactNode;
}

/** A button that sends an answer: a plain form, which also works without scripts or before hydration. */
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
