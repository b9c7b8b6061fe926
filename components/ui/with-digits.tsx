/** Headings whose figures stand in the text's face: those of the heading's own sink below the line. */
export const WithDigits = ({ text }: { text: string }) =>
  text.split(/(\d+)/).map((part, index) =>
    /^\d/.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed text
      <span key={index} className="digits">
        {part}
      </span>
    ) : (
      part
    ),
  );
