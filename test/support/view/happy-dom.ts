import { GlobalWindow } from "happy-dom";

/** Defines a browser's globals in this process, except Node's own fetch, streams, URL and timers. */
const window = new GlobalWindow({
  url: "http://localhost/",
  width: 1280,
  height: 800,
});

const replaced = new Set([
  "CustomEvent",
  "Event",
  "EventTarget",
  "File",
  "FormData",
  "MessageEvent",
  "Storage",
  "localStorage",
  "sessionStorage",
  "navigator",
]);
const listeners = ["addEventListener", "removeEventListener", "dispatchEvent"] as const;

for (const name of allNames(window)) {
  if (name in globalThis && !replaced.has(name)) continue;
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get: () => Reflect.get(window, name),
    set: (value) =>
      Reflect.defineProperty(globalThis, name, {
        configurable: true,
        writable: true,
        value,
      }),
  });
}
for (const name of listeners) {
  Object.defineProperty(globalThis, name, {
    configurable: true,
    writable: true,
    value: window[name].bind(window),
  });
}

function allNames(object: object | null): Set<string> {
  if (object === null || object === Object.prototype) return new Set();
  return new Set([...Object.getOwnPropertyNames(object), ...allNames(Object.getPrototypeOf(object))]);
}
