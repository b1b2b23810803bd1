import type { DriverLine } from "../../../domain/ride/drivers";
import { driverListMachine } from "../../../machines/ride/driver-list.machine";
import { forbidDriver } from "../../api/calls/forbid-driver";
import { readDrivers } from "../../api/calls/read-drivers";
import type { Client } from "../../api/client";
import { returnsOf } from "../base/attention.effects";
import { refused } from "../base/collection.effects";
import { readTagged } from "../base/tagged.effects";
import { withEffects } from "../base/with-effects.effects";

/** Who may drive one child. A consent that is gone already counts as taken back. */
export const driversWith = (client: Client, childId: string) =>
  withEffects(driverListMachine, {
    read: async ({ input: { tag }, signal }) => {
      const outcome = await readTagged(client, readDrivers, { tag, signal }, { path: { id: childId } });
      if (outcome.kind !== "read") return outcome;
      const items = outcome.value.drivers.map((driver): DriverLine => ({ ...driver, id: driver.user_id }));
      return { kind: "listed", items, nextAfter: null, tag: outcome.tag };
    },
    change: async ({ input: { id } }) => {
      const result = await client.send(forbidDriver, { path: { id: childId, user_id: id } });
      const isGone = result.kind === "problem" && result.messageCode === "COLLABORATOR_404";
      return result.kind === "ok" || isGone ? { kind: "accepted", item: null } : refused(result);
    },
    network: returnsOf(window),
  });
