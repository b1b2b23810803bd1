import type { FastifyRequest, preHandlerAsyncHookHandler, RouteOptions } from "fastify";
import { holdsLevel } from "../../../domain/account/roles";
import { unlessReadOnly } from "../../platform/db/fault";
import type { OperationId } from "../../platform/http/contract";
import { clientOf, limit } from "../../platform/http/limits";
import { Problem } from "../../platform/http/problem";
import { keyOf } from "../account/mailbox";
import type { Services } from "../base/services";
import { type Access, access } from "./access";
import { bearer } from "./bearer";
import { readDeviceCookie } from "./cookie";
import { isKnownDevice } from "./known-device.store";
import { openTurns } from "./per-user-queue";
import type { RateLimit } from "./rate-limits";
import { requireAdult } from "./require-adult";

/**
 * Runs the access table's checks before each operation's handler. The caller is checked before the body is read:
 * without access nobody needs to learn what is wrong with the body. Ownership and rate limits are checked once the
 * request is valid.
 */
export function guardRoutes(services: Services) {
  const checkToken = bearer(services);
  const inTurn = openTurns();
  return (route: RouteOptions) => {
    const operationId = route.config?.operationId;
    if (operationId === undefined) return;
    const row = rowOf(operationId);
    if (row.caller !== "anybody") route.onRequest = [checkToken, admit(row)];
    route.preHandler = [admitOwner(row), admitAdult(services, row), countTries(services, row)];
    if (row.isHeavy) {
      const { handler } = route;
      route.handler = async function (request, reply) {
        return inTurn(request.viewer.user.id, async () => handler.call(this, request, reply));
      };
    }
  };
}

function rowOf(operationId: OperationId): Access {
  if (!Object.hasOwn(access, operationId)) throw new Error(`${operationId} has no row in the access table.`);
  return access[operationId];
}

const admit = (row: Access) =>
  async function admitCaller(request: FastifyRequest) {
    if (row.caller === "anybody") return;
    const { user } = request.viewer;
    if (user.mustChangePassword && !row.isOpenDuringForcedChange) throw new Problem("AUTH_403_MUST_CHANGE");
    if (row.caller !== "signed-in" && !holdsLevel(user.role, row.caller)) throw new Problem("AUTH_401_ROLE");
  };

/** After the path was validated. */
const admitOwner =
  ({ own }: Access): preHandlerAsyncHookHandler =>
  async (request) => {
    if (own && pathId(request) !== request.viewer.user.id) throw new Problem(own);
  };

const admitAdult =
  ({ now }: Services, { isForAdults }: Access): preHandlerAsyncHookHandler =>
  async (request) => {
    if (isForAdults) requireAdult(request.viewer.user, now());
  };

const pathId = ({ params }: FastifyRequest) =>
  typeof params === "object" && params !== null && "id" in params ? params.id : undefined;

const countTries =
  (services: Services, { limits, caller }: Access): preHandlerAsyncHookHandler =>
  async (request) => {
    const counted = limits
      .filter(({ by }) => by !== "token")
      .map(async (each) => ({
        key: `${each.name} ${await subjectOf(services, each, request)}`,
        max: each.max,
        windowSeconds: each.seconds,
        ...(each.isPerItem && { tries: itemsOf(request) }),
      }));
    const counting = limit(services, ...(await Promise.all(counted)));
    // While nothing can be written people should see their times. What guesses or writes is refused.
    const isReading = request.method === "GET" && caller !== "anybody";
    await (isReading ? counting.catch(unlessReadOnly) : counting);
  };

/** Runs after the body is validated. */
const itemsOf = ({ body }: FastifyRequest) => (body as { items: readonly unknown[] }).items.length;

async function subjectOf(services: Services, { by }: RateLimit, request: FastifyRequest): Promise<string> {
  if (by === "user") return request.viewer.user.id;
  const client = clientOf(request.ip);
  if (by === "client") return client;
  const key = keyOf((request.body as { email_address: string }).email_address);
  if (by === "client and e-mail address") return `${client} ${key}`;
  const { db, config, now } = services;
  const deviceToken = readDeviceCookie(request, config);
  const isKnown = await isKnownDevice(db, { deviceToken, key, now: now() });
  return isKnown ? `${deviceToken} ${key}` : client;
}
