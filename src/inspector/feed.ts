import { createBrowserInspector, type StatelyInspectionEvent } from "@statelyai/inspect";
import { inspectActors } from "./inspect-actors";
import { createRedaction, type Redact, redactDefinition } from "./redaction";

export type FeedTarget = { url: string; label: string };

/** Hears all actors from now on; sends what it heard, and goes on hearing, once somebody opens the window. */
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
    /** Called from a click: without one no browser opens a window. */
    show() {
      const opened = page.open(isStarted ? url : "", "xstateinspector", "popup,width=1280,height=860");
      if (!isStarted) inspector.start();
      isStarted = true;
      opened?.focus();
    },
  };
}

/** Every message passes here twice, before and after it waited for the window, so placeholders stay as they are. */
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

/** A state may be called "password": its name stays. Whom an actor holds is told by those actors themselves. */
function cleanSnapshot<Shot extends object>(redact: Redact, snapshot: Shot): Shot {
  const whole: Shot & { value?: unknown } = redact({ ...snapshot, children: {}, historyValue: {} });
  return "value" in snapshot ? { ...whole, value: snapshot.value } : whole;
}
