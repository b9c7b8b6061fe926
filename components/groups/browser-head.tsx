"use client";

import Form from "next/form";
import Link from "next/link";
import { Divider } from "@/components/ui/divider";
import { HOBBIES } from "@/lib/hobbies";
import { slugOf } from "@/lib/slug";
import { type ListView, listAddress } from "./list-address";
import { SearchField } from "./search-field";
import "./list.css";

interface BrowserHeadProps {
  view: ListView;
  /** The sentence below the heading. */
  words: string;
  /** How many groups each of `HOBBIES` has, in the same order. It holds no names, because the payload of every list contains it. */
  counts: readonly number[];
}

/**
 * The head of the list: heading, search, order and hobbies. Everything is a link or a plain GET form, so it works before hydration and
 * without JavaScript.
 */
export function BrowserHead({ view, words, counts }: BrowserHeadProps) {
  const { category, sort, q } = view;
  const chips = HOBBIES.map((name, at) => ({ name, count: counts[at] ?? 0 })).filter(({ count }) => count > 0);
  return (
    <>
      <h1>{category ? `${category} groups` : "All Groups"}</h1>
      <p className="text-soft">{words}</p>
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
            All <b>{counts.reduce((total, count) => total + count, 0)}</b>
          </Link>
        </li>
        {chips.map(({ name, count }) => (
          <li key={name}>
            <Link
              className="chip"
              href={listAddress({ ...view, category: name })}
              prefetch={false}
              aria-current={name === category ? "true" : undefined}
            >
              <img src={`/covers/${slugOf(name)}.svg`} alt="" loading="lazy" />
              {`${name} `}
              <b>{count}</b>
            </Link>
          </li>
        ))}
      </ul>
      <Divider />
    </>
  );
}
