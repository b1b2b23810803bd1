import type { FastifyInstance, FastifyRequest } from "fastify";
import { endOfAccessToken } from "../../core/access/access-token";
import { readToken } from "../../core/access/bearer";
import type { ChangeAudience } from "../../core/base/schedule-changes";
import type { Services } from "../../core/base/services";
import { logOutage } from "../../platform/db/log-outage";
import type { Handlers, OperationId } from "../../platform/http/contract";
import type { Hub } from "./hub";
import { findTeamsOfChild } from "./live.store";
import { readPlaces } from "./places";
import { openStream } from "./stream";

export const liveHandlers = (services: Services, hub: Hub) =>
  ({
    async readLive(request, reply) {
      // Fastify answers HEAD by the same handler, and a reply to it has no body that could stay open.
      if (request.method === "HEAD") return reply.type("text/event-stream").send("");
      const { user, sessionId } = request.viewer;
      const until = endOfAccessToken(readToken(request.headers.authorization));
      const listener = { userId: user.id, sessionId, until };
      const { raw } = reply;
      const headers = reply.getHeaders();
      const stream = await hub.open(listener, readPlaces(request.headers["last-event-id"]), () => {
        if (raw.destroyed) return;
        reply.hijack();
        return openStream(raw, headers, { ...listener, at: services.now() });
      });
      if (!stream) return reply;
      raw.on("drain", () => hub.resume(stream));
      raw.once("close", () => hub.drop(stream));
      const { id, routeOptions } = request;
      services.onAnswered?.({ operation: "readLive", code: "200", seconds: reply.elapsedTime / 1000 });
      services.log.info(
        { request_id: id, method: "GET", route: routeOptions.url, status: 200 },
        "stream opened",
      );
      return reply;
    },
  }) satisfies Partial<Handlers>;

/** Operations after which a team's listeners have something to read. What is not among them is found by the look each second. */
const ofHuddles: ReadonlySet<OperationId> = new Set<OperationId>([
  "sendMessage",
  "editMessage",
  "takeMessageBack",
  "cheerMessage",
  "takeCheerBack",
  "startGroup",
  "renameGroup",
  "closeGroup",
  "bringIn",
  "takeOut",
  "openEventHuddle",
  "postCard",
  "changeCard",
  "vote",
  "decideReport",
]);

/** Operations that change the schedule of the team in their path, and who sees the change. What comes as a list tells by itself. */
const ofSchedule: ReadonlyMap<OperationId, ChangeAudience> = new Map<OperationId, ChangeAudience>([
  ["addEvent", "readers"],
  ["changeEvent", "readers"],
  ["takeEventBack", "readers"],
  ["callOffEvent", "readers"],
  ["putEventBack", "readers"],
  ["addSeries", "readers"],
  ["changeSeries", "readers"],
  ["takeSeriesBack", "readers"],
  ["copySeries", "readers"],
  ["importEvents", "readers"],
  ["changeVenue", "readers"],
  ["addDuty", "readers"],
  ["changeDuty", "readers"],
  ["endDuty", "readers"],
  ["shareDuty", "readers"],
  ["undoShare", "readers"],
  ["chooseDuties", "readers"],
  ["moveTurn", "readers"],
  ["tellFamilies", "staff"],
  ["untellFamilies", "staff"],
  ["updateMembership", "readers"],
  ["endMembership", "readers"],
  ["joinPlayers", "readers"],
  ["partPlayers", "readers"],
  ["saveUsualYes", "staff"],
  ["endUsualYes", "staff"],
]);

/** Operations that change who may drive the child in their path, or who answers for it: rides and turns of its teams are other ones then. */
const ofChild: ReadonlySet<OperationId> = new Set<OperationId>([
  "allowDriver",
  "forbidDriver",
  "endGuardianship",
  "decideCircleRequest",
  "deleteChild",
  "restoreChild",
]);

const isDryRun = ({ body }: Pick<FastifyRequest, "body">) =>
  (body as { dry_run?: boolean } | null | undefined)?.dry_run === true;

/** Tells the hub of the changes that were made through this server, once each is committed and answered. */
export function ringAfterChanges(
  app: FastifyInstance,
  hub: Hub,
  services: Pick<Services, "db" | "log" | "now">,
) {
  app.addHook("onResponse", async (request, { statusCode }) => {
    const { operationId } = request.routeOptions.config;
    if (statusCode !== 200 || !operationId) return;
    const { id } = request.params as { id: string };
    if (ofHuddles.has(operationId)) hub.ring(id);
    const audience = ofSchedule.get(operationId);
    if (audience && !isDryRun(request)) hub.scheduleChanged(id, audience);
    if (ofChild.has(operationId)) await signalTeamsOfChild(id, hub, services);
  });
}

async function signalTeamsOfChild(id: string, hub: Hub, services: Pick<Services, "db" | "log" | "now">) {
  try {
    for (const teamId of await findTeamsOfChild(services.db, id)) hub.scheduleChanged(teamId, "readers");
  } catch (error) {
    if (!logOutage(services, error))
      services.log.error({ err: error }, "The teams of a child were not signalled.");
  }
}
