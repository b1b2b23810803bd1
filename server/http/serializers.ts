import { SerializerSelector } from "@fastify/fast-json-stringify-compiler";

/** Hardly any reply has a shape of its own: each is compiled once, not for every operation and status again. */
export const buildSerializers: ReturnType<typeof SerializerSelector> = (externalSchemas, options) => {
  const compile = SerializerSelector()(externalSchemas, options);
  const known = new Map<string, ReturnType<typeof compile>>();
  return (route) => {
    const shape = JSON.stringify(route.schema);
    const serialize = known.get(shape) ?? compile(route);
    known.set(shape, serialize);
    return serialize;
  };
};
