import { shallowEqual, useSelector } from "@xstate/react";
import { threadOf } from "../../../domain/invitation/join-thread";
import { selectNames, selectPage, selectTerms } from "../../../machines/invitation/join.machine";
import type { JoinActor } from "./join-actor";

/** Whom the request is for, and its step. */
export function useThread(actor: JoinActor) {
  const page = useSelector(actor, selectPage);
  const terms = useSelector(actor, selectTerms);
  return threadOf(page, terms, useSelector(actor, selectNames, shallowEqual));
}
