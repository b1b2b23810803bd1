import { readReturnPath } from "../../../domain/session/return-path";
import type { SafeStorage } from "../base/storage.effects";

const key = "drip.return-path";

/** The page requested before signing in. Read once, and dropped at a sign-out. */
export const createReturnPath = (storage: SafeStorage, origin: string) => ({
  remember: (path: string) => storage.write(key, path),
  forget: () => storage.remove(key),
  take: (): string | null => {
    const path = readReturnPath(storage.read(key), origin);
    storage.remove(key);
    return path;
  },
});
