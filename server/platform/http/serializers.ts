import { SerializerSelector } from "@fastify/fast-json-stringify-compiler";

type Build = ReturnType<typeof SerializerSelector>;
type Serialize = ReturnType<ReturnType<Build>>;

const select = SerializerSelector();
const known = new Map<unknown, Serialize>();

/**
 * Each schema is compiled once per process, when its reply is first sent: a server sends few of the failures that the contract names.
 * No app adds schemas or options, so the schema alone is the key.
 */
export const buildSerializers: Build = (externalSchemas, options) => {
  const compile = select(externalSchemas, options);
  return (route) => {
    const { schema } = route;
    return (reply) => {
      const serialize = known.get(schema) ?? compile(route);
      known.set(schema, serialize);
      return serialize(reply);
    };
  };
};
