"use client";

import Form from "next/form";
import Link from "next/link";
import type { HobbyCategory } from "@/lib/groups/schema";
import { type ListView, listAddress } from "./list-address";
import { SearchField } from "./search-field";
import "./list.css";

/** A category that has groups: its name, its cover's slug, how many. Short, because it travels with every list. */
type CategoryChip = [category: HobbyCategory, slug: string, count: number];

/** Search, order and hobby. Everything is a link or a plain GET form, so it works before, and without, JavaScript. */
export function BrowserTools({ view, chips, total }: { view: ListView; chips: CategoryChip[]; total: number }) {
  const { category, sort, q } = view;
  return (
    <>
      <div className="tools">
        <Form action="/allGroups" role="search" className="search" prefetch={false}>
          <SearchField key={q ?? ""} q={q} />
          {category && <input type="hidden" name="category" value={category} />}
          {sort === "za" && <input type="hidden" name="sort" value="za" />}
          <button className="btn" type="submit">
            Search
          </button>
        </Form>
        <fieldset className="sorts">
          <legend className="sr-only">Sort by name</legend>
          {(["az", "za"] as const).map((order) => (
            <Link
              key={order}
              className={`btn btn-sm ${order === sort ? "" : "btn-outline"}`}
              href={listAddress({ ...view, sort: order })}
              prefetch={false}
              aria-current={order === sort ? "true" : undefined}
            >
              {order === "az" ? "A–Z" : "Z–A"}
            </Link>
          ))}
        </fieldset>
      </div>
      <ul className="chips" aria-label="Hobbies">
        <li>
          <Link
            className="chip chip-all"
            href={listAddress({ ...view, category: undefined })}
            prefetch={false}
            aria-current={category ? undefined : "true"}
          >
            All <b>{total}</b>
          </Link>
        </li>
        {chips.map(([name, slug, count]) => (
          <li key={slug}>
            <Link
              className="chip"
              href={listAddress({ ...view, category: name })}
              prefetch={false}
              aria-current={name === category ? "true" : undefined}
            >
              <img src={`/covers/${slug}.svg`} alt="" loading="lazy" />
              {`${name} `}
              <b>{count}</b>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
