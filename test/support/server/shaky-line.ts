import net from "node:net";
import { portOf } from "./forwarder";

/** A TCP proxy that can be cut, closed and stalled. */
export async function openShakyLine(target: { host: string; port: number }) {
  const pairs = new Set<net.Socket>();
  let isClogged = false;
  const server = net.createServer((near) => {
    const far = net.connect(target.port, target.host);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      pairs.add(from);
      from.on("error", () => from.destroy());
      from.on("close", () => {
        pairs.delete(from);
        to.destroy();
      });
      from.on("data", (part) => {
        if (!isClogged) to.write(part);
      });
    }
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await listen(0);
  const port = portOf(server);

  const cut = () => {
    for (const socket of pairs) socket.destroy();
  };
  return {
    port,
    /** Breaks every connection and accepts new ones. */
    cut,
    /** Refuses connections, like a stopped server. */
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      cut();
      await closed;
    },
    start: () => listen(port),
    /** Drops everything silently. */
    clog() {
      isClogged = true;
    },
    /** Dropped data is lost, so those connections are closed. */
    unclog() {
      isClogged = false;
      cut();
    },
  };
}
