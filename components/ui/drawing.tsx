interface DrawingProps {
  src: string;
  alt: string;
  width: number;
  height: number;
  className?: string;
  /** The largest thing of the first screen: a static page brings it along, any other fetches it before the rest. */
  first?: boolean;
}

/**
 * One of our own drawings in a page's first screen. The `<picture>` around it is for React: a plain `<img>` becomes a preload on every page
 * that merely links here, and the browser complains about what it fetched for nothing.
 */
export function Drawing({ src, alt, width, height, className = "", first = false }: DrawingProps) {
  return (
    <picture className="contents">
      <img src={src} alt={alt} width={width} height={height} className={className} fetchPriority={first ? "high" : "auto"} />
    </picture>
  );
}
