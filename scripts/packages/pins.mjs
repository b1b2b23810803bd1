/**
 * The pinned version of each package, and the name under which the registry has it: "npm:typescript@7.0.2" is an alias.
 * @param {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} manifest
 */
export function readPins({ dependencies, devDependencies }) {
  /** @type {Record<string, string>} */
  const pins = {};
  /** @type {Record<string, string>} */
  const sources = {};
  for (const [name, wanted] of Object.entries({ ...dependencies, ...devDependencies })) {
    const [, source = name, version = wanted] = /^npm:(.+)@(.+)$/.exec(wanted) ?? [];
    pins[name] = version;
    sources[name] = source;
  }
  return { pins, sources };
}
