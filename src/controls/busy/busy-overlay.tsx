import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { type busyMachine, selectIsCovered } from "../../../machines/busy/busy.machine";
import { LoadingOverlay } from "../../ui/busy/loading-overlay";

/** Mounted once, next to the screens. */
export const BusyOverlay = ({ actor }: { actor: ActorRefFrom<typeof busyMachine> }) => (
  <LoadingOverlay isCovering={useSelector(actor, selectIsCovered)} />
);
