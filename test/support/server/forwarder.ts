import net from "node:net";
import type { FastifyInstance } from "fastify";

/** A fixed address in front of changing servers. */
export async function openForwarder() {
  let target = 0;
  let prepared: net.Socket | undefined;
  const open = new Set<net.Socket>();

  const server = net.createServer((client) => {
    const hasBegun = prepared !== undefined;
    const upstream = prepared ?? net.connect(target, "127.0.0.1");
    prepared = undefined;
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => open.delete(socket));
    }
    client.once("data", (first) => {
      upstream.write(hasBegun ? first.subarray(1) : first);
      client.pipe(upstream);
    });
    upstream.pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    targetOf(app: FastifyInstance) {
      target = portOf(app.server);
    },
    /** Sends the next request's first letter, so that a closing server still has to take the rest. */
    async begin(app: FastifyInstance, method: string) {
      const arriving = new Promise<net.Socket>((resolve) => app.server.once("connection", resolve));
      prepared = net.connect(portOf(app.server), "127.0.0.1");
      prepared.write(method.slice(0, 1));
      const arrived = await arriving;
      while (arrived.bytesRead === 0) await immediate();
    },
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export const immediate = () => new Promise<void>((resolve) => setImmediate(resolve));

export function portOf(server: net.Server): number {
  const address = server.address();
  if (address === null || typeof address === "string")
    throw new Error("The server does not listen on a port.");
  return address.port;
}
