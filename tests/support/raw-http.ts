import { connect } from "node:net";

interface RawAnswer {
  /** 0 when no answer came. */
  status: number;
  /** Header names in lower case; the first value of each. */
  headers: Record<string, string>;
  text: string;
  /** True when the server closed the connection. */
  closed: boolean;
}

/** Sends these bytes unchanged and keeps the connection open until the server closes it, or for 20 s. */
export function rawHttp(port: number, bytes: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    const end = (closed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      const text = Buffer.concat(parts).toString();
      const [head = "", ...body] = text.split("\r\n\r\n");
      const [line = "", ...fields] = head.split("\r\n");
      const headers: Record<string, string> = {};
      for (const field of fields) headers[field.split(":")[0]?.toLowerCase() ?? ""] ??= field.slice(field.indexOf(":") + 1).trim();
      resolve({ status: Number(line.split(" ")[1] ?? 0), headers, text: body.join("\r\n\r\n"), closed });
    };
    const timer = setTimeout(() => end(false), 20_000);
    socket.on("data", (part) => parts.push(part));
    socket.once("close", () => end(true));
    socket.once("error", (error) => {
      clearTimeout(timer);
      reject(error);
    });
  });
}
