import type { RingSettingsRequest, RingsOutcome } from "../../../domain/dings/ding-outcomes";
import { readRingSettings } from "../../api/calls/read-ring-settings";
import { saveRingSettings } from "../../api/calls/save-ring-settings";
import type { Client } from "../../api/client";
import { effect } from "../base/effect.effects";
import { failedOutcome } from "../base/outcome";
import { asTag, isOutdated } from "../base/saved-form.effects";

/** Fills the actors of the ring settings. */
export function ringSettingsActors(client: Client) {
  const read = async (): Promise<RingsOutcome> => {
    const result = await client.send(readRingSettings);
    return result.kind === "ok" ? { kind: "read", rings: result.value } : failedOutcome(result);
  };
  const write = (wanted: RingSettingsRequest, version: number) => {
    const { talk, posts, is_quiet, quiet_from, quiet_to, digest, muted_mails } = wanted;
    return client.send(saveRingSettings, {
      header: { "If-Match": asTag(version) },
      body: {
        talk,
        ...(posts !== undefined && { posts }),
        is_quiet,
        quiet_from,
        quiet_to,
        digest,
        ...(muted_mails !== undefined && { muted_mails }),
      },
    });
  };
  return {
    read: effect(read),
    /** Only the same person changes them, so after a change on another device the choice made here is sent again. */
    save: effect(
      async ({
        input: { wanted, version },
      }: {
        input: { wanted: RingSettingsRequest; version: number };
      }): Promise<RingsOutcome> => {
        const first = await write(wanted, version);
        if (first.kind === "ok") return { kind: "read", rings: first.value };
        if (!isOutdated(first)) return failedOutcome(first);
        const current = await read();
        if (current.kind !== "read") return current;
        const second = await write(wanted, current.rings.version);
        return second.kind === "ok" ? { kind: "read", rings: second.value } : failedOutcome(second);
      },
    ),
  };
}
