import Link from "next/link";
import { Fragment } from "react";
import { Divider } from "@/components/ui/divider";
import { Icon } from "@/components/ui/icon";
import { QUESTIONS } from "./questions";
import "./home-page.css";

/** Four questions, one open at a time: `details` elements with the same name do this without scripts. */
export function Faq() {
  return (
    <section id="faq" className="wrap section faq" aria-labelledby="faq-title" tabIndex={-1}>
      <div>
        <h2 id="faq-title">Questions people ask first</h2>
        <p className="mt-3.5 text-soft">
          Something else on your mind?{" "}
          <Link href="/support" prefetch={false}>
            Ask Support
          </Link>
          , and a person will answer.
        </p>
      </div>
      <div>
        {QUESTIONS.map(({ question, answer }) => (
          <Fragment key={question}>
            <details className="question" name="faq">
              <summary>
                {question}
                <span className="knob dye-red" aria-hidden="true">
                  <Icon name="plus" />
                </span>
              </summary>
              <p>{answer}</p>
            </details>
            <Divider />
          </Fragment>
        ))}
      </div>
    </section>
  );
}
