import { suite } from "uvu";
import * as assert from "uvu/assert";
import { messageTexts } from "../../../domain/base/message-texts";
import { rosterCsv } from "../../../domain/team/roster-file";
import { type SavedFile, saveFile } from "../../../src/effects/base/save-file.effects";
import { saveRoster } from "../../../src/effects/team/roster-file.effects";
import { json, openClient, problem } from "../../support/server/api";

const test = suite("roster file effects");
const rows = [
  { shown_name: "Sam R.", number: "7", roles: ["player"], is_spot: false, guardians: [] },
] as const;

test("the file is made of the reply; a refusal saves none", async () => {
  const saved: SavedFile[] = [];
  const save = (reply: () => Response) => {
    const { client, requests } = openClient(reply);
    const outcome = saveRoster(client, { teamId: "t1", teamName: "Comets" }, (file) => saved.push(file));
    return outcome.then((done) => [
      requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`),
      done,
    ]);
  };
  assert.equal(await save(() => json({ rows })), [
    ["POST /team/team_id/t1/roster_export"],
    { kind: "saved" },
  ]);
  const file = {
    name: "Comets roster.csv",
    type: "text/csv;charset=utf-8",
    text: rosterCsv(rows.map((row) => ({ ...row, roles: [...row.roles], guardians: [] }))),
  };
  assert.equal(saved, [file]);
  const [, refused] = await save(() => problem("COLLABORATOR_401_REQUEST"));
  assert.equal(
    [refused, saved.length],
    [{ kind: "refused", text: messageTexts.COLLABORATOR_401_REQUEST }, 1],
  );
});

test("a file is saved by one click on a link, whose address ends later", async () => {
  const pressed: { href: string; download: string }[] = [];
  const link = { href: "", download: "", click: () => void pressed.push({ ...link }) };
  let later = () => {};
  const page = {
    document: { createElement: () => link },
    setTimeout: (work: () => void) => {
      later = work;
    },
  };
  saveFile(page as unknown as Window, { name: "a.csv", type: "text/csv", text: "é" });
  const [{ href, download } = link] = pressed;
  assert.equal([pressed.length, download, await (await fetch(href)).text()], [1, "a.csv", "é"]);
  later();
  assert.ok(
    await fetch(href).then(
      () => false,
      () => true,
    ),
  );
});

test.run();
