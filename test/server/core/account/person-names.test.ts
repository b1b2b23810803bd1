import { suite } from "uvu";
import * as assert from "uvu/assert";
import { isInsult } from "../../../../server/core/account/person-names";
import { addPerson } from "../../../support/people/person";
import { openTestServer } from "../../../support/server/server";

const test = suite("person names");

test("common forms of names are accepted", () => {
  for (const name of `Dick|Dick van Dyke|Fanny|Gay|Randy|Cockburn|Hitchcock|Scunthorpe|Weiner|Kuntz|Phuc|Bich|Slutsky
    Fuchs|Wang|Dong|Hooker|Titus|Butt|Assad|Shitrit|Fagan|Hoare|J. R. R.|Putin|Puteri|Penny|Zoë|李 小龍|`.split(
    /[|\n]\s*/,
  ))
    assert.is(isInsult(name), false, name);
});

test("values that are no names are refused", () => {
  for (const name of `Fuck|fUcK You|F u c k|f.u.c.k|FÜCK|Sh1t|Bitch-Robin|Robin Asshole|Puta|cabrón|Scheiße|SCHEISSE
    Arschloch|Encule|enculé|kurwa|Hurensohn|n1gger|@sshole|5lut`.split(/[|\n]\s*/))
    assert.is(isInsult(name), true, name);
});

test("the settings refuse such a name with its field, and change nothing", async () => {
  const server = await openTestServer();
  const { user, signIn } = await addPerson(server);
  const save = async (names: { first_name: string; last_name: string }) =>
    server.app.inject({
      method: "PUT",
      url: `/user/user_id/${user.id}/details`,
      headers: await signIn(),
      payload: { drip_name: "robin_23", ...names },
    });
  const refused = await save({ first_name: "Shit", last_name: "Re\u202eyes" });
  assert.equal(
    [refused.statusCode, refused.json().message_code, refused.json().fields],
    [
      400,
      "REQUEST_400_INVALID",
      [
        { field: "first_name", rule: "profanity" },
        { field: "last_name", rule: "unseen" },
      ],
    ],
  );
  const me = await server.app.inject({ method: "GET", url: "/user/me", headers: await signIn() });
  assert.equal([me.json().full_name, me.json().drip_name], ["Robin Reyes", null]);
  assert.is((await save({ first_name: "Dick", last_name: "Reyes" })).json().full_name, "Dick Reyes");
  await server.close();
});

test.run();
