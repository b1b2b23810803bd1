import { useActorRef, useSelector } from "@xstate/react";
import { useEffect } from "react";
import type { User } from "../../../domain/account/user";
import type { Unsent } from "../../../domain/outbox/unsent";
import {
  selectFamilyChild,
  selectPlace,
  selectProvider,
  selectUnsent,
  type settingsMachine,
} from "../../../machines/settings/settings.machine";

export type SettingsMachine = typeof settingsMachine;

/** Runs the dialog's machine and updates it when the user changes. */
export function useSettings(machine: SettingsMachine, me: User, countUnsent: () => Unsent) {
  const actor = useActorRef(machine, { input: { me, countUnsent } });
  useEffect(() => actor.send({ type: "me.changed", me }), [actor, me]);
  return {
    actor,
    place: useSelector(actor, selectPlace),
    familyChild: useSelector(actor, selectFamilyChild),
    provider: useSelector(actor, selectProvider),
    unsent: useSelector(actor, selectUnsent),
    children: useSelector(actor, (snapshot) => snapshot.children),
  };
}
