import * as assert from "uvu/assert";
import { openDutyTeam } from "./duty-calls";

/** A duty that was shared out: each of three families has two of six games. */
export async function openShared(options: Parameters<typeof openDutyTeam>[0] = {}) {
  const opened = await openDutyTeam(options);
  const { id: dutyId } = await opened.duty();
  assert.is((await opened.share(opened.coach, dutyId)).status, 200);
  const at = async (nth: number) => {
    const turn = (await opened.turns(dutyId))[nth];
    const family = opened.families[turn?.place ?? -1];
    assert.ok(turn && family, `nobody has turn ${nth}`);
    return { turn, family };
  };
  return { ...opened, dutyId, at };
}
