import { randomUUID } from "node:crypto";
import type { InjectOptions } from "fastify";
import type { Caller, ContractCase } from "../../support/contract/contract-case";

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** The operation's call with ids that nobody has, but for the user whom it names. */
export async function permissionRequest(
  { call, typical, permissionCall }: ContractCase,
  caller: Caller,
  userId: string,
): Promise<InjectOptions> {
  const ofNobody: typeof typical = JSON.parse(JSON.stringify(typical).replace(uuid, () => randomUUID()));
  const { path, query, header, body } = { ...ofNobody, ...(await permissionCall(caller)) };
  const ids = call.path.startsWith("/user/user_id/") ? { ...path, id: userId } : { ...path };
  return {
    method: call.method.toUpperCase() as "GET",
    url: call.path.replace(/\{(\w+)\}/g, (_, name: keyof typeof ids) => encodeURIComponent(ids[name] ?? "")),
    ...(query && { query }),
    headers: { ...header },
    ...(body && { payload: body }),
  };
}
