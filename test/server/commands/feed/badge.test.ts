import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { callPostCard } from "../../../../server/core/feed/card.store";
import { idOfPost, openFeed, post as storePost } from "../../../support/people/feed";

const test = suite("badge of the feed");

const whats = [
  "post",
  "post",
  "post",
  "take back",
  "open",
  "open by kind",
  "see",
  "fold",
  "unfold",
  "days",
] as const;
/** In which everybody stays signed in. */
const daysOfSession = 180;
const fact = fc.record({ who: fc.nat(2), what: fc.constantFrom(...whats), which: fc.nat(9) });

/** 300 changes in the core, 10,000 in the full run. */
const runs = process.env.TEST_RUN === "full" ? 50 : 2;
const changesOfRun = process.env.TEST_RUN === "full" ? 200 : 150;

type Posted = { id: string; author: number; at: number; isBack: boolean };

test("after random posts, deletions, blocks and visits the badge counts what a plain model counts", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fact, { minLength: changesOfRun, maxLength: changesOfRun }), async (facts) => {
      const feed = await openFeed();
      const { server, call, clock, takeBack, see, openHome, badge, dana, kim, lee, teamId } = feed;
      try {
        await feed.familiesPost();
        const people = [dana, kim, lee];
        const posts: Posted[] = [];
        const seen = [0, 0, 0];
        let days = 0;
        const blocked = [new Set<number>(), new Set<number>(), new Set<number>()];
        const done = async (asked: Promise<{ status: number }>) => assert.is((await asked).status, 200);
        for (const { who, what, which } of facts) {
          const person = people[who] ?? dana;
          // Dana is staff, whom nobody of the team can block.
          const other = who === 1 ? 2 : 1;
          const block = (method: "PUT" | "DELETE") =>
            done(call(person, `${method} /user/me/block/user_id/${people[other]?.user.id}`));
          if (what === "post") {
            const id = await storePost(server, { teamId, userId: person.user.id }, "Hello");
            posts.push({ id, author: who, at: clock.now().getTime(), isBack: false });
          } else if (what === "take back") {
            const own = posts.filter(({ author, isBack }) => author === who && !isBack);
            const regretted = own[which % Math.max(1, own.length)];
            if (regretted) await done(takeBack(person, regretted.id, regretted.id));
            if (regretted) regretted.isBack = true;
          } else if (what === "open") {
            await done(openHome(person));
            seen[who] = posts.length;
          } else if (what === "open by kind") {
            await done(call(person, "POST /user/me/pings/seen", { body: { kind: "feed_card" } }));
            seen[who] = posts.length;
          } else if (what === "see") {
            const shown = posts[which % Math.max(1, posts.length)];
            // Only Home itself counts as opened.
            if (shown) await done(see(person, shown.id));
          } else if (what === "fold") {
            await block("PUT");
            blocked[who]?.add(other);
          } else if (what === "unfold") {
            if (blocked[who]?.delete(other)) await block("DELETE");
          } else if (days + which + 1 < daysOfSession) {
            days += which + 1;
            clock.advance((which + 1) * 86_400_000);
          }
        }
        const since = clock.now().getTime() - 30 * 86_400_000;
        for (const [index, person] of people.entries()) {
          const expected = posts
            .slice(seen[index])
            .filter(
              ({ author, at, isBack }) =>
                author !== index && !isBack && at > since && !blocked[index]?.has(author),
            ).length;
          assert.is(await badge(person), Math.min(expected, 99));
        }
      } finally {
        await server.close();
      }
    }),
    // A counterexample is long anyway: trying shorter ones would take an hour.
    { numRuns: runs, endOnFailure: true },
  );
});

test("a post while Home is opened is counted or seen, and never lost", async () => {
  const { server, db, openHome, badge, teamId, clock, dana, kim } = await openFeed();
  const made = () => ({
    ...{ teamId, userId: dana.user.id, cardId: randomUUID(), text: "Hello", mentions: [], eventId: null },
    ...{ poll: null, isQuiet: true, now: clock.now() },
  });
  await Promise.all(
    Array.from({ length: 8 }, (_, index) => (index % 2 ? openHome(kim) : callPostCard(db, made()))),
  );
  const left = await badge(kim);
  assert.ok(left >= 0 && left <= 4);
  assert.is((await openHome(kim)).body.new_feed_cards, 0);
  await callPostCard(db, made());
  assert.is(await badge(kim), 1);
  await server.close();
});

test("a card that was seen clears no badge, and Home that was opened clears it", async () => {
  const { server, post, see, openHome, badge, dana, kim } = await openFeed();
  const id = idOfPost(await post(dana, "Hello"));
  assert.is((await see(kim, id)).body.new_feed_cards, 1);
  assert.is((await openHome(kim)).body.new_feed_cards, 0);
  assert.is(await badge(kim), 0);
  await server.close();
});

test("staff's streams are signalled once for what somebody sees for the first time, and never by who does not read it", async () => {
  const { server, dana, kim, walt, teamId, see, post } = await openFeed();
  const signalled: string[] = [];
  server.services.seenPosts?.subscribe((id) => signalled.push(id));
  const cards = [idOfPost(await post(dana, "Hello")), idOfPost(await post(dana, "Boots"))];
  await see(walt, ...cards);
  assert.equal(signalled, [], "a follower");
  await see(kim, ...cards);
  assert.equal(signalled, [teamId]);
  await see(kim, ...cards);
  assert.is(signalled.length, 1, "seen before");
  await server.close();
});

test("only cards that one reads are marked, and what was read before stays read", async () => {
  const { server, db, post, see, send, call, at, card, teamId, dana, kim, walt } = await openFeed();
  const id = idOfPost(await post(dana, "Hello"));
  await send(dana, "One", {}, id);
  await call(kim, `PUT ${at(id)}/marker`, { body: { read_seq: 2 } });
  await see(kim, id, randomUUID(), teamId);
  assert.is((await card(kim, id))?.mine?.read_seq, 2);
  await see(walt, id);
  assert.equal((await card(dana, id))?.readers, { seen: 1, of: 2 });
  const { rows } = await db.execute<{ count: number }>(
    `select count(*)::int as count from read_position where user_id = '${walt.user.id}'`,
  );
  assert.is(rows[0]?.count, 0);
  await server.close();
});

test.run();
