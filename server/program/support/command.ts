import { parseArgs } from "node:util";

/** Why a command was not carried out, for the terminal. Nothing was changed. */
export class SupportRefusal extends Error {
  override readonly name = "SupportRefusal";
}

const options = ["to", "out", "child"] as const;
type Option = (typeof options)[number];

/** What a command is about; an account unless it says otherwise. */
const subjects = {
  reports: "nothing",
  "show-report": "report",
  "decide-report": "report",
} as const;

const verbs = {
  show: { does: "show what state an account is in", needs: [] },
  ban: { does: "ban it and end its sessions", needs: [] },
  lift: { does: "lift the ban", needs: [] },
  "end-sessions": { does: "sign it out on every device", needs: [] },
  rename: { does: "give it another drip name", needs: ["to"] },
  birthday: { does: "correct its date of birth: --to 2001-02-03", needs: ["to"] },
  export: { does: "write a copy of all that is kept about it into a new file", needs: ["out"] },
  "restore-child": {
    does: "bring back a child's profile that was taken down: ACCOUNT is its guardian's",
    needs: ["child"],
  },
  "end-guardianship": { does: "end it by the order of a court: ACCOUNT is the guardian's", needs: ["child"] },
  "object-removal": {
    does: "object for a guardian whose access another guardian asked to end: ACCOUNT is the one who stays",
    needs: ["child"],
  },
  keep: {
    does: "take back its deletion, with all that went along, for somebody who lost the mailbox",
    needs: [],
  },
  erase: { does: "delete it and all that is kept about it, at the identity provider as well", needs: [] },
  reports: { does: "list the reported messages that wait for us", needs: [] },
  "show-report": { does: "show a reported message with what stood around it", needs: [] },
  "decide-report": { does: "close it: --to kept, withdrawn or removed_person", needs: ["to"] },
} as const satisfies Record<string, { does: string; needs: readonly Option[] }>;

export type Verb = keyof typeof verbs;

export interface Command {
  verb: Verb;
  /** A user's id, an e-mail address or a drip name; a report's id for commands about a report. */
  account: string;
  reference: string;
  to: string;
  out: string;
  /** A child's id. */
  child: string;
  isDryRun: boolean;
  /** Children and teams that nobody else answers for are taken down and archived first, as when the person asked in the app. */
  takesAlong: boolean;
}

const width = 18;

export const usage = `npm run support -- COMMAND ACCOUNT --reference TICKET

ACCOUNT is a user's id, an e-mail address or a drip name, REPORT a report's id. TICKET is the number of the request that this is about: at
most 40 letters, digits and signs such as T-1042, never a name. It is kept in the audit beside what was done.

${Object.entries(verbs)
  .map(([verb, { does, needs }]) => {
    const given = [
      ...needs.map((name) => ` --${name} …`),
      ...(verb === "erase" ? [" [--dry-run] [--take-along]"] : []),
    ];
    return `  ${verb.padEnd(width)}${does}${given.length > 0 ? `\n${" ".repeat(width + 2)}${verb}${argumentOf(verb)}${given.join("")} --reference TICKET` : ""}`;
  })
  .join("\n")}

--dry-run tells what erase would delete and deletes nothing. --take-along also takes down the children and archives the teams that
nobody else answers for: for an account that was erased before and came back with a restore. The settings are those of the server
(docs/deploy/settings.md). On PGlite the server has to be stopped first.`;

/** Null: help was requested. */
export function readCommand(words: readonly string[]): Command | null {
  const { values, positionals } = parse(words);
  if (values.help || (words.length === 0 && positionals.length === 0)) return null;
  const [verb = "", account, ...more] = positionals;
  if (!isVerb(verb)) throw new SupportRefusal(`There is no command "${verb}". ${seeHelp}`);
  const subject = subjectOf(verb);
  if (subject === "nothing" && account !== undefined)
    throw new SupportRefusal(`${verb} is about all of them: "${account}" is too much.`);
  if (subject !== "nothing" && !account)
    throw new SupportRefusal(
      subject === "report"
        ? `Say which report: ${verb} REPORT. ${seeHelp}`
        : `Say whose account to ${verb}. ${seeHelp}`,
    );
  if (more.length > 0) throw new SupportRefusal(`One account at a time: "${more.join(" ")}" is too much.`);
  const needs: readonly string[] = verbs[verb].needs;
  for (const name of options) {
    if (needs.includes(name) && !values[name])
      throw new SupportRefusal(`${verb} needs --${name}. ${seeHelp}`);
    if (!needs.includes(name) && values[name] !== undefined)
      throw new SupportRefusal(`${verb} takes no --${name}. ${seeHelp}`);
  }
  for (const name of ["dry-run", "take-along"] as const)
    if (values[name] && verb !== "erase")
      throw new SupportRefusal(
        `${verb} has no ${name === "dry-run" ? "dry run" : "--take-along"}. ${seeHelp}`,
      );
  return {
    verb,
    account: account ?? "",
    reference: readReference(values.reference),
    to: values.to ?? "",
    out: values.out ?? "",
    child: values.child ?? "",
    isDryRun: values["dry-run"] ?? false,
    takesAlong: values["take-along"] ?? false,
  };
}

const seeHelp = "npm run support -- --help tells all of them.";

function subjectOf(verb: string): "account" | "report" | "nothing" {
  return Object.hasOwn(subjects, verb) ? subjects[verb as keyof typeof subjects] : "account";
}

function argumentOf(verb: string): string {
  const subject = subjectOf(verb);
  return subject === "nothing" ? "" : ` ${subject.toUpperCase()}`;
}

const isVerb = (text: string): text is Verb => Object.hasOwn(verbs, text);

/** A ticket number, so that no person's name gets into the audit. */
function readReference(given: string | undefined): string {
  if (!given) throw new SupportRefusal("Name the ticket that this is about: --reference T-1042");
  if (!/^(?=[^\d]*\d)[A-Za-z0-9#][A-Za-z0-9#/_.:-]{0,39}$/.test(given))
    throw new SupportRefusal(
      "A reference is a ticket's number: at most 40 letters, digits, and # / _ . : -, with a digit among them and no spaces.",
    );
  return given;
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        reference: { type: "string" },
        to: { type: "string" },
        out: { type: "string" },
        child: { type: "string" },
        "dry-run": { type: "boolean" },
        "take-along": { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (fault) {
    throw new SupportRefusal(
      `${fault instanceof Error ? fault.message : "What was typed cannot be read."}\n${seeHelp}`,
    );
  }
}
