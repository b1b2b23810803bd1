import { readFileSync } from "node:fs";
import { join } from "node:path";
import { changedFiles } from "../../../scripts/steps/changed-files.mjs";
import { root } from "../../../server/platform/config/root";
import { type DocumentedReply, documentedReplies } from "./contract";

const isFull = process.env.TEST_RUN === "full";

/** What the guard, the limits, the checks of the body and the database answer for any operation. */
export const genericCodes =
  /^(SERVER_500|SERVER_503_(DATABASE|IDENTITY|SHUTDOWN)|REQUEST_(400_INVALID|412_CHANGED|413_TOO_LARGE|415_MEDIA_TYPE|422_REUSED|428_VERSION|429_LIMIT)|AUTH_401_(BANNED|JWT|ROLE)|AUTH_403_MUST_CHANGE|USER_403_(ADULT|DATE_OF_BIRTH|EMAIL_ADDRESS))$/;

/** Operations that stand for all in the core run, of each code that is generic. */
export const representatives = 4;

const isGeneric = ({ status, example }: DocumentedReply) => status >= 400 && genericCodes.test(example ?? "");

/** Evenly spread over the operations that have the code. */
function represent(replies: readonly DocumentedReply[]) {
  const codes = [...new Set(replies.filter(isGeneric).map(({ example }) => example))];
  return codes.flatMap((code) => {
    const all = replies.filter((reply) => isGeneric(reply) && reply.example === code);
    const step = Math.max(1, all.length / representatives);
    return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
  });
}

/** Successes, the replies that are an operation's own, and the generic ones of the representatives. */
export const coreReplies: readonly DocumentedReply[] = [
  ...documentedReplies.filter((reply) => !isGeneric(reply)),
  ...represent(documentedReplies),
];

/** The files that decide the replies of the operations that they name. */
const deciding = /^(openapi\/paths\/.+\.yaml|server\/.+\.routes\.ts)$/;
/** These decide the replies of all. */
const decidingAll = /^server\/(core\/access|platform\/http)\//;

/** All replies of an operation whose contract or handler changed. */
function isOfChanged() {
  const changed = changedFiles(root);
  if (changed.some((file) => decidingAll.test(file))) return () => true;
  const texts = changed.filter((file) => deciding.test(file)).map(readText);
  const names = new Set(texts.flatMap((text) => text.match(/\w+/g) ?? []));
  return ({ operationId }: DocumentedReply) => names.has(operationId);
}

function readText(file: string) {
  try {
    return readFileSync(join(root, file), "utf8");
  } catch {
    return "";
  }
}

/** What a run tries on the server: all in the full run. */
export function chooseReplies(): readonly DocumentedReply[] {
  if (isFull) return documentedReplies;
  const isChanged = isOfChanged();
  return documentedReplies.filter((reply) => coreReplies.includes(reply) || isChanged(reply));
}

/** What a run tries on the mock, where a failure is the same for all operations: each code once, and every success. */
export function chooseMockReplies(): readonly DocumentedReply[] {
  if (isFull) return documentedReplies;
  const isFirst = (reply: DocumentedReply) =>
    documentedReplies.find(({ status, example }) => status === reply.status && example === reply.example) ===
    reply;
  return documentedReplies.filter((reply) => reply.status < 400 || isFirst(reply));
}
