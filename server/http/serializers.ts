import { SerializerSelector } from "@fastify/fast-json-stringify-compiler";

type Build = ReturnType<typeof SerializerSelector>;
type Serialize = ReturnType<ReturnType<Build>>;

const select = SerializerSelector();
const known = new Map<string, Serialize>();

/**
 * Hardly any reply has a shape of its own: each is compiled once in a process, not for every operation, status and test server again.
 * No app adds schemas or options, so the shape decides alone.
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
