import { BareDocument, renderDocument } from "./bare-document";

function SlowDownPage({ seconds }: { seconds: number }) {
  return (
    <BareDocument title="A little slower, please">
      <p>{`Very many pages were asked for from where you are. Please try again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`}</p>
      <p>
        <a href="/">Back to HobbyHub</a>
      </p>
    </BareDocument>
  );
}

const rendered = new Map<number, Promise<string>>();

/**
 * The page for a client that requests too many pages. It is rendered once for each waiting time, because a flood of requests asks for it
 * again and again.
 */
export function slowDownPage(seconds: number): Promise<string> {
  const page = rendered.get(seconds) ?? renderDocument(<SlowDownPage seconds={seconds} />);
  rendered.set(seconds, page);
  return page;
}
