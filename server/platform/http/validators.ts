import type { FastifyServerOptions } from "fastify";

type OnCreate = NonNullable<NonNullable<FastifyServerOptions["ajv"]>["onCreate"]>;
type Validate = ReturnType<Parameters<OnCreate>[0]["compile"]>;

const known = new Map<string, Validate>();

/**
 * Many requests and replies have the same schema, above all errors: each is compiled once per process, not for every operation, status
 * and test server. No app adds schemas, and all have the same options, so the schema alone is the key.
 */
export const compileOnce: OnCreate = (ajv) => {
  const compile = ajv.compile.bind(ajv);
  const compileNew = (schema: object): Validate => {
    const shape = JSON.stringify(schema);
    const validate = known.get(shape) ?? compile(schema);
    known.set(shape, validate);
    return validate;
  };
  Object.assign(ajv, { compile: compileNew });
};
