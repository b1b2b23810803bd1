import type { FastifyInstance } from "fastify";
import type { Settings } from "../config/config";
import type { ServerContext } from "../db/context";
import { type PageFile, packedText } from "./pages";
import { sendFile } from "./static";

/** Days; RFC 9116 asks for less than a year. */
const goodFor = 180;
const day = 86_400_000;

/** Public files for programs and security researchers: the contract and security.txt. */
export function servePublicFiles(
  app: FastifyInstance,
  specification: object,
  { config, now }: Pick<ServerContext, "config" | "now">,
) {
  // JSON is valid YAML, so no YAML writer is needed.
  for (const extension of [".yaml", ".json"]) {
    let contract: PageFile | undefined;
    app.get(`/openapi${extension}`, (request, reply) => {
      contract ??= packedText(extension, JSON.stringify(withOperator(specification, config), null, 1));
      return sendFile(request, reply.header("cache-control", "public, max-age=3600"), contract);
    });
  }

  const path = "/.well-known/security.txt";
  app.get(path, (_request, reply) =>
    reply
      .header("cache-control", "public, max-age=86400")
      .type("text/plain; charset=utf-8")
      .send(
        [
          `Contact: mailto:${config.operator.abuseEmailAddress}`,
          `Expires: ${new Date(now().getTime() + goodFor * day).toISOString()}`,
          "Preferred-Languages: en",
          `Canonical: ${config.publicOrigin}${path}`,
          "",
        ].join("\n"),
      ),
  );
}

/** With who runs this server as the contact. */
const withOperator = (specification: object, { operator }: Pick<Settings, "operator">) => {
  const { info, ...rest } = specification as { info: object };
  return {
    ...rest,
    info: { ...info, contact: { name: operator.name, email: operator.supportEmailAddress } },
  };
};
