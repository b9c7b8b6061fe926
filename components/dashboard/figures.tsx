/** The three figures of the dashboard, each on its own cloth. */
export function Figures({ total, mine, role }: { total: number; mine: number; role: string }) {
  const figures: [name: string, value: string, dye: string][] = [
    ["Total Groups", total.toLocaleString("en"), "dye-marigold"],
    ["My Groups", mine.toLocaleString("en"), "dye-red"],
    ["User Role", role, "dye-leaf"],
  ];
  return (
    <dl className="figures">
      {figures.map(([name, value, dye]) => (
        <div key={name} className={`figure seam ${dye}`}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
