import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { RosterLine } from "../../../domain/team/roster";
import { selectRows } from "../../../machines/base/collection.setup";
import type { RosterMachine } from "./use-team";

/** The number of spots that nobody took; 0 without a roster. */
export const useSpotCount = (roster: ActorRefFrom<RosterMachine> | null): number =>
  useSelector(roster ?? undefined, (snapshot) =>
    snapshot ? selectRows<RosterLine>(snapshot).filter(({ item }) => item.kind === "spot").length : 0,
  );
