import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { keyOf } from "../../../../server/core/account/mailbox";
import type { QueuedMail } from "../../../../server/core/base/services";
import { deliverDue, startOutbox } from "../../../../server/core/mail/outbox";
import { lockDueMails, removeOldMails } from "../../../../server/core/mail/outbox.store";
import { temporaryPasswordMail } from "../../../../server/core/mail/templates";
import {
  type MailTransport,
  mailsAtOnce,
  type OutgoingMail,
  openTransport,
  refusalOf,
} from "../../../../server/core/mail/transport";
import { mailOutbox } from "../../../../server/platform/db/schema/mail";
import { countStatements } from "../../../support/server/count-statements";
import { openTestServer, type TestServer } from "../../../support/server/server";
import { until } from "../../../support/until";

const test = suite("outbox");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
});
test.after.each(() => server.close());

const minute = 60_000;
const letter = { to: keyOf("robin@example.com"), subject: "Hey", text: "Hello\n", html: "<p>Hello</p>" };
const queue = (change: Partial<QueuedMail> = {}) =>
  server.services.db.transaction((tx) => server.services.mail.queue(tx, { ...letter, ...change }));
const rows = () => server.services.db.select().from(mailOutbox);

function openPost() {
  const sent: OutgoingMail[] = [];
  const post = { sent, isDown: false, tries: 0 };
  const transport: MailTransport = {
    async send(mail) {
      post.tries += 1;
      if (post.isDown) throw Object.assign(new Error("refused robin@example.com"), { code: "ECONNECTION" });
      sent.push(mail);
    },
    close() {},
  };
  return { post, transport };
}

test("a mail is sent once, and its body is deleted then", async () => {
  const { post, transport } = openPost();
  await queue();
  assert.is(await deliverDue(server.services, transport), 1);
  assert.is(await deliverDue(server.services, transport), 0);
  const [row] = await rows();
  assert.equal(post.sent, [{ id: row?.id ?? "", ...letter }]);
  assert.equal([row?.body, row?.sentAt], [null, server.clock.now()]);
});

test("a mail queued in a transaction that is rolled back is not sent", async () => {
  await server.services.db
    .transaction(async (tx) => {
      await server.services.mail.queue(tx, letter);
      throw new Error("rolled back");
    })
    .catch(() => {});
  assert.equal(await rows(), []);
});

test("retries come after 1, 2, 4 … minutes, at most an hour apart, and end after a day", async () => {
  const { post, transport } = openPost();
  post.isDown = true;
  await queue();
  const waits: number[] = [];
  const start = server.clock.now().getTime();
  let last = start;
  while (server.clock.now().getTime() - start <= 26 * 60 * minute) {
    const before = post.tries;
    await deliverDue(server.services, transport);
    const at = server.clock.now().getTime();
    if (post.tries > before && at > start) {
      waits.push((at - last) / minute);
      last = at;
    }
    server.clock.advance(minute);
  }
  assert.equal(waits.slice(0, 8), [1, 2, 4, 8, 16, 32, 60, 60]);
  const [row] = await rows();
  assert.equal([row?.body, row?.sentAt], [null, null]);
  assert.ok(row?.givenUpAt);
  const hours = ((row?.givenUpAt?.getTime() ?? 0) - start) / (60 * minute);
  assert.ok(hours >= 24 && hours <= 25, `given up after ${hours} h`);
  assert.not.ok(server.logLines.join("").includes("robin@example.com"));
});

test("after an hour of failures a mail is still sent", async () => {
  const { post, transport } = openPost();
  post.isDown = true;
  await queue();
  for (let at = 0; at < 60; at += 1) {
    await deliverDue(server.services, transport);
    server.clock.advance(minute);
  }
  post.isDown = false;
  server.clock.advance(60 * minute);
  await deliverDue(server.services, transport);
  assert.is(post.sent.length, 1);
});

test("a mail whose link has expired is not sent", async () => {
  const { post, transport } = openPost();
  await queue({ usefulUntil: new Date(server.clock.now().getTime() + 15 * minute) });
  server.clock.advance(15 * minute);
  await deliverDue(server.services, transport);
  assert.is(post.tries, 0);
  const [row] = await rows();
  assert.equal([row?.body, row?.givenUpAt], [null, server.clock.now()]);
});

test("several servers send each mail once", async () => {
  const { post, transport } = openPost();
  for (let count = 0; count < 20; count += 1) await queue({ subject: `Mail ${count}` });
  const drain = async () => {
    while ((await deliverDue(server.services, transport)) > 0);
  };
  await Promise.all([drain(), drain(), drain()]);
  assert.is(post.sent.length, 20);
  assert.is(new Set(post.sent.map(({ subject }) => subject)).size, 20);
});

test("a server that dies while sending loses no mail, and the repeat has the same id", async () => {
  await queue();
  const ids: string[] = [];
  void deliverDue(server.services, {
    send: (mail) => {
      ids.push(mail.id);
      return new Promise(() => {});
    },
    close() {},
  });
  while (ids.length === 0) await rows();
  const { post, transport } = openPost();
  assert.is(await deliverDue(server.services, transport), 0, "it may still be on its way");
  server.clock.advance(minute);
  assert.is(await deliverDue(server.services, transport), 1);
  assert.equal([post.sent[0]?.id], ids);
});

test("the mails that are needed first leave first, those that somebody waits for before all", async () => {
  const { post, transport } = openPost();
  const day = 24 * 60 * minute;
  const now = server.clock.now().getTime();
  for (let count = 0; count < mailsAtOnce; count += 1)
    await queue({ subject: "next week's practice", neededBy: new Date(now + 7 * day) });
  await queue({ subject: "tonight's game", neededBy: new Date(now + 60 * minute) });
  server.clock.advance(minute);
  await queue({ subject: "a new password" });
  await deliverDue(server.services, transport);
  const subjects = post.sent.map(({ subject }) => subject);
  assert.equal([subjects.length, subjects.includes("tonight's game")], [mailsAtOnce, true]);
  assert.ok(subjects.includes("a new password"));
  await deliverDue(server.services, transport);
  assert.equal(
    post.sent.slice(mailsAtOnce).map(({ subject }) => subject),
    ["next week's practice", "next week's practice"],
  );
});

test("a round claims no more than it may, whichever plan the database chooses", async () => {
  for (let count = 0; count < 6; count += 1) await queue();
  await server.services.db.transaction(async (tx) => {
    for (const plan of ["hashjoin", "mergejoin", "hashagg", "sort", "material"])
      await tx.execute(sql.raw(`set local enable_${plan} = off`));
    assert.is((await lockDueMails(tx, server.clock.now(), 2)).length, 2);
  });
});

test("the mails of a round are claimed by one statement, and those that leave together are marked by one", async () => {
  const { post, transport } = openPost();
  for (let count = 0; count < mailsAtOnce; count += 1) await queue({ subject: `Mail ${count}` });
  const stop = countStatements(server.services.db);
  assert.is(await deliverDue(server.services, transport), mailsAtOnce);
  assert.ok(stop() <= 3, "the first to leave, and all others, while the first is being marked");
  assert.is(post.sent.length, mailsAtOnce);
  assert.ok((await rows()).every(({ sentAt }) => sentAt !== null));
});

test("of a server that dies amid a round only those mails are sent again that were not marked", async () => {
  const halves = mailsAtOnce / 2;
  for (let count = 0; count < mailsAtOnce; count += 1) await queue({ subject: `Mail ${count}` });
  const sent: string[] = [];
  void deliverDue(server.services, {
    send: ({ id }) => (sent.push(id) > halves ? new Promise(() => {}) : Promise.resolve()),
    close() {},
  });
  const marked = async () => (await rows()).filter(({ sentAt }) => sentAt !== null).map(({ id }) => id);
  await until(async () => (await marked()).length === halves);
  server.clock.advance(minute);
  const { post, transport } = openPost();
  while ((await deliverDue(server.services, transport)) > 0);
  assert.equal(post.sent.map(({ id }) => id).sort(), sent.slice(halves).sort());
  assert.is((await marked()).length, mailsAtOnce);
});

test("mail counts as accepted until one has been stuck for a quarter of an hour", async () => {
  const { post, transport } = openPost();
  const { mail } = server.services;
  assert.is(await mail.canAccept(), true);
  post.isDown = true;
  await queue();
  for (let at = 0; at < 14; at += 1) {
    await deliverDue(server.services, transport);
    assert.is(await mail.canAccept(), true);
    server.clock.advance(minute);
  }
  server.clock.advance(minute);
  assert.is(await mail.canAccept(), false);
  post.isDown = false;
  server.clock.advance(minute);
  await deliverDue(server.services, transport);
  assert.is(await mail.canAccept(), true);
});

test("mail does not count as accepted when only resets are waiting for a dead mail server", async () => {
  const { post, transport } = openPost();
  const { mail } = server.services;
  post.isDown = true;
  const pass = async (minutes: number) => {
    for (let at = 0; at < minutes; at += 1) {
      await deliverDue(server.services, transport);
      server.clock.advance(minute);
    }
  };
  await queue({ usefulUntil: new Date(server.clock.now().getTime() + 15 * minute) });
  await pass(16);
  assert.ok((await rows())[0]?.givenUpAt, "its link is over");
  assert.is(await mail.canAccept(), false);
  await pass(15);
  assert.is(await mail.canAccept(), true, "the next one finds out");
});

/** nodemailer's error for a mail server's reply. */
const reply = (responseCode: number, command: string, code = "EENVELOPE") =>
  Object.assign(new Error(`${responseCode} robin@example.com`), { responseCode, command, code });

test("a permanently refused recipient ends that mail, and resets go on for everybody else", async () => {
  const { mail } = server.services;
  for (const fault of [
    reply(550, "RCPT TO"),
    reply(552, "DATA", "EMESSAGE"),
    Object.assign(new Error("Invalid recipient"), { command: "API", code: "EENVELOPE" }),
  ]) {
    await queue({ to: keyOf("bad@example.com") });
    let tries = 0;
    const picky: MailTransport = {
      async send() {
        tries += 1;
        throw fault;
      },
      close() {},
    };
    for (let at = 0; at < 20; at += 1) {
      await deliverDue(server.services, picky);
      server.clock.advance(minute);
    }
    assert.is(tries, 1);
    assert.is(await mail.canAccept(), true);
  }
  for (const row of await rows()) {
    assert.equal([row.body, row.sentAt, row.fault], [null, null, "recipient"]);
    assert.ok(row.givenUpAt);
  }
});

test("a temporarily refused recipient is tried again, without delaying others", async () => {
  let tries = 0;
  await queue({ to: keyOf("slow@example.com") });
  const picky: MailTransport = {
    async send() {
      tries += 1;
      throw reply(451, "RCPT TO");
    },
    close() {},
  };
  for (let at = 0; at < 20; at += 1) {
    await deliverDue(server.services, picky);
    server.clock.advance(minute);
  }
  assert.is(tries, 5);
  assert.is(await server.services.mail.canAccept(), true);
});

test("a failure that is not about the recipient is retried, and mail stops counting as accepted", async () => {
  for (const fault of [reply(550, "MAIL FROM"), reply(421, "RCPT TO"), reply(535, "AUTH PLAIN", "EAUTH")])
    assert.is(refusalOf(fault), null);
  for (const other of [null, new Error("down"), reply(451, "DATA", "EMESSAGE")])
    assert.is(refusalOf(other), null);
  await queue();
  const down: MailTransport = {
    async send() {
      throw reply(550, "MAIL FROM");
    },
    close() {},
  };
  for (let at = 0; at < 16; at += 1) {
    await deliverDue(server.services, down);
    server.clock.advance(minute);
  }
  assert.is(await server.services.mail.canAccept(), false);
});

test("the worker sends what is queued, and stops when asked", async () => {
  const { post, transport } = openPost();
  await queue();
  const worker = startOutbox(server.services, transport);
  await worker.stop();
  assert.is(post.sent.length, 1);
});

test("mails sent a month ago are deleted, unsent ones are not", async () => {
  const { post, transport } = openPost();
  await queue({ subject: "left" });
  await deliverDue(server.services, transport);
  post.isDown = true;
  await queue({ subject: "waits" });
  await deliverDue(server.services, transport);
  server.clock.advance(30 * 24 * 60 * minute);
  await removeOldMails(server.services.db, server.clock.now());
  assert.equal(
    (await rows()).map(({ subject }) => subject),
    ["waits"],
  );
});

test("without a mail server each mail is a file readable by its owner only, and its link is logged", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "drip-outbox-"));
  const config = { ...server.services.config, dataDir };
  const transport = openTransport({ config, log: server.services.log });
  const mail = temporaryPasswordMail({
    name: "Robin",
    publicOrigin: config.publicOrigin,
    token: "t".repeat(43),
  });
  await transport.send({ id: "mail-1", to: "robin@example.com", ...mail });
  transport.close();
  const [name = "", ...others] = await readdir(join(dataDir, "outbox"));
  assert.is(others.length, 0);
  assert.match(name, /\.eml$/);
  const file = join(dataDir, "outbox", name);
  assert.is((await stat(file)).mode & 0o777, 0o600);
  const text = await readFile(file, "utf8");
  assert.match(text, /^To: robin@example\.com$/m);
  assert.match(text, /^Subject: Your temporary password$/m);
  assert.match(text, /^From: Drip <hello@drip\.example>$/m);
  assert.match(text, /^Message-ID: <mail-1@localhost>$/m);
  const link = `http://localhost:3000/app/reset#${"t".repeat(43)}`;
  assert.ok(text.includes(`\n${link}\n`), "whole, so that it can be copied");
  assert.ok(server.logLines.some((line) => line.includes(link)));
  assert.not.ok(server.logLines.some((line) => line.includes("robin@example.com")));
  await rm(dataDir, { recursive: true });
});

test("in production links are not logged", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "drip-outbox-"));
  const config = { ...server.services.config, dataDir, isProduction: true };
  const transport = openTransport({ config, log: server.services.log });
  await transport.send({ id: "mail-1", ...letter, text: "https://drip.example/app/reset#secret" });
  assert.not.ok(server.logLines.some((line) => line.includes("secret")));
  transport.close();
  await rm(dataDir, { recursive: true });
});

test("a mail with an address that stops its kind names it in its head, unbroken", async () => {
  const post = await openMailServer();
  const config = { ...server.services.config, smtpUrl: `smtp://127.0.0.1:${post.port}` };
  const transport = openTransport({ config, log: server.services.log });
  const stopAddress = `https://drip.example/ding/stop?token=${"0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b11"}.${"t".repeat(43)}`;
  await transport.send({ id: "mail-1", ...letter, stopAddress });
  await transport.send({ id: "mail-2", ...letter });
  transport.close();
  await post.close();
  const [first = "", second = ""] = post.messages;
  const unfolded = first.replace(/\r\n(?=[ \t])/g, "");
  assert.ok(unfolded.includes(`\r\nList-Unsubscribe: <${stopAddress}>\r\n`), unfolded);
  assert.match(first, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  assert.not.match(second, "List-Unsubscribe");
});

test("with a mail server mail is sent by SMTP, and an address cannot inject headers", async () => {
  const post = await openMailServer();
  const config = { ...server.services.config, smtpUrl: `smtp://127.0.0.1:${post.port}` };
  const transport = openTransport({ config, log: server.services.log });
  await transport.send({ id: "mail-1", ...letter });
  await transport
    .send({ id: "mail-2", ...letter, to: "a@example.com>\r\nRCPT TO:<evil@example.com" })
    .catch(() => {});
  transport.close();
  await post.close();
  const [first = ""] = post.messages;
  assert.match(first, /^To: robin@example\.com\r$/m);
  assert.match(first, /^Subject: Hey\r$/m);
  assert.match(first, /^Auto-Submitted: auto-generated\r$/m);
  assert.equal(
    post.recipients
      .filter((recipient) => recipient.includes("evil"))
      .filter((one) => one === "<evil@example.com>"),
    [],
  );
});

test("each sending failure is one log line that says what to check, without the recipient", async () => {
  const faults: [fault: Error, sentence: string][] = [
    [reply(535, "AUTH PLAIN", "EAUTH"), "the mail server refuses the log-in of SMTP_URL (EAUTH 535)."],
    [reply(550, "MAIL FROM"), "the mail server refuses the sender, MAIL_FROM (EENVELOPE 550)."],
    [reply(451, "DATA", "EMESSAGE"), "the mail server puts it off (EMESSAGE 451)."],
    [
      Object.assign(new Error("self-signed certificate"), { code: "ESOCKET", command: "CONN" }),
      "the certificate of the mail server of SMTP_URL is not trusted (ESOCKET).",
    ],
    [
      Object.assign(new Error("Upgrading failed"), { code: "ETLS", command: "STARTTLS" }),
      "the mail server of SMTP_URL offers no TLS that fits (ETLS).",
    ],
    [
      Object.assign(new Error("connect"), { code: "ECONNREFUSED" }),
      "the mail server of SMTP_URL does not answer (ECONNREFUSED).",
    ],
  ];
  for (const [fault, sentence] of faults) {
    server.logLines.length = 0;
    await queue();
    await deliverDue(server.services, { send: () => Promise.reject(fault), close() {} });
    assert.equal(spoken(), [`A mail could not be sent and is tried again: ${sentence}`]);
  }
  assert.not.match(server.logLines.join(""), /example\.com/);
});

test("a mail that is given up is logged once, with the reason", async () => {
  await queue();
  await deliverDue(server.services, { send: () => Promise.reject(reply(550, "RCPT TO")), close() {} });
  await queue({ usefulUntil: server.clock.now() });
  await deliverDue(server.services, openPost().transport);
  const { post, transport } = openPost();
  post.isDown = true;
  await queue();
  server.clock.advance(24 * 60 * minute);
  await deliverDue(server.services, transport);
  await deliverDue(server.services, transport);
  assert.equal(spoken(), [
    "A mail is given up: the mail server refuses its recipient or its text (EENVELOPE 550).",
    "A mail is given up: its link is over.",
    "A mail is given up: the mail server of SMTP_URL does not answer (ECONNECTION).",
  ]);
});

const spoken = () => server.logLines.map((line) => String(JSON.parse(line).msg));

test("the mail server's refusal of a recipient is recognised", async () => {
  const post = await openMailServer();
  const config = { ...server.services.config, smtpUrl: `smtp://127.0.0.1:${post.port}` };
  const transport = openTransport({ config, log: server.services.log });
  const refused = await transport
    .send({ id: "mail-1", ...letter, to: "nobody@example.com" })
    .catch((error: unknown) => error);
  assert.is(refusalOf(refused), "for good");
  await transport.send({ id: "mail-2", ...letter });
  assert.is(post.messages.length, 1);
  transport.close();
  await post.close();
});

/** A minimal SMTP server that accepts mails. */
async function openMailServer() {
  const messages: string[] = [];
  const recipients: string[] = [];
  const sockets = new Set<Socket>();
  const listener = createServer((socket) => {
    sockets.add(socket);
    let waiting = "";
    let message: string | null = null;
    socket.write("220 post\r\n");
    socket.on("error", () => {});
    socket.on("data", (data) => {
      waiting += data;
      for (let end = waiting.indexOf("\r\n"); end >= 0; end = waiting.indexOf("\r\n")) {
        const line = waiting.slice(0, end);
        waiting = waiting.slice(end + 2);
        if (message !== null) {
          if (line !== ".") {
            message += `${line}\r\n`;
            continue;
          }
          messages.push(message);
          message = null;
          socket.write("250 taken\r\n");
        } else if (line.startsWith("DATA")) {
          message = "";
          socket.write("354 go on\r\n");
        } else if (line.startsWith("QUIT")) socket.end("221 bye\r\n");
        else if (line.startsWith("RCPT TO:<nobody@")) socket.write("550 no such mailbox\r\n");
        else {
          if (line.startsWith("RCPT TO:")) recipients.push(line.slice(8));
          socket.write("250 fine\r\n");
        }
      }
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  const address = listener.address();
  return {
    messages,
    recipients,
    port: typeof address === "object" ? (address?.port ?? 0) : 0,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}

test.run();
