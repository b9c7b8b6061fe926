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

/** What somebody reads who asked for too many pages; each wait is rendered once, since a flood asks for it all the time. */
export function slowDownPage(seconds: number): Promise<string> {
  const page = rendered.get(seconds) ?? renderDocument(<SlowDownPage seconds={seconds} />);
  rendered.set(seconds, page);
  return page;
}
