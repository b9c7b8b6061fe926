"use client";

import { FieldError } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Toggle } from "@/components/ui/toggle";
import { CADENCES, type Cadence, NOTICE_TOPICS, TOPIC_RULES } from "@/lib/notices/kind-schema";
import type { SettingsView } from "@/lib/notices/schema";
import { useChoices } from "./use-choices";
import "./choices.css";

const WORDS: Record<Cadence, string> = { now: "Now", daily: "Daily", weekly: "Weekly", never: "Never" };

/** The topics a person hears about, where and how soon. On narrow screens each row is a card. */
export function ChoicesTable({ topics }: { topics: SettingsView["topics"] }) {
  const { shown, said, choose } = useChoices(topics);
  return (
    <>
      <table className="set-table">
        <thead>
          <tr>
            <th scope="col">About</th>
            <th scope="col">In HobbyHub</th>
            <th scope="col">By e-mail</th>
          </tr>
        </thead>
        <tbody>
          {NOTICE_TOPICS.map((topic) => {
            const { title, examples, always } = TOPIC_RULES[topic];
            const choice = shown[topic];
            return (
              <tr key={topic}>
                <th scope="row">
                  <b>{title}</b>
                  <small>{examples}</small>
                  {said?.topic === topic && !said.error && (
                    <span className="set-saved">
                      <Icon name="check" />
                      Saved
                    </span>
                  )}
                  <FieldError id={`choice-${topic}`} error={said?.topic === topic ? said.error : undefined} />
                </th>
                <td className="set-app">
                  <Toggle
                    checked={choice.app}
                    disabled={always}
                    aria-label={`${title}: in HobbyHub`}
                    onChange={({ target }) => choose(topic, { app: target.checked })}
                  >
                    <span className={always ? undefined : "set-label"}>{always ? "Always" : "in HobbyHub"}</span>
                  </Toggle>
                </td>
                <td className="set-mail">
                  <fieldset>
                    <legend>
                      <span className="sr-only">{title}: </span>by e-mail
                    </legend>
                    <div className="seg">
                      {CADENCES.map((cadence) => (
                        <label key={cadence}>
                          <input
                            type="radio"
                            name={`mail-${topic}`}
                            checked={choice.mail === cadence}
                            onChange={() => choose(topic, { mail: cadence })}
                          />
                          {WORDS[cadence]}
                        </label>
                      ))}
                    </div>
                  </fieldset>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="sr-only" role="status">
        {said && !said.error && `${TOPIC_RULES[said.topic].title}: saved.`}
      </p>
    </>
  );
}
