import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createClient } from "../../../src/api/client";
import { savePhone } from "../../../src/effects/family/phone.effects";
import { user } from "../../support/people/user";
import { textOfCode } from "../../support/problem";
import { json, problem } from "../../support/server/api";

const test = suite("phone number effects");
const number = "+15550100200";

test("a number is saved, and the session is updated", async () => {
  const me = user({ phone_number: number });
  const { save, bodies, told } = open(() => json(me));
  assert.equal(await save(number), { kind: "saved", phoneNumber: number });
  assert.equal([bodies, told], [[{ phone_number: number }], [{ type: "me.updated", me }]]);
  const gone = open(() => json(user({ phone_number: null })));
  assert.equal(
    [await gone.save(null), gone.bodies],
    [{ kind: "saved", phoneNumber: null }, [{ phone_number: null }]],
  );
});

test("a number that the server refuses is distinguished from other failures", async () => {
  assert.is((await open(() => problem("USER_400_PHONE_NUMBER")).save(number)).kind, "invalid");
  assert.is((await open(() => problem("SERVER_500")).save(number)).kind, "refused");
  assert.is((await open(() => problem("REQUEST_429_LIMIT")).save(number)).kind, "limited");
});

function open(reply: () => Response) {
  const bodies: unknown[] = [];
  const told: unknown[] = [];
  const client = createClient({
    textOfCode,
    baseUrl: "http://localhost",
    tokens: { current: async () => "a.b.c", renew: async () => null },
    announce: () => {},
    fetch: async (request) => {
      bodies.push(await request.clone().json());
      return reply();
    },
  });
  const save = (phoneNumber: string | null) =>
    savePhone(client, (event) => told.push(event), { userId: "u1", phoneNumber });
  return { save, bodies, told };
}

test.run();
