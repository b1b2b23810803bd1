import { createBrowserInspector, type StatelyInspectionEvent } from "@statelyai/inspect";
import { inspectActors } from "./inspect-actors";
import { createRedaction, type Redact, redactDefinition } from "./redaction";

/** Records all actors from now on; sends the records, and later ones, once a window is opened. */
export function openFeed(page: Window, url: string) {
  const redact = createRedaction();
  const inspector = createBrowserInspector({
    url,
    window: page,
    autoStart: false,
    maxDeferredEvents: 5_000,
    serializationDepthLimit: 24,
    sanitizeContext: redact,
    sanitizeEvent: redact,
    serialize: (event) => clean(redact, event),
  });
  inspectActors(inspector.inspect);
  let isStarted = false;
  return {
    /** Called in a click handler: otherwise the browser blocks the popup. */
    show() {
      const opened = page.open(isStarted ? url : "", "xstateinspector", "popup,width=1280,height=860");
      if (!isStarted) inspector.start();
      isStarted = true;
      opened?.focus();
    },
  };
}

/** Every message is redacted twice, before and after waiting for the window, so placeholders must stay unchanged. */
export function clean(redact: Redact, event: StatelyInspectionEvent): StatelyInspectionEvent {
  switch (event.type) {
    case "@xstate.event":
      return { ...event, event: redact(event.event) };
    case "@xstate.snapshot":
      return { ...event, event: redact(event.event), snapshot: cleanSnapshot(redact, event.snapshot) };
    case "@xstate.actor": {
      const { definition } = event;
      return {
        ...event,
        snapshot: cleanSnapshot(redact, event.snapshot),
        definition: definition === undefined ? definition : redactDefinition(redact, definition),
      };
    }
  }
}

/** A state may be called "password", so its name stays. Child actors are reported by themselves. */
function cleanSnapshot<Shot extends object>(redact: Redact, snapshot: Shot): Shot {
  const whole: Shot & { value?: unknown } = redact({ ...snapshot, children: {}, historyValue: {} });
  return "value" in snapshot ? { ...whole, value: snapshot.value } : whole;
}
