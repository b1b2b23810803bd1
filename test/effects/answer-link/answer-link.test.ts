import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { SentMailAnswer } from "../../../domain/answer-link/answer-link";
import { type Client, createClient } from "../../../src/api/client";
import {
  answerByLink,
  gotItByLink,
  readLink,
  stopMails,
} from "../../../src/effects/answer-link/answer-link.effects";
import { answeredPage, mailPage } from "../../support/people/mail-page";
import { textOfCode } from "../../support/problem";

const test = suite("effects of a mail's link");

const problem = (status: number, message_code: string) =>
  Response.json({ message_code, request_id: "r1" }, { status, headers: { "retry-after": "7" } });
const page = (of: object) => Response.json(of);
const token = "t".repeat(96);
const mailAnswer: SentMailAnswer = {
  token,
  membershipId: "maya",
  answer: "yes",
  note: null,
  eventVersion: 2,
  answerVersion: 0,
  over: null,
};

function open(...replies: Response[]) {
  const asked: string[] = [];
  const client = createClient({
    textOfCode,
    baseUrl: "http://localhost",
    tokens: { current: async () => null, renew: async () => null },
    announce: () => assert.unreachable("a quiet call covers nothing"),
    fetch: async (request) => {
      asked.push(`${request.method} ${new URL(request.url).pathname} ${await request.text()}`);
      const reply = replies.shift();
      if (!reply) throw new TypeError("Failed to fetch");
      return reply;
    },
  });
  return { asked, client };
}

test("the token is sent in the body, never in an address", async () => {
  const { asked, client } = open(
    page(mailPage()),
    page(mailPage()),
    Response.json({ stopped: true }),
    Response.json({ stopped: false }),
  );
  const kinds = [
    (await readLink(client, token)).kind,
    (await gotItByLink(client, token)).kind,
    (await stopMails(client, { token, isStopped: true })).kind,
    (await stopMails(client, { token, isStopped: false })).kind,
  ];
  assert.equal(kinds, ["read", "read", "stopped", "stopped"]);
  assert.equal(asked, [
    `POST /mail_link/read {"token":"${token}"}`,
    `POST /mail_link/got_it {"token":"${token}"}`,
    `POST /mail_link/stop {"token":"${token}","stopped":true}`,
    `POST /mail_link/stop {"token":"${token}","stopped":false}`,
  ]);
});

test("an answer names what was on the page", async () => {
  const { asked, client } = open(page(answeredPage("yes")));
  const over = "away:0123456789abcdef";
  assert.is(
    (await answerByLink(client, { ...mailAnswer, note: "Hi", answerVersion: 3, over })).kind,
    "saved",
  );
  assert.equal(JSON.parse(asked[0]?.split(" ").slice(2).join(" ") ?? ""), {
    token,
    membership_id: "maya",
    answer: "yes",
    note: "Hi",
    answer_version: 3,
    event_version: 2,
    over,
  });
});

test("what stands is read after a conflict; what was sent itself was saved, and only its reply lost", async () => {
  const conflict = () => problem(412, "REQUEST_412_CHANGED");
  const differs = open(conflict(), page(answeredPage("no")));
  assert.equal(await answerByLink(differs.client, mailAnswer), { kind: "differs", page: answeredPage("no") });
  const saved = open(conflict(), page(answeredPage("yes")));
  assert.is((await answerByLink(saved.client, mailAnswer)).kind, "saved");
  const unread = open(conflict());
  assert.is((await answerByLink(unread.client, mailAnswer)).kind, "refused");
});

test("closed, called off and not asked are told with the page as it is now", async () => {
  for (const code of ["ANSWER_403_LATE", "ANSWER_403_NOT_ASKED", "EVENT_ITEM_403_CALLED_OFF"] as const) {
    const { client } = open(problem(403, code), page(mailPage()));
    assert.equal(await answerByLink(client, mailAnswer), {
      kind: "late",
      page: mailPage(),
      text: await textOfCode(code),
    });
  }
});

test("dead links, limits and a lost network are told apart for every call", async () => {
  const calls = [
    ...[readLink, gotItByLink].map((call) => (client: Client) => call(client, token)),
    (client: Client) => stopMails(client, { token, isStopped: true }),
    (client: Client) => answerByLink(client, mailAnswer),
  ];
  for (const call of calls) {
    const { client } = open(
      problem(400, "AUTH_400_LINK"),
      problem(400, "REQUEST_400_INVALID"),
      problem(429, "REQUEST_429_LIMIT"),
    );
    const outcomes = [await call(client), await call(client), await call(client), await call(client)];
    assert.equal(
      outcomes.map(({ kind }) => kind),
      ["gone", "gone", "limited", "refused"],
    );
  }
});

test.run();
