/** A heading with its digits in the text's typeface: the digits of the heading's typeface go below the line. */
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
