import { own, record } from "./record.cjs";

/** A loader hook of Node: ES modules are not loaded by Module._load. @type {import("node:module").ResolveHook} */
export async function resolve(specifier, context, next) {
  const resolved = await next(specifier, context);
  record(own(context.parentURL), own(resolved.url));
  return resolved;
}
