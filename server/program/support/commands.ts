import { ban, birthday, endSessions, keep, lift, rename, show } from "./account-commands";
import { endGuardianship, objectForGuardian, restoreChildOf } from "./child-commands";
import type { Command, Verb } from "./command";
import type { Handler, SupportServices } from "./command-handler";
import { erase } from "./erase-command";
import { exportAccount } from "./export-command";
import { decideReport, listReports, showReport } from "./report-commands";
import { findAccount } from "./support.store";

/** Carries out the command and returns the lines to print. */
export async function runCommand(services: SupportServices, command: Command): Promise<string[]> {
  const { account: reportId, reference } = command;
  const target = { reportId, reference };
  if (command.verb === "reports") return listReports(services, reference);
  if (command.verb === "show-report") return showReport(services, target);
  if (command.verb === "decide-report") return decideReport(services, target, command.to);
  const account = await findAccount(services.db, command);
  return handlers[command.verb](services, account, command);
}

type ReportVerb = "reports" | "show-report" | "decide-report";

const handlers: Readonly<Record<Exclude<Verb, ReportVerb>, Handler>> = {
  show,
  ban,
  lift,
  "end-sessions": endSessions,
  rename,
  birthday,
  export: exportAccount,
  "restore-child": restoreChildOf,
  "end-guardianship": endGuardianship,
  "object-removal": objectForGuardian,
  keep,
  erase,
};
