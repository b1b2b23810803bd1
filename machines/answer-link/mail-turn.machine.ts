import type { GivenMailTurn, MailPage } from "../../domain/answer-link/answer-link";
import { type PressMachine, pressOf } from "../base/press.setup";

/** What a family does about one turn on the page behind a mail. */
export const mailTurnMachine: PressMachine<GivenMailTurn, MailPage> = pressOf("mailTurn");
export type MailTurnMachine = typeof mailTurnMachine;
