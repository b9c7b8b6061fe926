"use client";

import { useState } from "react";
import { FieldError } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { TextField } from "@/components/ui/text-field";
import { Avatar } from "../avatar";

type FaceKind = "drawn" | "web" | "letters";

const KINDS: [FaceKind, string][] = [
  ["drawn", "Drawn"],
  ["web", "From the web"],
  ["letters", "Letters"],
];

const NO_PICTURE = "No picture there. Look at the address once more.";

interface FacePickerProps {
  name: string;
  faces: readonly string[];
  value: string;
  error: string | undefined;
  onChange: (photoURL: string) => void;
}

/** Chooses the person's picture: one of our drawn faces, a web address, or their initials. */
export function FacePicker({ name, faces, value, error, onChange }: FacePickerProps) {
  const drawn = faces.includes(value);
  const [kind, setKind] = useState<FaceKind>(value === "" ? "letters" : drawn ? "drawn" : "web");
  const [web, setWeb] = useState(drawn ? "" : value);
  const [broken, setBroken] = useState(false);
  // While an address is being typed, do not load a picture after every letter.
  const [typing, setTyping] = useState(false);

  const choose = (next: FaceKind) => {
    setKind(next);
    onChange(next === "web" ? web : next === "drawn" ? (faces[0] ?? "") : "");
  };

  return (
    <fieldset className="field">
      <legend>Picture</legend>
      <div className="face-now">
        <Avatar className="avatar-xl" name={name} photoURL={value || null} onBroken={setBroken} />
        <div className="seg face-kind">
          {KINDS.map(([each, words]) => (
            <label key={each}>
              <input type="radio" name="faceKind" checked={kind === each} onChange={() => choose(each)} />
              {words}
            </label>
          ))}
        </div>
      </div>
      {kind === "drawn" && (
        <div className="face-picks">
          {faces.map((face, index) => (
            <label key={face} className="face-pick">
              <input
                type="radio"
                name="face"
                aria-label={`Drawn picture ${index + 1}`}
                checked={value === face}
                onChange={() => onChange(face)}
              />
              <img src={face} alt="" width={64} height={64} decoding="async" />
              <span className="pick-mark">
                <Icon name="check" />
              </span>
            </label>
          ))}
        </div>
      )}
      {kind === "web" ? (
        <TextField
          label="Address of the picture"
          hint="It begins with https:// and opens without signing in."
          error={error ?? (broken && !typing ? NO_PICTURE : undefined)}
          name="photoURL"
          type="url"
          inputMode="url"
          value={web}
          onBlur={() => setTyping(false)}
          onChange={({ target }) => {
            setTyping(true);
            setWeb(target.value);
            onChange(target.value);
          }}
        />
      ) : (
        <FieldError id="face-error" error={error} />
      )}
    </fieldset>
  );
}
