import { createHash } from "node:crypto";
import { once } from "node:events";
import http from "node:http";
import { portOf } from "./forwarder";

type Mood = "answers" | "hangs" | "fails" | "stalls within its reply" | "sends elsewhere";

/** A fake list of breached passwords with the API of haveibeenpwned's ranges, on loopback. Each reply is padded. */
export async function openBreachList(breached: readonly string[]) {
  const lines = breached.map((password) => `${hashOf(password)}:3`);
  const asked: { url: string; headers: http.IncomingHttpHeaders }[] = [];
  let mood: Mood = "answers";
  const server = http.createServer((request, reply) => {
    const url = request.url ?? "";
    asked.push({ url, headers: request.headers });
    if (mood === "hangs") return;
    if (mood === "fails") return void reply.writeHead(503).end();
    if (mood === "sends elsewhere") return void reply.writeHead(302, { location: "/elsewhere" }).end();
    const prefix = /^\/list\/range\/([0-9A-F]{5})$/.exec(url)?.[1];
    if (!prefix) return void reply.writeHead(400).end();
    const found = lines.filter((line) => line.startsWith(prefix)).map((line) => line.slice(5));
    const body = [`${"0".repeat(35)}:0`, ...found, `${"F".repeat(35)}:0`].join("\r\n");
    reply.writeHead(200, { "content-type": "text/plain" });
    if (mood === "stalls within its reply") reply.write(body);
    else reply.end(body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${portOf(server)}/list`,
    asked,
    /** Turns it into a line of the padding. */
    pad(password: string) {
      lines.push(`${hashOf(password)}:0`);
    },
    turn(to: Mood) {
      mood = to;
    },
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

const hashOf = (password: string) => createHash("sha1").update(password).digest("hex").toUpperCase();
