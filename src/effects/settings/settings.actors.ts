import { sessionListMachine } from "../../../machines/session/session-list.machine";
import { profileFormMachine } from "../../../machines/settings/profile-form.machine";
import { settingsMachine } from "../../../machines/settings/settings.machine";
import type { AppPorts } from "../base/app-ports.actors";
import { networkReturns } from "../base/network.effects";
import { withEffects } from "../base/with-effects.effects";
import { sessionListActors } from "../session/session-list.effects";
import type { SignInMachines } from "../sign-in/sign-in.actors";
import { readProvider, saveProfile } from "./settings.effects";

export type SettingsPorts = AppPorts &
  Pick<SignInMachines, "changePassword" | "signOutEverywhere" | "dripNameField"> & {
    /** Sends the outbox. */
    sendUnsent: () => Promise<void>;
  };

export const settingsWith = ({
  client,
  session,
  announce,
  changePassword,
  signOutEverywhere,
  dripNameField,
  sendUnsent,
}: SettingsPorts) =>
  withEffects(
    settingsMachine,
    {
      changePassword,
      sessionList: withEffects(sessionListMachine, {
        ...sessionListActors(client),
        network: networkReturns(window),
      }),
      signOutEverywhere,
      sendUnsent,
      readProvider: ({ input }) => readProvider(client, input.me),
      profileForm: withEffects(
        profileFormMachine,
        { save: ({ input }) => saveProfile(client, input), dripNameField },
        {
          announce: (_, announcement) => announce(announcement),
          showMe: (_, { me }) => session.send({ type: "me.updated", me }),
        },
      ),
    },
    { signOut: () => session.send({ type: "sign-out.chosen" }) },
  );
