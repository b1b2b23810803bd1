import { sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Command, readCommand } from "../../../server/program/support/command";
import { runCommand } from "../../../server/program/support/commands";
import { record } from "../../support/proof";
import { openTestServer } from "../../support/server/server";
import { copyTables } from "../../support/server/table-copies";
import {
  askTable,
  audited,
  keptBySupport,
  letters,
  type PersonKey,
  people,
  seen,
  stopTable,
  told,
} from "./removals.data";
import { openWorld } from "./removals-world";

const test = suite("who may end a guardian's access, and object to it");

const guardians = ["mum", "dad", "gra", "obj", "neu"] as const;

function readCells(table: string) {
  const [head = "", ...rows] = table.trim().split("\n");
  assert.equal(head.trim().split(/\s+/), people, "the columns are the people");
  return rows.flatMap((row) => {
    const [, call = "", signs = ""] = /^(\S+)\s+(.*)$/.exec(row) ?? [];
    const [verb = "", about = ""] = call.split("/");
    return signs.split(/\s+/).map((sign, index) => {
      const [who, expected] = [people[index], letters[sign]];
      if (who === undefined || expected === undefined) throw new Error(`${call}: what is ${sign}?`);
      return { verb, about, who, expected };
    });
  });
}

test("each person gets for each call what the table says, and a refused call changes nothing", async () => {
  const server = await openTestServer();
  server.clock.set(new Date());
  const { db } = server.services;
  const world = await openWorld(server);
  const restore = await copyTables(server);
  const fingerprint = async () => {
    const sums = ["guardian_removal", "guardianship", "ding", "mail_outbox", "audit"].map(
      (name) => `(select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from ${name} t)`,
    );
    const { rows } = await db.execute(sql.raw(`select concat(${sums.join(", ")}) as sum`));
    return rows[0]?.sum;
  };
  const before = await fingerprint();
  const cells = [...readCells(askTable), ...readCells(stopTable)];
  const wrong: string[] = [];
  for (const { verb, about, who, expected } of cells) {
    const reply =
      verb === "ask"
        ? await world.askToEnd(who, about as PersonKey)
        : await world.call(who, "DELETE", `${world.child}/removal/request_id/${world.requests.get(about)}`);
    const isSame = (await fingerprint()) === before;
    const granted = isSame ? "unchanged" : "done";
    const got = reply.status === 200 ? granted : reply.body.message_code;
    if (got !== expected) wrong.push(`${verb}/${about} by ${who}: ${got} and not ${expected}`);
    if (reply.status !== 200 && !isSame)
      wrong.push(`${verb}/${about} by ${who}: refused, and it changed something`);
    if (!isSame) await restore();
  }
  for (const key of guardians) {
    const line = `object-removal ${world.id(key)} --child ${world.child.split("/").at(-1)} --reference T-7`;
    const isKept = await runCommand(server.services, readCommand(line.split(" ")) as Command).then(
      () => true,
      () => false,
    );
    if (isKept !== keptBySupport.includes(key)) wrong.push(`support for ${key}: ${isKept}`);
    await restore();
  }
  assert.equal(wrong, []);
  assert.is(cells.length, 240);
  record({
    point: 17,
    tried: "Cells of the end of a guardian's access",
    count: cells.length + guardians.length,
    wrong: wrong.length,
  });
  await server.close();
});

type Row = {
  user_id: string;
  may_request_removal?: true;
  removal?: { request_id: string; is_mine: boolean };
};

test("guardians alone read of it, the one concerned is asked, and everybody concerned learns how it ends", async () => {
  const server = await openTestServer();
  server.clock.set(new Date());
  const { db } = server.services;
  const world = await openWorld(server);
  const keyOf = new Map(people.flatMap((key) => (key === "out" ? [] : [[world.id(key), key] as const])));
  const list = (keys: (string | undefined)[]) => [...keys].sort().join(" ");
  const dings = async () => {
    const { rows } = await db.execute<{ kind: string; user_ids: string[] }>(
      sql`select kind, array_agg(user_id) as user_ids from ding where kind like 'removal%' group by kind order by kind`,
    );
    return rows.map(({ kind, user_ids: ids }) => `${kind}: ${list(ids.map((each) => keyOf.get(each)))}`);
  };
  const lines = async () => {
    const { rows } = await db.execute<{ action: string }>(
      sql`select action from audit where action like 'guardian_removal.%' order by at`,
    );
    return rows.map(({ action }) => action);
  };

  const needed: string[] = [];
  for (const key of people) {
    if (key === "out") continue;
    const sam = await world.call(key, "GET", world.child);
    const rows: Row[] = (sam.status === 200 && sam.body.guardians) || [];
    const marks = rows.flatMap(({ user_id: whom, may_request_removal: may, removal }) => {
      if (removal) return [`${keyOf.get(whom)} ${removal.is_mine ? "mine" : "hers"}`];
      return may ? [`${keyOf.get(whom)} may`] : [];
    });
    const order = (mark: string) => people.indexOf(mark.split(" ")[0] as PersonKey);
    assert.is(
      marks.sort((one, other) => order(one) - order(other)).join(" · "),
      seen[key] ?? "",
      `${key} sees`,
    );
    const waiting = await world.call(key, "GET", "/user/me/waiting");
    const isAsked = ({ kind, child_id: of }: { kind: string; child_id?: string }) =>
      kind === "guardian_removal" && world.child.endsWith(`/${of}`);
    if (waiting.status === 200 && waiting.body.items.some(isAsked)) needed.push(key);
    if (seen[key] !== undefined) continue;
    const texts = [sam, waiting, await world.call(key, "GET", "/user/me/family")];
    texts.push(await world.call(key, "GET", world.roster));
    for (const { text } of texts) assert.not.match(text, /removal"|removal_asked/, key);
  }
  const mailed = world.mailed.map((to) => [...keyOf].find(([id]) => to.startsWith(id))?.[1] ?? to);
  assert.is(
    [`needs you: ${list(needed)}`, `mail: ${list(mailed)}`, ...(await dings())].join(" · "),
    told.asked,
  );
  assert.equal(await lines(), [audited.asked]);

  const restore = await copyTables(server);
  for (const key of ["mum", "dad", "gra"] as const) {
    const asked = await dings();
    await world.call(key, "DELETE", `${world.child}/removal/request_id/${world.requests.get("open")}`);
    const fresh = (await dings()).filter((each) => !asked.includes(each));
    assert.is(fresh.join(" · "), told[key], `${key} stops it`);
    assert.equal(await lines(), [audited.asked, audited[key]]);
    assert.not.match((await world.call("dad", "GET", "/user/me/waiting")).text, /guardian_removal/);
    await restore();
  }
  await server.close();
});

test.run();
