import { suite } from "uvu";
import * as assert from "uvu/assert";
import { messageTexts } from "../../../domain/problem/message-texts";
import { attendanceTexts } from "../../../domain/schedule/attendance/attendance-texts";
import { attendanceCsv, rosterCsv } from "../../../domain/team/team-files";
import { type SavedFile, saveFile } from "../../../src/effects/base/save-file.effects";
import { saveTeamFile } from "../../../src/effects/team/team-file.effects";
import { spot } from "../../support/people/team";
import { json, openClient, problem } from "../../support/server/api";

const test = suite("team file effects");
const rows = [
  { shown_name: "Sam R.", number: "7", roles: ["player"], is_spot: false, guardians: [] },
] as const;

test("the file is made of the reply; a refusal saves none", async () => {
  const saved: SavedFile[] = [];
  const save = (reply: () => Response) => {
    const { client, requests } = openClient(reply);
    const outcome = saveTeamFile(client, { teamId: "t1", teamName: "Comets", file: "roster" }, (file) =>
      saved.push(file),
    );
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

test("attendance is joined with the roster's names; without a mark there is no file", async () => {
  const saved: SavedFile[] = [];
  const counted = { membership_id: "m4", present: 3, late: 0, absent: 1, absent_without_word: 1 };
  const save = (members: object[], roster = () => json({ entries: [entry] })) => {
    const { client } = openClient((request) =>
      request.url.includes("/attendance")
        ? json({ from: "2026-08-15", to: "2026-11-30", members })
        : roster(),
    );
    const asked = { teamId: "t1", teamName: "Comets", file: "attendance" } as const;
    return saveTeamFile(client, asked, (file) => saved.push(file));
  };
  const { id: _, ...entry } = spot({ number: "9" });
  assert.equal(await save([counted]), { kind: "saved" });
  assert.equal(saved, [
    {
      name: "Comets attendance 2026-08-15 to 2026-11-30.csv",
      type: "text/csv;charset=utf-8",
      text: attendanceCsv([entry], { members: [counted] }),
    },
  ]);
  assert.equal(await save([]), { kind: "refused", text: attendanceTexts.counts.none });
  assert.equal(await save([counted], () => problem("TEAM_404")), {
    kind: "refused",
    text: messageTexts.TEAM_404,
  });
  assert.is((await save([counted], () => problem("SERVER_500"))).kind, "refused");
  assert.is(saved.length, 1);
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
