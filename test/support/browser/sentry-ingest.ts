import { once } from "node:events";
import http from "node:http";
import { openReceived } from "../received";
import { portOf } from "../server/forwarder";

/** A fake Sentry on loopback that records every envelope with its request. */
export async function openSentryIngest() {
  const heard = openReceived();
  const server = http.createServer(async (request, reply) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(Buffer.from(part));
    heard.hear(`${JSON.stringify(request.headers)}\n${request.url}\n${Buffer.concat(parts)}`);
    reply
      .writeHead(200, { "access-control-allow-origin": "*", "content-type": "application/json" })
      .end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    dsn: `http://publickey@127.0.0.1:${portOf(server)}/7`,
    envelopes: heard.all,
    holding: heard.until,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
