import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { standInFront } from "@/lib/platform/rendering/front";
import { shutDownInOrder } from "@/lib/platform/rendering/shutdown";

/** A process with a server that reacts to SIGTERM as Next's does: it closes the server at once, and exits when that is done. */
const server = createServer((_request, response) => setTimeout(() => response.end("hello"), 5));
process.on("SIGTERM", () => server.close(() => process.exit(143)));
standInFront({
  production: true,
  mostConnections: 100,
  publicOrigin: null,
  transportSecurity: "max-age=1",
  hops: 0,
  slowDownPage: async () => "",
  sessionPages: /^\/myGroup$/,
});
shutDownInOrder(async () => undefined);
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
