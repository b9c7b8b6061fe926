import "@/components/ui/icon-search.css";

/** The field that finds a member, inside a plain form. */
export function SearchMembers({ q }: { q: string }) {
  return (
    <div className="field find">
      <label className="sr-only" htmlFor="find">
        Find a member
      </label>
      <input className="input" id="find" name="q" type="search" placeholder="Find a member" defaultValue={q} dir="auto" />
    </div>
  );
}
