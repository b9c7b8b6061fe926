import { FieldError } from "@/components/ui/field";

interface InterestsProps {
  hobbies: readonly { category: string; cover: string }[];
  value: readonly string[];
  error: string | undefined;
  onChange: (interests: string[]) => void;
}

/** The hobbies a person likes, each a toggle with its patch. */
export function Interests({ hobbies, value, error, onChange }: InterestsProps) {
  return (
    <fieldset className="field">
      <legend>Interests</legend>
      <div className="interests">
        {hobbies.map(({ category, cover }) => (
          <label key={category} className="interest">
            <input
              type="checkbox"
              checked={value.includes(category)}
              onChange={({ target }) => onChange(target.checked ? [...value, category] : value.filter((other) => other !== category))}
            />
            <img src={cover} alt="" width={36} height={36} decoding="async" />
            <span>{category}</span>
          </label>
        ))}
      </div>
      <FieldError id="interests-error" error={error} />
    </fieldset>
  );
}
