import { formatNumber } from "@/lib/format-number";

/** The three figures of the dashboard, each on its own colour. */
export function Figures({ total, mine, role }: { total: number; mine: number; role: string }) {
  const figures: [name: string, value: string, dye: string][] = [
    ["Total Groups", formatNumber(total), "dye-marigold"],
    ["My Groups", formatNumber(mine), "dye-red"],
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
