import { once } from "node:events";
import { type ClientRequest, get, type IncomingMessage } from "node:http";
import type { Person } from "../people/ask";
import { eventsIn, wordsIn } from "../people/listening";
import { until } from "../until";
import { portOf } from "./forwarder";
import type { TestServer } from "./server";

/** Live lines to a server with a port. */
export async function openLines({ app }: Pick<TestServer, "app">) {
  await app.listen({ port: 0, host: "127.0.0.1" });
  const port = portOf(app.server);
  const requests: ClientRequest[] = [];
  async function listen(person: Pick<Person, "signIn">, headers: Record<string, string> = {}) {
    const request = get({
      port,
      path: "/user/me/live",
      headers: { ...(await person.signIn()), accept: "text/event-stream", ...headers },
    });
    request.on("error", () => {});
    requests.push(request);
    const [reply] = (await once(request, "response")) as [IncomingMessage];
    let text = "";
    let isOver = false;
    reply.setEncoding("utf8").on("data", (more: string) => {
      text += more;
    });
    reply.on("error", () => {});
    reply.once("close", () => {
      isOver = true;
    });
    const told = () => eventsIn(text.slice(0, text.lastIndexOf("\n\n") + 2));
    return {
      reply,
      told,
      words: () => wordsIn(told()),
      /** How often it was told that a schedule changed. */
      signals: () => told().filter(({ name }) => name === "schedule").length,
      isOver: () => isOver,
      text: () => text,
      heard: (words: string) => until(() => text.includes(words)),
      leave: () => request.destroy(),
    };
  }
  return {
    listen,
    close() {
      for (const request of requests) request.destroy();
    },
  };
}
