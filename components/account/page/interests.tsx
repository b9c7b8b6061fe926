interface InterestsProps {
  hobbies: readonly { category: string; cover: string }[];
  value: readonly string[];
  onChange: (interests: string[]) => void;
}

/** The hobbies somebody likes, each a switch with its patch. */
export function Interests({ hobbies, value, onChange }: InterestsProps) {
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
    </fieldset>
  );
}
