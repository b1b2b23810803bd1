import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { openTalk } from "../../../support/people/talk";

const test = suite("badges of talk");

const whats = ["say", "say", "say", "take back", "read", "mute", "unmute", "fold", "unfold", "open"] as const;
const fact = fc.record({
  who: fc.nat(2),
  where: fc.nat(1),
  what: fc.constantFrom(...whats),
  which: fc.nat(9),
});

/** What one person has read, seen and muted in each of the two huddles, and whom they have blocked. */
const recipientOf = () => ({
  read: [0, 0],
  seen: [0, 0],
  isMuted: [false, false],
  blocked: new Set<number>(),
});
type Said = { author: number; id: string; isBack: boolean };

test("after random messages, read positions, mutes and blocks the badge and the list count what a plain model counts", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fact, { minLength: 30, maxLength: 30 }), async (facts) => {
      const { server, call, at, send, takeBack, group, huddles, huddleId, dana, kim, lee } = await openTalk();
      const people = [dana, kim, lee];
      const places = [huddleId, (await group(dana, [kim, lee])).body.id];
      const recipients = people.map(recipientOf);
      const said: Said[][] = [[], []];
      const done = async (asked: Promise<{ status: number }>) => assert.is((await asked).status, 200);
      for (const { who, where, what, which } of facts) {
        const [person, recipient] = [people[who] ?? dana, recipients[who] ?? recipientOf()];
        const [place, messages] = [places[where] ?? "", said[where] ?? []];
        // Dana is staff, whom nobody of the team can fold away.
        const other = who === 1 ? 2 : 1;
        const mark = (body: object) => done(call(person, `PUT ${at(place)}/marker`, { body }));
        const fold = (method: "PUT" | "DELETE") =>
          done(call(person, `${method} /user/me/block/user_id/${people[other]?.user.id}`));
        if (what === "say") {
          const { status, body } = await send(person, "Hello", {}, place);
          assert.is(status, 200);
          messages.push({ author: who, id: body.message_id, isBack: false });
        } else if (what === "take back") {
          const own = messages.filter(({ author, isBack }) => author === who && !isBack);
          const regretted = own[which % Math.max(1, own.length)];
          if (regretted) await done(takeBack(person, regretted.id, place));
          if (regretted) regretted.isBack = true;
        } else if (what === "read") {
          await mark({ read_seq: which });
          recipient.read[where] = Math.max(recipient.read[where] ?? 0, Math.min(which, messages.length));
        } else if (what === "open") {
          await done(call(person, "POST /user/me/pings/seen", { body: { kind: "message" } }));
          recipient.seen = said.map(({ length }) => length);
        } else if (what === "fold") {
          await fold("PUT");
          recipient.blocked.add(other);
        } else if (what === "unfold") {
          if (recipient.blocked.delete(other)) await fold("DELETE");
        } else {
          await mark({ muted_until: what === "mute" ? "9999-12-31T00:00:00.000Z" : null });
          recipient.isMuted[where] = what === "mute";
        }
      }
      for (const [index, person] of people.entries()) {
        const { read, seen, isMuted, blocked } = recipients[index] ?? recipientOf();
        const countAfter = (where: number, seq: number) =>
          (said[where] ?? [])
            .slice(seq)
            .filter(({ author, isBack }) => author !== index && !isBack && !blocked.has(author)).length;
        const unread = places.map((_, where) => countAfter(where, read[where] ?? 0));
        const badge = places.map((_, where) =>
          isMuted[where] ? 0 : countAfter(where, Math.max(read[where] ?? 0, seen[where] ?? 0)),
        );
        const listed = await huddles(person);
        assert.equal(
          places.map((place) => listed.find(({ id }) => id === place)?.unread),
          unread,
        );
        const { body } = await call(person, "GET /user/me/pings");
        assert.is(body.new_messages, (badge[0] ?? 0) + (badge[1] ?? 0));
      }
      await server.close();
    }),
    { numRuns: 1 },
  );
});

test.run();
