import { once } from "node:events";
import net from "node:net";

const goOn = "HTTP/1.1 100 Continue\r\n\r\n";

/** Sends a request's head and half of its body. */
export async function sendHalf(
  port: number,
  { path, body, client }: { path: string; body: string; client: string },
) {
  const socket = net.connect(port, "127.0.0.1");
  socket.on("error", () => {});
  await once(socket, "connect");
  const half = Math.floor(body.length / 2);
  let received = "";
  socket.setEncoding("utf8").on("data", (text: string) => {
    received += text;
  });
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  const head = [
    `POST ${path} HTTP/1.1`,
    "host: localhost",
    "content-type: application/json",
    `content-length: ${Buffer.byteLength(body)}`,
    `x-forwarded-for: ${client}`,
    "expect: 100-continue",
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n${body.slice(0, half)}`);
  // The server confirms once it has received the request's head.
  while (!received.includes(goOn)) await once(socket, "data");
  return {
    /** The reply's status and whole body; null if the connection ended without one. */
    async finish() {
      socket.write(body.slice(half));
      await closed;
      const [headers = "", reply = ""] = received.replace(goOn, "").split("\r\n\r\n");
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(headers)?.[1] ?? 0);
      const length = Number(/content-length: (\d+)/i.exec(headers)?.[1] ?? -1);
      return Buffer.byteLength(reply) === length ? { status, body: reply } : null;
    },
  };
}
