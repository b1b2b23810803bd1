import { read } from "../../../domain/base/read";
import { type Ask, askLife, type Joiner } from "../../../domain/invitation/join";
import type { SafeStorage } from "../base/storage.effects";
import { askName } from "./ask-name.effects";
import { readKey } from "./invitation-key.effects";

/** A join form filled in signed out, stored on this device for a day. */
export const createAskStore = (storage: SafeStorage, now: () => number) => {
  const readAsk = (): Ask | null => {
    const text = storage.read(askName);
    const ask = text === null ? null : parseAsk(text);
    const isAlive = ask !== null && ask.keptAt <= now() && now() - ask.keptAt < askLife;
    if (text !== null && !isAlive) storage.remove(askName);
    return isAlive ? ask : null;
  };
  return {
    keep: (ask: Ask) => storage.write(askName, JSON.stringify(ask)),
    read: readAsk,
    forget: (ask: Ask) => {
      if (readAsk()?.idempotencyKey === ask.idempotencyKey) storage.remove(askName);
    },
  };
};

function parseAsk(text: string): Ask | null {
  try {
    const [key, joiners, idempotencyKey, keptAt, userId] = read(JSON.parse(text), [
      "key",
      "wishes",
      "idempotencyKey",
      "keptAt",
      "userId",
    ]);
    const known = readKey(key);
    const fit = Array.isArray(joiners) ? joiners.flatMap(readJoiner) : [];
    if (known === null || fit.length === 0 || typeof idempotencyKey !== "string") return null;
    if (typeof keptAt !== "number" || (userId !== null && typeof userId !== "string")) return null;
    return { key: known, wishes: fit, idempotencyKey, keptAt, userId };
  } catch {
    return null;
  }
}

function readJoiner(value: unknown): Joiner[] {
  const [kind, childId, firstName, lastInitial, dateOfBirth] = read(value, [
    "kind",
    "childId",
    "firstName",
    "lastInitial",
    "dateOfBirth",
  ]);
  if (kind === "self") return [{ kind }];
  if (kind === "child" && typeof childId === "string") return [{ kind, childId }];
  const isKid = [firstName, lastInitial, dateOfBirth].every((each) => typeof each === "string");
  return kind === "new_child" && isKid
    ? [{ kind, firstName: `${firstName}`, lastInitial: `${lastInitial}`, dateOfBirth: `${dateOfBirth}` }]
    : [];
}
