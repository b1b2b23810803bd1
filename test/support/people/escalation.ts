import { randomUUID } from "node:crypto";
import type { EventRing } from "../../../domain/push/ring";
import type { components } from "../../../openapi";
import { queuePushes } from "../../../server/core/notification/push-queue.store";
import { ringDue } from "../../../server/notify/push/send-pushes";
import { deliverDueNotices } from "../../../server/notify/schedule/deliver-notices";
import { escalateDue } from "../../../server/notify/schedule/escalate";
import { type Browser, openPushService } from "../server/push-service";
import type { TestServer } from "../server/server";
import { ask, type Person } from "./ask";
import { scheduleCalls } from "./schedule-calls";

const second = 1_000;

/**
 * A practice at 17:00 in Chicago, at whose noon it is called off, and people's phones. The calling-off is told: only a push is due that is
 * queued by `rings`.
 */
export async function openEscalation(server: TestServer) {
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
  const service = openPushService();
  const calls = scheduleCalls(() => server);
  const made = await calls.club();
  const { coach, teamId } = made;
  const { id } = (await calls.add(coach, teamId, { starts_local: "2026-11-22T17:00:00" })).body.event;
  server.clock.advance(60 * second);
  await deliverDueNotices(server.services);

  async function send() {
    while ((await ringDue(server.services, service.post)) > 0);
    return service.opened();
  }
  return {
    ...made,
    ...calls,
    service,
    id,
    async addPhone(person: Person, host?: string): Promise<Browser> {
      const browser = service.browser(host);
      await ask(server, person, "POST /user/me/push_token", { body: browser.device });
      return browser;
    },
    /** Calls it off, or puts it back on, and tells the families. */
    async tell(call: "call_off" | "put_back", version: number) {
      await calls.post(
        coach,
        { teamId, id, version },
        call,
        call === "call_off" ? { reason: "weather" } : undefined,
      );
      server.clock.advance(10 * second);
      await deliverDueNotices(server.services);
    },
    /** Delivers what is due, and returns what arrived. */
    send,
    /** Time passes until a moment, and the rounds of escalation run once then. */
    async escalateAt(moment: string) {
      server.clock.set(new Date(moment));
      while ((await escalateDue(server.services)) > 0);
      return send();
    },
    /** What staff do who told families in person, or take it back. */
    inPerson: (person: Person, method: "PUT" | "DELETE", membershipIds: readonly string[], version = 2) =>
      ask<components["schemas"]["Receipt"]>(
        server,
        person,
        `${method} ${calls.at(teamId, id)}/receipt/told`,
        {
          body: {
            membership_ids: membershipIds,
            ...(method === "PUT" && { notice_version: version }),
          },
        },
      ),
    async families(person = coach) {
      const path = `GET ${calls.at(teamId, id)}/receipt` as const;
      return (await ask<components["schemas"]["Receipt"]>(server, person, path)).body.families;
    },
    /** The call lists that somebody reads in Needs you. */
    async lists(person = coach) {
      const { body } = await ask<components["schemas"]["WaitingList"]>(
        server,
        person,
        "GET /user/me/waiting",
      );
      return body.items.filter(({ kind }) => kind === "call_list");
    },
    /** Delivers one more push about the calling-off to a guardian of Sam or Lea. */
    async ring({ user }: Person) {
      const ring: EventRing = {
        kind: "called_off",
        of: "practice",
        team_id: teamId,
        event_id: id,
        membership_ids: [made.samId, made.leaId],
        notice_version: 2,
        time_version: 1,
        rung: [],
      };
      const now = server.clock.now();
      await queuePushes(
        server.services.db,
        [{ userId: user.id, ring, source: randomUUID(), dueAt: now }],
        now,
      );
      return send();
    },
    /** As a device's worker does. */
    hear: (heard: string | undefined) =>
      server.app.inject({ method: "POST", url: "/push/heard", payload: { heard } }),
  };
}
