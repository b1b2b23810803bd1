import { createRequire } from "node:module";

interface Validator {
  getAjvValidator(version: string): unknown;
}

/** Each app has OpenAPI's own schema compiled, to check the contract by it: a quarter of a second that one app of a process pays for all. */
const fromGlue = createRequire(createRequire(import.meta.url).resolve("fastify-openapi-glue"));
const { prototype }: { prototype: Validator } = fromGlue("@seriousme/openapi-schema-validator").Validator;
const compile = prototype.getAjvValidator;
const compiled = new Map<string, unknown>();
prototype.getAjvValidator = function (version) {
  const known = compiled.get(version) ?? compile.call(this, version);
  compiled.set(version, known);
  return known;
};
