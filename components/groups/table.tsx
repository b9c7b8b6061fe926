import type { ReactNode } from "react";
import "./table.css";
import "./table-narrow.css";
import "./table-wide.css";

interface TableProps {
  caption: string;
  columns: string[];
  className?: string;
  children: ReactNode;
}

/** A table of groups. Where there is no room for its columns, each row becomes a small card, and only screen readers get the head. */
export function Table({ caption, columns, className = "", children }: TableProps) {
  return (
    <table className={`table ${className}`}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
