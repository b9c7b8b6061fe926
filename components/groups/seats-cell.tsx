/** Max Members: a bare number below its heading, a whole phrase where the heading is gone. */
export function SeatsCell({ max }: { max: number }) {
  return (
    <td>
      {max.toLocaleString("en")}
      <span className="only-phone"> {max === 1 ? "member" : "members"} at most</span>
    </td>
  );
}
