import { lazy } from "react";
import type { Announcement } from "../../domain/base/announcement";
import { readUnsent } from "../../domain/outbox/unsent";
import { sessionListMachine } from "../../machines/session/session-list.machine";
import { profileFormMachine } from "../../machines/settings/profile-form.machine";
import { settingsMachine } from "../../machines/settings/settings.machine";
import type { Client } from "../api/client";
import { effect } from "../effects/base/effect.effects";
import { networkReturns } from "../effects/base/network.effects";
import { createSafeStorage } from "../effects/base/storage.effects";
import { unsentKey } from "../effects/outbox/unsent-key.effects";
import { sessionListActors } from "../effects/session/session-list.effects";
import { readProvider, saveProfile } from "../effects/settings/settings.effects";
import type { IdentityPort } from "../identity/port";
import type { SettingsProps } from "../screens/settings/settings.screen";
import { openBell } from "./bell.part";
import type { Charts } from "./sign-in.part";

type Ports = Pick<SettingsProps, "session" | "appearance" | "consent"> &
  Pick<Charts, "changePassword" | "signOutEverywhere" | "dripNameField"> & {
    identity: IdentityPort;
    client: Client;
    announce: (announcement: Announcement) => void;
    /** Sends the outbox. */
    sendUnsent: () => Promise<void>;
  };

/** Implements the placeholder actors of the settings. */
export function wireSettings({
  client,
  session,
  appearance,
  consent,
  announce,
  changePassword,
  signOutEverywhere,
  dripNameField,
  identity,
  sendUnsent,
}: Ports): SettingsProps {
  const machine = settingsMachine.provide({
    actors: {
      changePassword,
      sessionList: sessionListMachine.provide({
        actors: { ...sessionListActors(client), network: networkReturns(window) },
      }),
      signOutEverywhere,
      sendUnsent: effect(sendUnsent),
      readProvider: effect(({ input }) => readProvider(client, input.me)),
      profileForm: profileFormMachine.provide({
        actors: {
          save: effect(({ input }) => saveProfile(client, input)),
          dripNameField,
        },
        actions: {
          announce: (_, announcement) => announce(announcement),
          showMe: (_, { me }) => session.send({ type: "me.updated", me }),
        },
      }),
    },
    actions: { signOut: () => session.send({ type: "sign-out.chosen" }) },
  });
  const Family = lazy(async () => ({
    default: (await import("./family.part")).wireFamily({ client, session, announce }),
  }));
  const ownData = { client, announce, identity };
  const Copy = lazy(async () => ({ default: (await import("./own-data.part")).wireCopy(ownData) }));
  const Farewell = lazy(async () => ({
    default: (await import("./own-data.part")).wireFarewell(ownData),
  }));
  const storage = createSafeStorage(() => window.localStorage);
  const countUnsent = () => readUnsent(storage.read(unsentKey));
  const bell = openBell(client, window, { asksAll: true });
  return { session, appearance, consent, machine, bell, countUnsent, Family, Copy, Farewell };
}
