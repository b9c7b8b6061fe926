"use client";

import { formatNumber } from "@/lib/format-number";

interface HobbyChartProps {
  /** With the hobby's cover. */
  hobbies: { category: string; cover: string; all: number; mine: number }[];
}

/**
 * Groups by hobby, with a mark for the viewer's own. The chart is made from a real table, so both contain the same data. It is a client
 * component because its ten rows are 140 elements, but only two dozen numbers as props.
 */
export function HobbyChart({ hobbies }: HobbyChartProps) {
  const longest = Math.max(1, ...hobbies.map(({ all }) => all));
  const share = (count: number) => `${(count / longest) * 100}%`;
  return (
    <section className="panel" aria-labelledby="by-hobby">
      <div className="chart-head">
        <h2 id="by-hobby" className="text-xl">
          Groups by hobby
        </h2>
        <p className="chart-key" aria-hidden="true">
          <span className="key-all" /> All groups <span className="key-mine" /> Yours
        </p>
      </div>
      <table className="chart">
        <caption className="sr-only">How many groups there are of each hobby, and how many of them are yours</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Hobby</th>
            <th scope="col">Picture</th>
            <th scope="col">All groups</th>
            <th scope="col">Yours</th>
          </tr>
        </thead>
        <tbody>
          {hobbies.map(({ category, cover, all, mine }) => (
            <tr key={category}>
              <th scope="row">
                <img src={cover} alt="" width={36} height={36} loading="lazy" />
                {category}
              </th>
              <td className="chart-bar" aria-hidden="true">
                <svg width="100%" height="26" focusable="false">
                  <title>{`${all} ${all === 1 ? "group" : "groups"}, ${mine} yours`}</title>
                  <rect className="bar-all" width={share(all)} height="26" rx="7" />
                  {mine > 0 && (
                    <svg width={share(mine)} height="26" aria-hidden="true">
                      <rect className="bar-mine" width="100%" height="26" rx="7" />
                      <rect className="bar-stitch" x="4" y="4" height="18" rx="4" />
                    </svg>
                  )}
                </svg>
              </td>
              <td>
                <b>{formatNumber(all)}</b>
              </td>
              <td className={mine > 0 ? "chart-mine" : "text-soft"}>
                {formatNumber(mine)}
                <span aria-hidden="true"> yours</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
