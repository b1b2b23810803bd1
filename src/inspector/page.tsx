import { createBrowserReceiver, type StatelyInspectionEvent } from "@statelyai/inspect";
import { createRoot } from "react-dom/client";
import { createActor } from "xstate";
import { setUpStyles } from "../ui/base/style-setup";
import { inspectorMachine } from "./inspector.machine";
import { InspectorView } from "./inspector-view";

/** The log grows in batches: thousands of events were recorded before the window opened. */
const batchMs = 30;

const actor = createActor(inspectorMachine).start();
const waiting: StatelyInspectionEvent[] = [];
const flush = () => actor.send({ type: "messages.arrived", messages: waiting.splice(0) });

// Messages are accepted from our own origin only; the receiver would take them from anyone.
window.addEventListener("message", (message) => {
  if (message.origin !== window.location.origin) message.stopImmediatePropagation();
});
createBrowserReceiver().subscribe((message) => {
  if (waiting.push(message) === 1) window.setTimeout(flush, batchMs);
});

setUpStyles();
const container = document.getElementById("app");
if (container) createRoot(container).render(<InspectorView actor={actor} />);
