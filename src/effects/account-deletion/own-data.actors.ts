import { copyFileName } from "../../../domain/account-deletion/own-data";
import { copyMyDataMachine } from "../../../machines/account-deletion/copy-my-data.machine";
import { farewellMachine } from "../../../machines/account-deletion/farewell.machine";
import type { IdentityPort } from "../../identity/port";
import type { AppPorts } from "../base/app-ports.actors";
import { saveFile } from "../base/save-file.effects";
import { withEffects } from "../base/with-effects.effects";
import { readProvider } from "../settings/settings.effects";
import { askDeletion, readConsequences } from "./farewell.effects";
import { readCopy } from "./own-data.effects";

export type OwnDataPorts = Pick<AppPorts, "client" | "announce"> & { identity: IdentityPort };

export const copyMyDataWith = ({ client, announce, identity }: OwnDataPorts) =>
  withEffects(
    copyMyDataMachine,
    {
      readProvider: ({ input }) => readProvider(client, input.me),
      readCopy: ({ input }) => readCopy({ client, identity }, input),
      saveFile: async ({ input }) =>
        saveFile(window, { name: copyFileName, type: "application/json", text: input.file }),
    },
    { announce: (_, announcement) => announce(announcement) },
  );

export const farewellWith = ({ client, announce, identity }: OwnDataPorts) =>
  withEffects(
    farewellMachine,
    {
      readConsequences: ({ input }) => readConsequences(client, input.me),
      readProvider: ({ input }) => readProvider(client, input.me),
      askDeletion: ({ input }) => askDeletion({ client, identity, newKey: () => crypto.randomUUID() }, input),
    },
    { announce: (_, announcement) => announce(announcement) },
  );
