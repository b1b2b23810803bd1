import { importedGame, type SeasonOperation } from "./contract-calls-season";
import type { Ready } from "./contract-ready";
import { club } from "./contract-ready-schedule";
import type { World } from "./contract-world";

/** What each operation of imports and copies needs before its call can succeed. */
export const readySeasonCalls: { [Id in SeasonOperation]: (world: World) => Promise<Ready<Id>> } = {
  importEvents: async (world) => {
    const { caller, id } = await club(world);
    return { ...caller, input: { id, body: { rows: [importedGame] } } };
  },
};
