/** One thing that people do on this site, with its number on a patch. */
export function Step({ title, text, dye }: { title: string; text: string; dye: string }) {
  return (
    <li className={`about-step ${dye}`}>
      <h3>{title}</h3>
      <p className="text-base text-soft">{text}</p>
    </li>
  );
}
