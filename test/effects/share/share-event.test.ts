import { suite } from "uvu";
import * as assert from "uvu/assert";
import { shareCodeTexts } from "../../../domain/share/code-texts";
import {
  dropEventLink,
  makeEventLink,
  openCalendarFile,
} from "../../../src/effects/share/share-event.effects";
import { json, openClient, problem } from "../../support/server/api";

const test = suite("sharing an event");
const key = { teamId: "rockets", eventId: "e1" };
const path = "/team/team_id/rockets/event/event_id/e1";

function answering(reply: () => Response) {
  const asked: string[] = [];
  const { client } = openClient(async (request) => {
    asked.push(`${request.method} ${new URL(request.url).pathname}`);
    return reply();
  });
  return { client, asked };
}

test("the link is made and removed by its event", async () => {
  const made = answering(() => json({ address: "https://drip.example/e/abc?v=2", may_remove: false }));
  assert.equal(await makeEventLink(made.client, key), {
    kind: "made",
    link: { address: "https://drip.example/e/abc?v=2", mayRemove: false },
  });
  const removed = answering(() => json({ ended: true }));
  assert.equal(await dropEventLink(removed.client, key), { kind: "removed" });
  assert.equal(
    [...made.asked, ...removed.asked],
    [`PUT ${path}/short_form_url`, `DELETE ${path}/short_form_url`],
  );
});

test("a file is opened by its address, and not without one", async () => {
  const opened: string[] = [];
  const location = { assign: (address: string | URL) => void opened.push(String(address)) };
  const address = "https://drip.example/calendar_file/abc";
  const { client, asked } = answering(() => json({ address, until: "2026-11-22T14:10:00.000Z" }));
  assert.equal(await openCalendarFile(client, location, key), { kind: "opened" });
  assert.equal([opened, asked], [[address], [`POST ${path}/calendar_file`]]);
  const refused = answering(() => problem("EVENT_ITEM_404"));
  assert.is((await openCalendarFile(refused.client, location, key)).kind, "refused");
  assert.equal(opened, [address]);
});

test("refusals come with their text", async () => {
  const { client } = answering(() => problem("SHORT_FORM_URL_401_DELETE"));
  assert.equal(await dropEventLink(client, key), {
    kind: "refused",
    text: shareCodeTexts.SHORT_FORM_URL_401_DELETE,
  });
  assert.is((await makeEventLink(client, key)).kind, "refused");
});

test.run();
