import type { FastifyRequest } from "fastify";
import { Problem } from "../../platform/http/problem";
import type { Services, Viewer } from "../base/services";
import { verifyAccessToken } from "./access-token";
import { openViewers } from "./viewer.store";

declare module "fastify" {
  interface FastifyRequest {
    /** Set by the bearer check: only handlers behind it may read it. */
    viewer: Viewer;
  }
}

/** Checks the access token and sets the request's viewer: the scheme `bearer` of the contract. */
export function bearer(services: Services) {
  const find = openViewers(services);
  return async (request: FastifyRequest): Promise<void> => {
    const claims = await verifyAccessToken(services, readToken(request.headers.authorization));
    if (!claims) throw new Problem("AUTH_401_JWT");
    const found = await find(claims);
    if (!found) throw new Problem("AUTH_401_JWT");
    if (found.user.bannedAt) throw new Problem("AUTH_401_BANNED");
    request.viewer = found;
  };
}

export const readToken = (header: string | undefined) =>
  /^Bearer ([\w.-]{1,4096})$/i.exec(header ?? "")?.[1] ?? "";
