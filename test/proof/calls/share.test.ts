import { suite } from "uvu";
import * as assert from "uvu/assert";
import { fileTokenFor, makeEventLink } from "../../support/people/share";
import { record } from "../../support/proof";
import { openTestServer } from "../../support/server/server";
import { judgeCells, readCells, type TableCall } from "./cells";
import { type Club, openClub, type Somebody } from "./club-world";
import { shareTable } from "./share.data";
import { sharedPages } from "./shared-pages";

const test = suite("who may share an event");

const link = ({ server, teamId, game }: Club, userId: string) =>
  makeEventLink(server, { teamId, eventId: game(0).id, userId });
const madeBy =
  (key: Somebody): NonNullable<TableCall<Club>["ready"]> =>
  (world) =>
    link(world, world.id(key));
const removes = (ready: NonNullable<TableCall<Club>["ready"]>): TableCall<Club> => ({
  ready,
  request: ({ at }) => ({ method: "DELETE", url: `${at(0)}/short_form_url` }),
});
const opensFileOf = (key: Somebody): TableCall<Club> => ({
  request: ({ server, teamId, game, id }) => ({
    method: "GET",
    url: `/calendar_file/${fileTokenFor(server, { teamId, eventId: game(0).id, userId: id(key) })}`,
  }),
});

/** The page of a link that mak has made, after something else was done. */
function opensPage(then: (world: Club) => unknown): TableCall<Club> {
  let token = "";
  return {
    ready: async (world) => {
      token = await link(world, world.id("mak"));
      await then(world);
    },
    request: () => ({ method: "GET", url: `/e/${token}` }),
  };
}

const shares: TableCall<Club> = {
  request: ({ at }) => ({ method: "PUT", url: `${at(0)}/short_form_url` }),
};

const calls: Record<string, TableCall<Club>> = {
  shareEvent: shares,
  "shareEvent/made by mak": { ready: madeBy("mak"), ...shares },
  "removeEventLink/own": removes(async (world, own) => {
    if (own !== "nobody") await link(world, own);
  }),
  "removeEventLink/mak's": removes(madeBy("mak")),
  "removeEventLink/man's": removes(madeBy("man")),
  makeCalendarFile: { request: ({ at }) => ({ method: "POST", url: `${at(0)}/calendar_file` }) },
  "readCalendarFile/mak's": opensFileOf("mak"),
  "readCalendarFile/cfo's": opensFileOf("cfo"),
  "readCalendarFile/exm's": opensFileOf("exm"),
  readSharedEvent: opensPage(() => undefined),
  "readSharedEvent/removed": opensPage((world) => world.must("man", `DELETE ${world.at(0)}/short_form_url`)),
};

test("each person gets for each call what the table says, and a refused call changes nothing", async () => {
  const server = await openTestServer({ pages: sharedPages() });
  const world = await openClub(server);
  await world.endAccounts();
  const cells = readCells(shareTable);
  const wrong = await judgeCells({ server, world, personOf: world.judged }, cells, calls);
  assert.equal(wrong, []);
  assert.is(cells.length, 11 * 20);
  record({ point: 1, tried: "Cells of the matrix of sharing", count: cells.length, wrong: 0 });
  await server.close();
});

test.run();
