import { addLastSeason } from "../people/schedule";
import { importedGame, newDates, type SeasonOperation } from "./contract-calls-season";
import type { Ready } from "./contract-ready";
import { club } from "./contract-ready-schedule";
import type { World } from "./contract-world";

/** The same with Tuesdays that are over. */
async function withLastSeason(world: World) {
  const made = await club(world);
  return { ...made, seriesId: await addLastSeason(world, made.id, made.userId) };
}

/** What each operation of imports and copies needs before its call can succeed. */
export const readySeasonCalls: { [Id in SeasonOperation]: (world: World) => Promise<Ready<Id>> } = {
  importEvents: async (world) => {
    const { caller, id } = await club(world);
    return { ...caller, input: { id, body: { rows: [importedGame] } } };
  },
  readPastSeries: async (world) => {
    const { caller, id } = await withLastSeason(world);
    return { ...caller, input: { id } };
  },
  copySeries: async (world) => {
    const { caller, id, seriesId } = await withLastSeason(world);
    return { ...caller, input: { id, body: { series_ids: [seriesId], ...newDates } } };
  },
};
