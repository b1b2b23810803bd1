import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { product } from "../../../domain/base/product";
import type { ServerContext } from "../db/context";
import type { Encoding, PageFile } from "./pages";
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
  let contract: PageFile | undefined;
  app.get("/openapi.yaml", (request, reply) => {
    contract ??= openFile(JSON.stringify(specification, null, 1));
    return sendFile(request, reply.header("cache-control", "public, max-age=3600"), contract);
  });

  const path = "/.well-known/security.txt";
  app.get(path, (_request, reply) =>
    reply
      .header("cache-control", "public, max-age=86400")
      .type("text/plain; charset=utf-8")
      .send(
        [
          `Contact: mailto:${product.contactEmailAddress}`,
          `Expires: ${new Date(now().getTime() + goodFor * day).toISOString()}`,
          "Preferred-Languages: en",
          `Canonical: ${config.publicOrigin}${path}`,
          "",
        ].join("\n"),
      ),
  );
}

/** JSON is valid YAML, so no YAML writer is needed. Compressed once, on first request. */
function openFile(text: string): PageFile {
  const packed = new Map<Encoding, Promise<Buffer>>();
  const pack = async (encoding: Encoding): Promise<Buffer> => {
    if (encoding === "br") return promisify(brotliCompress)(text);
    return encoding === "gzip" ? promisify(gzip)(text) : Buffer.from(text);
  };
  return {
    type: "application/yaml; charset=utf-8",
    tag: createHash("sha256").update(text).digest("base64url").slice(0, 22),
    encodings: ["br", "gzip", "identity"],
    load(encoding) {
      const made = packed.get(encoding) ?? pack(encoding);
      packed.set(encoding, made);
      return made;
    },
  };
}
