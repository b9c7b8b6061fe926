import type { ReactNode } from "react";
import { Drawing } from "@/components/ui/drawing";
import "./account.css";

/**
 * A drawing with the form beside it, for login and register. There is no `Suspense` around the form: if its script loaded after the answer
 * about who is signed in, React would render the form again and lose what was typed.
 */
export function AccountPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className="wrap account">
      <Drawing
        className="account-scene"
        src="/hero/3.svg"
        alt="Friends flying kites, each kite stitched with a hobby"
        width={1600}
        height={900}
        first
      />
      <div className="account-sheet">
        <div>
          <h1>{title}</h1>
          <p className="mt-2 text-soft">{lead}</p>
        </div>
        {children}
      </div>
    </div>
  );
}
