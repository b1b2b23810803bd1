import type { UserRow } from "../../core/account/account.store";
import type { Services } from "../../core/base/services";
import type { Command } from "./command";
import { lockAccount, withAuditLine } from "./support.store";

export type SupportServices = Pick<Services, "config" | "db" | "identity" | "mail" | "now">;

/** Carries out one command on an account and returns the lines to print. */
export type Handler = (services: SupportServices, account: UserRow, command: Command) => Promise<string[]>;

/** The account's current state, locked, with the audit line written. */
export const act = <T>(
  { db }: SupportServices,
  { id }: UserRow,
  { reference }: Command,
  verb: string,
  work: (tx: Parameters<Parameters<typeof withAuditLine>[2]>[0], holder: UserRow) => Promise<T>,
) => withAuditLine(db, { verb, reference, userId: id }, async (tx) => work(tx, await lockAccount(tx, id)));

export const count = (number: number, what: string) => `${number} ${what}${number === 1 ? "" : "s"}`;
export const moment = (at: Date) => `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;
export const day = (at: Date) => at.toISOString().slice(0, 10);
