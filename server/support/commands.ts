import { ban, birthday, endSessions, lift, rename, show } from "./account-commands";
import { endGuardianship, restoreChildOf } from "./child-commands";
import type { Command, Verb } from "./command";
import type { Handler, SupportServices } from "./command-handler";
import { erase } from "./erase-command";
import { exportAccount } from "./export-command";
import { findAccount } from "./support.store";

/** Carries out the command and returns the lines to print. */
export async function runCommand(services: SupportServices, command: Command): Promise<string[]> {
  const account = await findAccount(services.db, command);
  return handlers[command.verb](services, account, command);
}

const handlers: Readonly<Record<Verb, Handler>> = {
  show,
  ban,
  lift,
  "end-sessions": endSessions,
  rename,
  birthday,
  export: exportAccount,
  "restore-child": restoreChildOf,
  "end-guardianship": endGuardianship,
  erase,
};
