import { useEarlyInput } from "../ui/use-early-input";

/** A search field for the names of a list that is already loaded. */
export function FindName({ value, onChange }: { value: string; onChange: (typed: string) => void }) {
  const field = useEarlyInput((input) => {
    if (input.value !== value) onChange(input.value);
  });
  return (
    <>
      <label className="sr-only" htmlFor="find">
        Find a name
      </label>
      <input
        ref={field}
        id="find"
        className="input"
        type="search"
        placeholder="Find a name"
        autoComplete="off"
        dir="auto"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
}
