// Full run only: it starts the built support tool many times.
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { keyOf } from "../../../../server/core/account/mailbox";
import { root } from "../../../../server/platform/config/root";
import { lockFolder } from "../../../../server/platform/db/folder-lock.mjs";
import { openPglite } from "../../../../server/platform/db/pglite";
import { user } from "../../../../server/platform/db/schema/account";
import { audit } from "../../../../server/platform/db/schema/audit";
import { identity, signUpIntent } from "../../../../server/platform/db/schema/identity";

const test = suite<{ folder: string }>("npm run support");

test.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), "drip-support-"));
});
test.after.each(({ folder }) => rmSync(folder, { recursive: true }));

/** Runs the built program like npm does. */
const run = (folder: string, ...words: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(
      process.execPath,
      [join(root, "scripts/support.mjs"), ...words],
      { cwd: folder, env: { PATH: process.env.PATH ?? "", DATA_DIR: folder } },
      (fault, out, err) => resolve({ code: fault ? Number(fault.code) : 0, out, err }),
    );
  });

test("help and argument errors need no database", async ({ folder }) => {
  const help = await run(folder, "--help");
  assert.equal([help.code, help.err], [0, ""]);
  assert.match(help.out, /^npm run support -- COMMAND ACCOUNT/);
  const wrong = await run(folder, "dance", "robin", "--reference", "7");
  assert.equal([wrong.code, wrong.out], [1, ""]);
  assert.match(wrong.err, /^There is no command "dance"/);
});

test("on PGlite it works while no server has the folder, and fails at once otherwise", async ({ folder }) => {
  const database = await openPglite(folder);
  await database.insert(user).values({
    id: "robin-1",
    role: "squad_member",
    fullName: "Robin Reyes",
    emailAddress: "robin@example.com",
    mailboxKey: keyOf("robin@example.com"),
    dateOfBirth: "2001-05-06",
  });
  await database.insert(identity).values({
    issuer: "https://securetoken.google.com/demo-drip",
    subject: "robin-1",
    provider: "drip",
    userId: "robin-1",
  });
  await database.close();

  const lock = await lockFolder(join(folder, "database.lock"), join(folder, "database"));
  const busy = await run(folder, "erase", "robin-1", "--reference", "T-7");
  assert.equal([busy.code, busy.out], [1, ""]);
  assert.match(busy.err, /^The command cannot be carried out: .*is in use by another server/);
  lock.release();

  const shown = await run(folder, "show", "robin-1", "--reference", "T-7");
  assert.equal([shown.code, shown.err], [0, ""]);
  assert.match(shown.out, /e-mail address +robin@example.com/);
  const unknown = await run(folder, "ban", "sam", "--reference", "T-7");
  assert.equal([unknown.code, unknown.err], [1, "No account has this id, e-mail address or drip name.\n"]);
  const erased = await run(folder, "erase", "robin-1", "--reference", "T-8");
  assert.equal([erased.code, erased.err], [0, ""]);
  assert.match(erased.out, /The identity provider could not be reached/);

  const after = await openPglite(folder);
  const actions = await after.select({ action: audit.action }).from(audit);
  assert.equal(actions.map(({ action }) => action).sort(), [
    "support.account_erased",
    "support.account_shown",
  ]);
  assert.is((await after.select().from(signUpIntent))[0]?.userId, "robin-1", "the deletion is owed");
  await after.close();
});

test.run();
