import type { MDXComponents } from "mdx/types";
import { Bn } from "@/components/blog/bn";
import { Gallery } from "@/components/blog/gallery";
import { Light } from "@/components/blog/light";
import { OwnLink } from "@/components/blog/own-link";

/** What the articles in `content/` may use beside Markdown. The page gives them the pictures of the front matter as `props.images`. */
export const useMDXComponents = (): MDXComponents => ({ Bn, Gallery, Light, a: OwnLink });
