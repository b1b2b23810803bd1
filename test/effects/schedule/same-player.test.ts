import { suite } from "uvu";
import * as assert from "uvu/assert";
import { messageTexts } from "../../../domain/problem/message-texts";
import { joinPlayers, partPlayers } from "../../../src/effects/schedule/same-player.effects";
import { json, openClient, problem } from "../../support/server/api";

const test = suite("same player effects");
const pairs = [{ membership_id: "twin", counts_as: "sam" }];
const join = { teamId: "rockets", ids: ["twin", "sam"] as const };

test("joining sends both rows and returns the team's pairs", async () => {
  const { client, requests } = openClient(() => json({ pairs }));
  assert.equal(await joinPlayers(client, join), { kind: "saved", pairs });
  const [request] = requests;
  assert.is(request?.method, "PUT");
  assert.ok(request?.url.endsWith("/team/team_id/rockets/same_player/membership_id/twin"));
  assert.equal(await request?.json(), { counts_as: "sam" });
});

test("a pair can be separated by either of its rows", async () => {
  const { client, requests } = openClient(() => json({ pairs: [] }));
  assert.equal(await partPlayers(client, { teamId: "rockets", id: "twin" }), { kind: "saved", pairs: [] });
  assert.is(requests[0]?.method, "DELETE");
  assert.ok(requests[0]?.url.endsWith("/team/team_id/rockets/same_player/membership_id/twin"));
});

test("a refusal carries its text", async () => {
  for (const code of ["REQUEST_412_CHANGED", "COLLABORATOR_404", "TEAM_403_ARCHIVED"] as const) {
    const { client } = openClient(() => problem(code));
    assert.equal(await joinPlayers(client, join), { kind: "refused", text: messageTexts[code] });
  }
});

test.run();
