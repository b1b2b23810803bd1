import type { User } from "../../../domain/account/user";
import { fits } from "../../../domain/base/shape";
import { User as userShape } from "../../api/shapes/user";
import { openPersonStore, readOwned, sessionStoreName } from "../base/person-store.effects";

const meKey = "me";

/** Whose data the device has, for pages that open before the session is restored; null if it has none. */
export async function readStoredMe(factory: IDBFactory | undefined): Promise<User | null> {
  const stored = await readOwned(factory, sessionStoreName, meKey);
  const me = stored?.value as User | undefined;
  return me && fits(me, userShape) && me.id === stored?.owner ? me : null;
}

/** Stored beside the person's week, and deleted with it when the session ends. */
export const storeMe = (factory: IDBFactory | undefined, me: User) =>
  openPersonStore(factory, sessionStoreName, me.id).put(meKey, me);
