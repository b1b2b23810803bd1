import { readFile } from "node:fs/promises";
import { request as send } from "node:http";
import { clientAddress } from "./load";
import { accessToken } from "./seed";
import { openBare, openServer, type Sources, type Stage } from "./server-stage";
import { figure, type Pace, type Table } from "./table";

/** Measures what idle streams take of a server's memory, compared with bare event streams. */
export async function measureStreams(sources: Sources, { isQuick, say }: Pace): Promise<Table> {
  const streams = isQuick ? 400 : 10_000;
  const users = isQuick ? 800 : 12_000;
  say(`filling a server with ${users.toLocaleString("en")} users`);
  const ours = await openServer(sources, "PostgreSQL", users, { messages: { ofClub: 1, ofFirst: 1 } });
  const bare = await openBare();
  const rows: { name: string; isOurs: boolean; values: number[] }[] = [];
  try {
    for (const stage of [ours, bare]) {
      say(`${streams.toLocaleString("en")} streams of ${stage.name}`);
      const close = await openStreams(stage, Math.min(200, streams));
      const [before, started] = [await memoryOf(stage.pid), performance.now()];
      const closeMore = await openStreams(stage, streams, 200);
      const seconds = (performance.now() - started) / 1000;
      const kB = ((await memoryOf(stage.pid)) - before) / (streams - 200);
      rows.push({
        name: stage === ours ? "ours" : "bare event streams",
        isOurs: stage === ours,
        values: [Number(kB.toPrecision(3)), Math.round(streams / seconds)],
      });
      closeMore();
      close();
    }
  } finally {
    await ours.close();
    await bare.close();
  }
  const table = { columns: ["kB a stream", "opened/s"], plotted: ["kB a stream"], rows };
  return {
    ...table,
    name: "talk-streams",
    title: `${streams.toLocaleString("en")} idle streams`,
    how: "Memory that the server's process (its resident set) gains for each open stream of a person with a team, after the first 200. The bare stream is Fastify's hijacked reply with a head and one line. In four runs of one day ours took 13.2 to 19.2, as garbage was collected by then or not.",
    verdicts: [{ what: "kB a stream", value: figure(table, "ours", "kB a stream"), target: 15 }],
  };
}

/** Opens streams by users from one number to another, each by an address of its own; returns what closes them. */
async function openStreams(stage: Stage, to: number, from = 0) {
  const open: ReturnType<typeof send>[] = [];
  let next = from;
  const openOne = async (index: number) => {
    const headers = {
      authorization: `Bearer ${await accessToken(index + 1)}`,
      accept: "text/event-stream",
      "x-forwarded-for": clientAddress(index),
    };
    await new Promise<void>((resolve, reject) => {
      const request = send(`${stage.origin}/user/me/live`, { headers, agent: false }, (reply) => {
        if (reply.statusCode !== 200) reject(new Error(`A stream was answered ${reply.statusCode}.`));
        reply.once("data", () => resolve());
        reply.on("error", () => {});
      });
      request.on("error", reject);
      request.end();
      open.push(request);
    });
  };
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      while (next < to) await openOne(next++);
    }),
  );
  return () => {
    for (const request of open) request.destroy();
  };
}

/** Kilobytes of the resident set, as Linux counts it. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024) / 1000;
}
