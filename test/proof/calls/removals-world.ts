import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import * as assert from "uvu/assert";
import { user } from "../../../server/platform/db/schema/account";
import { guardianship } from "../../../server/platform/db/schema/family";
import { guardianRemoval } from "../../../server/platform/db/schema/family-removal";
import { rateBucket } from "../../../server/platform/db/schema/http";
import { leave } from "../../support/people/account-deletion";
import { addAdult, addChild, addFollower, addMember, addRemoval, addTeam } from "../../support/people/club";
import type { TestServer } from "../../support/server/server";
import { type PersonKey, people } from "./removals.data";

const day = 86_400_000;

/** The people of removals.data.ts, after mum asked that dad's access end. */
export async function openWorld(server: TestServer) {
  const { services, clock } = server;
  const now = clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const made = new Map<PersonKey, Awaited<ReturnType<typeof addAdult>>>();
  for (const key of people)
    if (key !== "out") made.set(key, await addAdult(server, { fullName: key, dripName: `p_${key}` }));
  const person = (key: PersonKey) => {
    const found = made.get(key);
    if (!found) throw new Error(`Who is ${key}?`);
    return found;
  };
  const id = (key: PersonKey) => person(key).user.id;

  const team = await addTeam(server, id("man"));
  const sam = await addChild(server, [id("mum"), id("dad")]);
  const sister = await addChild(server, [id("mum"), id("dad"), id("gra")], { firstName: "Lena" });
  await services.db.update(guardianship).set({ createdAt: ago(30) });
  const letIn = (key: PersonKey, by: PersonKey, days: number) =>
    services.db.insert(guardianship).values({
      id: randomUUID(),
      childId: sam.id,
      userId: id(key),
      origin: "let_in",
      letInBy: id(by),
      createdAt: ago(days),
    });
  for (const key of ["gra", "obj", "ban", "lea", "gon"] as const) await letIn(key, "mum", 30);
  await letIn("neu", "gra", 2);
  await services.db
    .update(guardianship)
    .set({ endedAt: ago(1), endedBy: id("gon"), endReason: "left" })
    .where(eq(guardianship.userId, id("gon")));
  await services.db
    .update(user)
    .set({ bannedAt: ago(1) })
    .where(eq(user.id, id("ban")));
  await addFollower(server, sam.id, id("fol"), id("mum"));
  await addMember(server, team.id, { childId: sam.id });
  await addMember(server, team.id, { childId: (await addChild(server, [id("oth")])).id });
  await addMember(server, team.id, { userId: id("pla") });
  await addMember(server, team.id, { userId: id("coa"), roles: ["coach"] });
  await addMember(server, team.id, { userId: id("tfo"), roles: ["follower"] });

  const over = await addRemoval(server, { childId: sam.id, userId: id("obj"), requestedBy: id("gra") });
  await services.db
    .update(guardianRemoval)
    .set({ decidedAt: ago(30), decidedBy: id("obj"), decision: "objected" });
  const ofSister = await addRemoval(server, {
    childId: sister.id,
    userId: id("gra"),
    requestedBy: id("mum"),
  });

  async function call(key: PersonKey, method: "GET" | "POST" | "DELETE", url: string) {
    await services.db.delete(rateBucket);
    const headers = {
      "idempotency-key": randomUUID(),
      ...(key === "out" ? {} : await person(key).signIn()),
    };
    const reply = await server.app.inject({ method, url, headers });
    return { text: reply.body, body: reply.json(), status: reply.statusCode };
  }
  assert.is((await leave(server, person("lea"))).status, 200);
  const child = `/child/child_id/${sam.id}`;
  const askToEnd = (who: PersonKey, whom: PersonKey) =>
    call(who, "POST", `${child}/guardian/user_id/${id(whom)}/removal`);
  const mails = (await server.inbox()).length;
  assert.is((await askToEnd("mum", "dad")).status, 200);
  const [open] = await services.db
    .select()
    .from(guardianRemoval)
    .where(eq(guardianRemoval.userId, id("dad")));
  if (!open) throw new Error("Nobody asked.");
  return {
    id,
    call,
    askToEnd,
    child,
    roster: `/team/team_id/${team.id}/roster`,
    mailed: (await server.inbox()).slice(mails).map(({ to }) => to),
    requests: new Map([
      ["open", open.id],
      ["over", over],
      ["sister's", ofSister],
      ["none", randomUUID()],
    ]),
  };
}
