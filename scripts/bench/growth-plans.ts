import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Database } from "../../server/db/database";

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  "Shared Hit Blocks"?: number;
  "Shared Read Blocks"?: number;
  Plans?: Plan[];
}

const large = [
  "event",
  "participation",
  "answer_log",
  "event_version",
  "membership",
  "guardianship",
  "child",
  "user",
  "notice",
  "team",
];

/** What PostgreSQL did for this work, by its module auto_explain: statements within functions and triggers are looked at for scans too. */
export async function explain(url: string, work: (db: Database) => Promise<unknown>) {
  const look = async (isNested: boolean) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const plans: (Plan & { time: number })[] = [];
    client.on("notice", ({ message = "" }) => {
      const [, time, plan] = /^duration: ([\d.]+) ms {2}plan:\n(.*)$/s.exec(message) ?? [];
      if (plan) plans.push({ ...JSON.parse(plan).Plan, time: Number(time) });
    });
    try {
      await client.query(`load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_analyze = on;
        set auto_explain.log_buffers = on; set auto_explain.log_timing = off; set auto_explain.log_format = json;
        set auto_explain.log_level = notice; set auto_explain.log_nested_statements = ${isNested ? "on" : "off"}`);
      await work(drizzle(client) as unknown as Database);
    } finally {
      await client.end();
    }
    return plans;
  };
  const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];
  const scans = (await look(true))
    .flatMap(nodes)
    .flatMap((node) =>
      node["Node Type"] === "Seq Scan" && node["Relation Name"] ? [node["Relation Name"]] : [],
    )
    .filter((name) => large.includes(name));
  const sent = await look(false);
  const pages = sent.reduce(
    (sum, plan) => sum + (plan["Shared Hit Blocks"] ?? 0) + (plan["Shared Read Blocks"] ?? 0),
    0,
  );
  return { pages, scans, longest: Math.max(...sent.map(({ time }) => time)) };
}
