import "@/components/ui/icon-search.css";

/** The search field for members. It belongs inside a plain form. */
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
