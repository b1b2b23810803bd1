import { suite } from "uvu";
import * as assert from "uvu/assert";
import { messageTexts } from "../../../domain/problem/message-texts";
import { dismissTakeOver, takeOverTeam } from "../../../src/effects/team/take-over.effects";
import { team } from "../../support/people/team";
import { json, openClient, problem } from "../../support/server/api";

const test = suite("take-over effects");

const spoken = ({ method, url }: Request) => `${method} ${new URL(url).pathname}`;

test("the take-over is requested, and the updated team returned", async () => {
  const { client, requests, events } = openClient(() => json(team({ version: 4 })));
  assert.equal(await takeOverTeam(client, "t1"), { kind: "saved", saved: team({ version: 4 }) });
  assert.equal(requests.map(spoken), ["POST /team/team_id/t1/take_over"]);
  assert.equal(events, []);
});

test("when a manager is back the team is read again; other failures are returned", async () => {
  const { client, requests } = openClient(({ method }) =>
    method === "POST" ? problem("COLLABORATOR_401_UPDATE") : json(team()),
  );
  assert.equal(await takeOverTeam(client, "t1"), { kind: "saved", saved: team() });
  assert.equal(requests.map(spoken), ["POST /team/team_id/t1/take_over", "GET /team/team_id/t1"]);
  assert.equal(await takeOverTeam(openClient(() => problem("TEAM_403_ARCHIVED")).client, "t1"), {
    kind: "refused",
    text: messageTexts.TEAM_403_ARCHIVED,
  });
});

test("a manager dismisses the request, and the team is read again", async () => {
  const { client, requests } = openClient(({ method }) =>
    method === "POST" ? json({ ended: true }) : json(team()),
  );
  assert.equal(await dismissTakeOver(client, "t1"), { kind: "saved", saved: team() });
  assert.equal(await requests[0]?.json(), { id: "take_over t1" });
  assert.equal(requests.map(spoken), ["POST /user/me/waiting/dismiss", "GET /team/team_id/t1"]);
  assert.equal(await dismissTakeOver(openClient(() => problem("SERVER_500")).client, "t1"), {
    kind: "refused",
    text: messageTexts.SERVER_500,
  });
});

test.run();
