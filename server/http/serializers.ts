import { SerializerSelector } from "@fastify/fast-json-stringify-compiler";

type Build = ReturnType<typeof SerializerSelector>;
type Serialize = ReturnType<ReturnType<Build>>;

const select = SerializerSelector();
const known = new Map<string, Serialize>();

/**
 * Few replies have a schema of their own: each schema is compiled once per process, not for every operation, status
 * and test server. No app adds schemas or options, so the schema alone is the key.
 */
export const buildSerializers: Build = (externalSchemas, options) => {
  const compile = select(externalSchemas, options);
  return (route) => {
    const shape = JSON.stringify(route.schema);
    const serialize = known.get(shape) ?? compile(route);
    known.set(shape, serialize);
    return serialize;
  };
};
