import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { addChild, addTeam } from "../../../support/people/club";
import {
  ago,
  ahead,
  deleteRows,
  insertAdult,
  insertRow,
  list,
  type Row,
  refusalOf,
  rightNow,
  rounds,
  updateRows,
} from "../../../support/server/raw-rows";
import { openTestServer, type TestServer } from "../../../support/server/server";

/** The database's own rules, written from the design's tables and not from the migration. */
const test = suite("the database's rules of invitations");

interface World {
  team: string;
  otherTeam: string;
  spot: string;
  otherSpot: string;
  child: string;
  otherChild: string;
  maker: string;
  otherMaker: string;
}

let server: TestServer;
let db: TestServer["services"]["db"];
let world: World;
test.before(async () => {
  server = await openTestServer();
  db = server.services.db;
});
test.after(() => server.close());
test.before.each(async () => {
  const [maker, otherMaker] = [await insertAdult(db), await insertAdult(db)];
  const team = (await addTeam(server, maker)).id;
  const [spot, otherSpot] = [randomUUID(), randomUUID()];
  for (const id of [spot, otherSpot])
    await insertRow(db, "membership", {
      team_id: team,
      id,
      spot_first_name: "Leo",
      spot_last_initial: "M",
      roles: list("player"),
    });
  world = {
    team,
    otherTeam: (await addTeam(server, maker)).id,
    spot,
    otherSpot,
    child: (await addChild(server, [maker])).id,
    otherChild: (await addChild(server, [maker])).id,
    maker,
    otherMaker,
  };
});

const address = "grandpa@example.com";
type Kind = "team" | "spot" | "guardian" | "follower" | "account" | "ward";
/** A valid invitation to an address. */
function invitation(kind: Kind, more: Row = {}): Row {
  const { team, spot, child, maker } = world;
  const about: Record<Kind, Row> = {
    team: { team_id: team, roles: list("player") },
    spot: { team_id: team, membership_id: spot },
    guardian: { child_id: child },
    follower: { child_id: child },
    account: { child_id: child },
    ward: {},
  };
  const row: Row = {
    id: randomUUID(),
    kind,
    ...about[kind],
    email_address: address,
    token_hash: randomUUID(),
    needs_approval: false,
    created_by: maker,
    expires_at: ahead("1 day"),
    ...more,
  };
  return { mailbox_key: row.email_address ?? null, ...row };
}
const invite = (kind: Kind, more: Row = {}) => refusalOf(insertRow(db, "invitation", invitation(kind, more)));
const change = (id: unknown, to: Row) => refusalOf(updateRows(db, "invitation", { id: String(id) }, to));
/** By link, QR or code. */
const unnamed = { email_address: null, needs_approval: true };
const kinds: Kind[] = ["team", "spot", "guardian", "follower", "account", "ward"];
const said = (more: Row) => Object.keys(more).join();
async function rowsOf(query: ReturnType<typeof sql>) {
  const { rows } = await db.execute(query);
  return rows;
}

test("each kind references exactly what it is for", async () => {
  const { team, spot, child, otherTeam } = world;
  for (const kind of kinds) {
    const { id, ...row } = invitation(kind);
    assert.is(await refusalOf(insertRow(db, "invitation", { id: String(id), ...row })), "none", kind);
    await deleteRows(db, "invitation", { id: String(id) });
  }
  const wrong: [Kind, Row][] = [
    ["team", { team_id: null }],
    ["team", { roles: null }],
    ["team", { child_id: child }],
    ["team", { membership_id: spot }],
    ["spot", { membership_id: null }],
    ["spot", { team_id: null }],
    ["spot", { child_id: child }],
    ["spot", { roles: list("player") }],
    ["spot", unnamed],
    ["ward", unnamed],
    ["ward", { team_id: team }],
    ["ward", { child_id: child }],
    ["ward", { roles: list("player") }],
    ...(["guardian", "follower", "account"] as const).flatMap((kind): [Kind, Row][] => [
      [kind, { child_id: null }],
      [kind, { team_id: team }],
      [kind, { roles: list("player") }],
      [kind, { team_id: team, membership_id: spot }],
    ]),
  ];
  for (const [kind, more] of wrong)
    assert.is(await invite(kind, more), "invitation_about", `${kind}: ${said(more)}`);
  const elsewhere = await invite("spot", { team_id: otherTeam });
  assert.match(elsewhere, /^invitation_team_id_membership_id_/, "a spot of another team");
  assert.is(
    await refusalOf(insertRow(db, "invitation", { ...invitation("guardian"), kind: "friend" })),
    "invitation_kind",
  );
});

test("a link, QR or code never opens at once and gives no staff role", async () => {
  const player = { ...unnamed, roles: list("player") };
  const many = { ...player, max_uses: 40 };
  const rows: [Kind, Row, string][] = [
    ["team", player, "none"],
    ["team", many, "none"],
    ["team", { ...many, max_uses: 100 }, "none"],
    ["team", { ...many, roles: list("follower") }, "none"],
    ["guardian", unnamed, "none"],
    ["follower", unnamed, "none"],
    ["account", unnamed, "none"],
    ["team", { ...many, needs_approval: false }, "invitation_unnamed_asks"],
    ["team", { ...player, needs_approval: false }, "invitation_unnamed_asks"],
    ["guardian", { ...unnamed, needs_approval: false }, "invitation_unnamed_asks"],
    ["follower", { ...unnamed, needs_approval: false }, "invitation_unnamed_asks"],
    ["account", { ...unnamed, needs_approval: false }, "invitation_unnamed_asks"],
    ["team", { ...unnamed, roles: list("coach") }, "invitation_staff"],
    ["team", { ...unnamed, roles: list("manager") }, "invitation_staff"],
    ["team", { ...unnamed, roles: list("player", "coach") }, "invitation_staff"],
    ["team", { ...many, roles: list("coach") }, "invitation_many"],
    ["guardian", { ...unnamed, max_uses: 2 }, "invitation_many"],
    ["follower", { ...unnamed, max_uses: 2 }, "invitation_many"],
    ["account", { ...unnamed, max_uses: 2 }, "invitation_many"],
    ["team", { max_uses: 2 }, "invitation_many"],
    ["spot", { max_uses: 2 }, "invitation_many"],
    ["team", { roles: list("coach", "manager") }, "none"],
  ];
  for (const [kind, more, expected] of rows)
    assert.is(await invite(kind, more), expected, `${kind}: ${JSON.stringify(Object.values(more))}`);
  const shared = invitation("team", many);
  await insertRow(db, "invitation", shared);
  assert.is(await change(shared.id, { needs_approval: false }), "invitation_unnamed_asks", "nor later");
  assert.is(
    await change(shared.id, { roles: list("manager"), max_uses: 1 }),
    "invitation_staff",
    "nor later",
  );
});

test("uses, mails, secrets and addresses have bounds", async () => {
  const many = { ...unnamed, roles: list("player") };
  const rows: [Kind, Row, string][] = [
    ["team", { ...many, max_uses: 0 }, "invitation_max_uses"],
    ["team", { ...many, max_uses: 101 }, "invitation_max_uses"],
    ["team", { ...many, max_uses: 2, uses: 3 }, "invitation_uses"],
    ["team", { ...many, max_uses: 2, uses: -1 }, "invitation_uses"],
    ["team", { ...many, max_uses: 2, uses: 2 }, "none"],
    ["team", { unanswered_mails: 4 }, "invitation_mails"],
    ["team", { unanswered_mails: -1 }, "invitation_mails"],
    ["team", { ...unnamed, mailbox_key: "grandpa@example.com" }, "invitation_mailbox"],
    ["team", { code_hash: "for one" }, "invitation_code"],
    ["guardian", { ...unnamed, code_hash: "for one" }, "invitation_code"],
    ["team", { ...many, max_uses: 2, code_hash: "code" }, "none"],
    ["team", { ...many, max_uses: 2, code_hash: "code" }, "invitation_code_hash_unique"],
    ["team", { ...many, mail_token_hash: "mail" }, "invitation_mail_token"],
    ["guardian", { ...unnamed, mail_token_hash: "mail" }, "invitation_mail_token"],
    ["team", { mail_token_hash: "mail", token_hash: "token", unanswered_mails: 3 }, "none"],
    ["guardian", { mail_token_hash: "mail" }, "invitation_mail_token_hash_unique"],
    ["guardian", { token_hash: "token" }, "invitation_token_hash_unique"],
  ];
  for (const [kind, more, expected] of rows)
    assert.is(await invite(kind, more), expected, `${kind}: ${said(more)}`);
});

test("each kind expires exactly its lifetime after creation or renewal", async () => {
  const lives: [Kind, string][] = [
    ["team", "90 days"],
    ["spot", "30 days"],
    ["guardian", "7 days"],
    ["follower", "14 days"],
    ["account", "1 day"],
    ["ward", "7 days"],
  ];
  for (const [kind, life] of lives) {
    const row = invitation(kind, {
      created_at: ago("20 days"),
      renewed_at: ago("20 days"),
      expires_at: sql`now() - interval '20 days' + ${sql.raw(`interval '${life}'`)}`,
    });
    assert.is(await invite(kind, { expires_at: ahead(`${life} 1 second`) }), "invitation_life", kind);
    assert.is(await refusalOf(insertRow(db, "invitation", row)), "none", kind);
    const renewed = { renewed_at: rightNow, expires_at: ahead(`${life} 1 second`) };
    assert.is(await change(row.id, renewed), "invitation_life", `${kind} renewed`);
    assert.is(await change(row.id, { ...renewed, expires_at: ahead(life) }), "none", `${kind} renewed`);
    const earlier = { renewed_at: ago("20 days 1 minute"), expires_at: ago("20 days") };
    assert.is(await change(row.id, earlier), "invitation_life", `${kind} renewed before it was made`);
  }
});

/** Kinds of which a second open invitation for the same target is refused. */
const doubles: [Kind, string][] = [
  ["team", "invitation_pending_team"],
  ["spot", "invitation_pending_team"],
  ["guardian", "invitation_pending_child"],
  ["follower", "invitation_pending_child"],
  ["account", "invitation_pending_child"],
  ["ward", "invitation_pending_ward"],
];

test("one pending invitation to an address for each team, spot, child or minor", async () => {
  for (const [kind, expected] of doubles) {
    assert.is(await invite(kind), "none", kind);
    assert.is(await invite(kind), expected, kind);
    assert.is(
      await invite(kind, { email_address: "granny@example.com" }),
      "none",
      `${kind} to another address`,
    );
  }
  const { otherTeam, otherSpot, otherChild, otherMaker } = world;
  assert.is(await invite("team", { roles: list("coach") }), "invitation_pending_team", "in another role");
  assert.is(await invite("guardian", { created_by: otherMaker }), "invitation_pending_child", "from another");
  const others: [Kind, Row][] = [
    ["team", { team_id: otherTeam }],
    ["spot", { membership_id: otherSpot }],
    ["guardian", { child_id: otherChild }],
    ["follower", { child_id: otherChild }],
    ["ward", { created_by: otherMaker }],
  ];
  for (const [kind, more] of others) assert.is(await invite(kind, more), "none", `${kind}: ${said(more)}`);
  for (const kind of ["team", "guardian", "follower"] as const) {
    assert.is(await invite(kind, unnamed), "none");
    assert.is(await invite(kind, unnamed), "none", `as many links of a ${kind} as one likes`);
  }
});

test("a used, withdrawn or expired one gives way, a living one does not", async () => {
  for (const [kind, expected] of doubles) {
    for (const [why, over] of [
      ["used", { uses: 1 }],
      ["withdrawn", { withdrawn_at: rightNow, withdrawn_by: world.maker }],
    ] as const) {
      const row = invitation(kind);
      assert.is(await refusalOf(insertRow(db, "invitation", row)), "none", `${kind} before it was ${why}`);
      assert.is(await change(row.id, over), "none");
    }
    const old = invitation(kind, {
      created_at: ago("20 days"),
      renewed_at: ago("20 hours"),
      expires_at: ahead("1 minute"),
    });
    assert.is(await refusalOf(insertRow(db, "invitation", old)), "none");
    assert.is(await invite(kind), expected, `a living ${kind}`);
    assert.is(await change(old.id, { expires_at: rightNow }), "none");
    assert.is(await invite(kind), "none", `beside a ${kind} that is over`);
    const [row] = await rowsOf(
      sql`select withdrawn_at is not null as is_over, withdrawn_by from invitation where id = ${String(old.id)}`,
    );
    assert.equal(row, { is_over: true, withdrawn_by: null }, kind);
    assert.is(await change(old.id, { withdrawn_at: null }), expected, `the old ${kind} does not come back`);
  }
});

test("one that was withdrawn before it expired keeps when that was", async () => {
  const row = invitation("team", {
    email_address: "aunt@example.com",
    created_at: ago("3 days"),
    renewed_at: ago("3 days"),
    expires_at: ago("1 day"),
    withdrawn_at: ago("2 days"),
    withdrawn_by: world.maker,
  });
  assert.is(await refusalOf(insertRow(db, "invitation", row)), "none");
  assert.is(await invite("team", { email_address: "aunt@example.com" }), "none");
  const kept = await rowsOf(
    sql`select withdrawn_at < now() - interval '1 day' as is_kept from invitation where id = ${String(row.id)}`,
  );
  assert.equal(kept, [{ is_kept: true }]);
});

test("only an expired one of the same kind, target and address gives way", async () => {
  const { otherTeam, otherSpot, otherChild, otherMaker } = world;
  const expired = { created_at: ago("2 days"), renewed_at: ago("2 days"), expires_at: ago("1 day") };
  const others: [Kind, Row][] = [
    ["team", { team_id: otherTeam }],
    ["team", { email_address: "granny@example.com" }],
    ["team", unnamed],
    ["spot", { membership_id: otherSpot }],
    ["guardian", { child_id: otherChild }],
    ["guardian", { email_address: "granny@example.com" }],
    ["ward", { created_by: otherMaker }],
  ];
  for (const [kind, more] of others) assert.is(await invite(kind, { ...expired, ...more }), "none");
  for (const kind of kinds) assert.is(await invite(kind), "none");
  const [row] = await rowsOf(
    sql`select count(*)::int as n from invitation where created_by in (${world.maker}, ${otherMaker}) and withdrawn_at is not null`,
  );
  assert.is(row?.n, 0);
});

test("one opening per person; an address blocks a sender once; both go with the invitation's target", async () => {
  const { team, spot, child, otherMaker } = world;
  const row = invitation("spot");
  await insertRow(db, "invitation", row);
  await insertRow(db, "invitation", invitation("guardian"));
  await insertRow(db, "invitation", invitation("team"));
  const use = { invitation_id: String(row.id), user_id: otherMaker };
  const uses = () => refusalOf(insertRow(db, "invitation_use", use));
  assert.is(await uses(), "none");
  assert.is(await uses(), "invitation_use_invitation_id_user_id_pk");
  const block = (scope: string) =>
    refusalOf(insertRow(db, "mail_block", { address_hash: String(row.id), scope }));
  assert.is(await block(team), "none");
  assert.is(await block(team), "mail_block_address_hash_scope_pk");
  assert.is(await block("all"), "none");
  const left = async () =>
    (await rowsOf(sql`select kind from invitation where created_by = ${world.maker} order by kind`)).map(
      ({ kind }) => kind,
    );
  await deleteRows(db, "membership", { team_id: team, id: spot });
  assert.equal(await left(), ["guardian", "team"]);
  assert.equal(await rowsOf(sql`select * from invitation_use where user_id = ${otherMaker}`), []);
  await deleteRows(db, "child", { id: child });
  assert.equal(await left(), ["team"]);
  await deleteRows(db, "team", { id: team });
  assert.equal(await left(), []);
});

test("30 simultaneous uses with a limit of 20 make 20 uses", async () => {
  const row = invitation("team", { ...unnamed, max_uses: 20 });
  await insertRow(db, "invitation", row);
  const use = () => change(row.id, { uses: sql`uses + 1` });
  const seen = await Promise.all(Array.from({ length: 30 }, use));
  assert.is(seen.filter((each) => each === "none").length, 20);
  assert.is(seen.filter((each) => each === "invitation_uses").length, 10);
});

test("simultaneous uses by one person make one use", async () => {
  const row = invitation("team", { ...unnamed, max_uses: 20 });
  await insertRow(db, "invitation", row);
  const use = { invitation_id: String(row.id), user_id: world.otherMaker, used_at: rightNow };
  const seen = await Promise.all(
    Array.from({ length: 10 }, () => refusalOf(insertRow(db, "invitation_use", use))),
  );
  assert.is(seen.filter((each) => each === "none").length, 1);
});

const expired = () => ({ created_at: ago("9 days"), renewed_at: ago("9 days"), expires_at: ago("2 days") });
const pending = async (kind: Kind) =>
  (
    await rowsOf(
      sql`select id from invitation where created_by = ${world.maker} and kind = ${kind} and withdrawn_at is null and uses < max_uses`,
    )
  ).map(({ id }) => id);

test("two new ones simultaneously beside an expired one: one is stored", async () => {
  for (const round of rounds) {
    const email_address = `round-${round}@example.com`;
    for (const [kind, expected] of doubles) {
      if (kind === "account") continue;
      await insertRow(db, "invitation", invitation(kind, { ...expired(), email_address }));
      const seen = await Promise.all([invite(kind, { email_address }), invite(kind, { email_address })]);
      assert.equal(seen.sort(), [expected, "none"], `${kind}, round ${round}`);
    }
  }
});

test("a renewal while a new one is made: one of the two is kept", async () => {
  for (const round of rounds) {
    const old = invitation("guardian", expired());
    await insertRow(db, "invitation", old);
    const renewing = db.execute(
      sql`update invitation set renewed_at = now(), expires_at = now() + interval '7 days'
        where id = ${String(old.id)} and withdrawn_at is null returning id`,
    );
    const [{ rows }, made] = await Promise.all([renewing, invite("guardian")]);
    assert.is(made, rows.length === 1 ? "invitation_pending_child" : "none", `round ${round}`);
    const left = await pending("guardian");
    assert.is(left.length, 1);
    assert.is(left[0] === old.id, rows.length === 1);
    await deleteRows(db, "invitation", { created_by: world.maker });
  }
});

test.run();
