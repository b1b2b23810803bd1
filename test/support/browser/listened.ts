/** A fake page that records which event listeners are attached. */
export function openListened<Parts extends object>(parts: Parts) {
  const heard: { name: string; listener: unknown }[] = [];
  const forget = (name: string, listener: unknown) => {
    const at = heard.findIndex((each) => each.name === name && each.listener === listener);
    if (at >= 0) heard.splice(at, 1);
  };
  const target = new EventTarget();
  const { addEventListener, removeEventListener } = target;
  const page = Object.assign(target, parts, {
    addEventListener(name: string, listener: EventListener, options: AddEventListenerOptions = {}) {
      heard.push({ name, listener });
      options.signal?.addEventListener("abort", () => forget(name, listener));
      addEventListener.call(target, name, listener, options);
    },
    removeEventListener(name: string, listener: EventListener) {
      forget(name, listener);
      removeEventListener.call(target, name, listener);
    },
  });
  return { page: page as unknown as Window & Parts, names: () => heard.map(({ name }) => name) };
}
