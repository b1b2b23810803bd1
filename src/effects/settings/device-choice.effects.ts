import { fromCallback } from "xstate";
import type { DeviceChoiceEvent } from "../../../domain/settings/device-choice";
import type { SafeStorage } from "../base/storage.effects";

export type DeviceChoice<Value extends string> = {
  key: string;
  read: (text: string | null) => Value;
  /** The device's own, which is not stored. */
  own: Value;
  show: (page: Window, value: Value) => void;
};

export const storedChoice = <Value extends string>(
  { key, read }: DeviceChoice<Value>,
  storage: SafeStorage,
) => read(storage.read(key));

/** Implements the machine's placeholder actors. */
export const deviceChoiceEffects = <Value extends string>(
  { key: ofChoice, read, own, show }: DeviceChoice<Value>,
  page: Window,
  storage: SafeStorage,
) => ({
  actors: {
    otherTabs: fromCallback<DeviceChoiceEvent<Value>>(({ sendBack }) => {
      const follow = ({ key, newValue }: StorageEvent) => {
        if (key === ofChoice || key === null) sendBack({ type: "choice.followed", value: read(newValue) });
      };
      page.addEventListener("storage", follow);
      return () => page.removeEventListener("storage", follow);
    }),
  },
  actions: {
    show: (_: unknown, { value }: { value: Value }) => show(page, value),
    keep: (_: unknown, { value }: { value: Value }) => {
      if (value === own) storage.remove(ofChoice);
      else storage.write(ofChoice, value);
    },
  },
});
