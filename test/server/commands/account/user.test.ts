import { suite } from "uvu";
import * as assert from "uvu/assert";
import { releases } from "../../../../domain/app-update/releases";
import { user as userTable } from "../../../../server/platform/db/schema/account";
import { addPerson } from "../../../support/people/person";
import { openTestServer } from "../../../support/server/server";

const test = suite("user");

test("me returns the caller's whole user", async () => {
  const server = await openTestServer();
  const { headers, user } = await addPerson(server, {
    emailAddress: "robin@example.com",
    avatar: "https://lh3.googleusercontent.com/a/x",
  });
  const reply = await server.app.inject({ method: "GET", url: "/user/me", headers });
  assert.equal(reply.json(), {
    id: user.id,
    created_at: "2026-11-21T12:00:00.000Z",
    role: "squad_member",
    full_name: "Robin Reyes",
    first_name: "Robin",
    last_name: "Reyes",
    avatar: "https://lh3.googleusercontent.com/a/x",
    is_deleted: false,
    time_zone: null,
    last_release_notes_at: null,
    email_address: "robin@example.com",
    drip_name: null,
    age: "adult",
    is_email_address_verified: false,
    phone_number: null,
  });
  assert.is(reply.headers["cache-control"], "no-store");
  await server.close();
});

test("release notes that were read stay read, of days that have some", async () => {
  const server = await openTestServer();
  const { headers, user } = await addPerson(server);
  const read = async (released_on: string) => {
    const url = `/user/user_id/${user.id}/release_notes`;
    const reply = await server.app.inject({ method: "PUT", url, headers, payload: { released_on } });
    return reply.json().message_code ?? reply.json().last_release_notes_at;
  };
  const day = releases[0]?.released_on ?? "";
  assert.is(await read(day), `${day}T00:00:00.000Z`);
  assert.is(await read("2020-01-01"), "RELEASE_NOTES_404");
  await server.services.db.update(userTable).set({ lastReleaseNotesAt: new Date("2030-01-01T00:00:00Z") });
  assert.is(await read(day), "2030-01-01T00:00:00.000Z", "never backwards");
  const one = await server.app.inject({ method: "GET", url: `/release_notes/released_on/${day}`, headers });
  assert.equal(one.json(), releases[0]);
  await server.close();
});

test("role and ban are read from the database at every request", async () => {
  const server = await openTestServer();
  const { headers } = await addPerson(server, { bannedAt: server.clock.now() });
  const reply = await server.app.inject({ method: "GET", url: "/user/me", headers });
  assert.is(reply.json().message_code, "AUTH_401_BANNED");
  await server.close();
});

test("a time zone is stored in Intl's spelling", async () => {
  const server = await openTestServer();
  const { headers, user } = await addPerson(server);
  const url = `/user/user_id/${user.id}`;
  const update = (time_zone: string) =>
    server.app.inject({ method: "PATCH", url, headers, payload: { time_zone } });
  for (const [given, kept] of [
    ["america/chicago", "America/Chicago"],
    ["Europe/Berlin", "Europe/Berlin"],
    ["utc", "UTC"],
    [
      "America/Argentina/Buenos_Aires",
      new Intl.DateTimeFormat("en", { timeZone: "America/Argentina/Buenos_Aires" }).resolvedOptions()
        .timeZone,
    ],
  ] as const)
    assert.is((await update(given)).json().time_zone, kept);
  for (const wrong of ["Mars/Olympus", "+02:00", "America/", "../etc", "Chicago; drop", "constructor"]) {
    const reply = await update(wrong);
    assert.is(reply.json().message_code, "REQUEST_400_INVALID", wrong);
    assert.equal(reply.json().fields, [{ field: "time_zone", rule: "timeZone" }]);
  }
  await server.close();
});

test("another's account cannot be read or changed", async () => {
  const server = await openTestServer();
  const { headers } = await addPerson(server);
  const { user } = await addPerson(server);
  const reply = await server.app.inject({
    method: "PATCH",
    url: `/user/user_id/${user.id}`,
    headers,
    payload: { time_zone: "UTC" },
  });
  assert.is(reply.json().message_code, "USER_401_UPDATE");
  await server.close();
});

test.run();
