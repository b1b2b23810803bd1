import { read } from "../../../domain/base/read";
import type { TeamThread } from "../../../domain/invitation/join-thread";
import type { InvitationKey } from "../../../domain/invitation/key";
import type { SafeStorage } from "../base/storage.effects";

const name = "drip.invitation";

/**
 * The invitation's token, code or id, stored in the tab while its person signs in, so that no URL contains it. With it,
 * so that neither outlives the other, what the pages of signing in show.
 */
export const createInvitationKey = (storage: SafeStorage) => ({
  keep: (key: InvitationKey, thread: TeamThread | null = null) =>
    storage.write(name, JSON.stringify(thread === null ? key : { ...key, thread })),
  forget: () => storage.remove(name),
  read: (): InvitationKey | null => readKey(parsed(storage.read(name))),
  /** Unread, since only pages with an invitation load what reads it. */
  thread: (): unknown => read(parsed(storage.read(name)), ["thread"])[0],
});

export function readKey(value: unknown): InvitationKey | null {
  const [token, code, id] = read(value, ["token", "code", "invitation_id"]);
  if (isFit(token)) return { token };
  if (isFit(code)) return { code };
  return isFit(id) ? { invitation_id: id } : null;
}

const longest = 128;
const isFit = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && value.length <= longest;

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return null;
  }
}
