interface DrawingProps {
  src: string;
  alt: string;
  width: number;
  height: number;
  className?: string;
  /** The largest element of the first screen: a static page preloads it, any other page fetches it with high priority. */
  first?: boolean;
}

/**
 * A drawing of our own in a page's first screen. The `<picture>` around it prevents a preload by React: for a plain `<img>`, React would
 * preload it on every page that links here, and the browser would warn about unused preloads.
 */
export function Drawing({ src, alt, width, height, className = "", first = false }: DrawingProps) {
  return (
    <picture className="contents">
      <img src={src} alt={alt} width={width} height={height} className={className} fetchPriority={first ? "high" : "auto"} />
    </picture>
  );
}
