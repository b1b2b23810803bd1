import { gunzipSync } from "node:zlib";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { addAdult, addChild, addMember, addTeam } from "../../../support/people/club";
import { openTestServer } from "../../../support/server/server";

const test = suite("compressed replies");

test("a team's page with forty members takes two replies of 12 kB together", async () => {
  const server = await openTestServer();
  const manager = await addAdult(server);
  const { id: teamId } = await addTeam(server, manager.user.id);
  const letIn = { letInBy: manager.user.id };
  await addMember(server, teamId, { ...letIn, userId: (await addAdult(server)).user.id, roles: ["coach"] });
  for (let pair = 0; pair < 17; pair += 1) {
    const mother = await addAdult(server, { dripName: `mother_${pair}` });
    const father = await addAdult(server, { fullName: "Alexandre Fitzgerald", dripName: `father_${pair}` });
    for (const firstName of ["Leonardo", "Mia"]) {
      const kid = await addChild(server, [mother.user.id, father.user.id], { firstName });
      await addMember(server, teamId, { ...letIn, childId: kid.id });
    }
  }
  for (const spotFirstName of ["Ada", "Bo", "Cleo", "Dan"])
    await addMember(server, teamId, { ...letIn, spotFirstName, spotLastInitial: "K" });
  const read = async (path: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url: path, headers: { ...(await manager.signIn()), ...headers } });
  const rosterPath = `/team/team_id/${teamId}/membership`;

  const browser = { "accept-encoding": "gzip, deflate, br, zstd" };
  const [team, roster] = [await read(`/team/team_id/${teamId}`, browser), await read(rosterPath, browser)];
  assert.is(roster.headers["content-encoding"], "gzip");
  assert.is(roster.headers.vary, "accept-encoding");
  assert.is(Number(roster.headers["content-length"]), roster.rawPayload.length);
  const bytes = team.rawPayload.length + roster.rawPayload.length;
  assert.ok(bytes <= 12_000, `${bytes} bytes`);

  const plain = await read(rosterPath);
  assert.is(plain.headers["content-encoding"], undefined);
  assert.is(plain.json().entries.length, 40);
  assert.is(gunzipSync(roster.rawPayload).toString(), plain.body);
  assert.is(plain.headers.etag, roster.headers.etag);
  const again = await read(rosterPath, { ...browser, "if-none-match": String(plain.headers.etag) });
  assert.equal([again.statusCode, again.body, again.headers["content-encoding"]], [304, "", undefined]);
  await server.close();
});

test.run();
