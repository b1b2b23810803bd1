import { readReturnPath } from "../../../domain/session/return-path";
import type { SafeStorage } from "../base/storage.effects";

const key = "drip.return-path";

/** Where somebody wanted to go before signing in. Used once, and never for another person after a sign-out. */
export const createReturnPath = (storage: SafeStorage, origin: string) => ({
  remember: (path: string) => storage.write(key, path),
  forget: () => storage.remove(key),
  take: (): string | null => {
    const path = readReturnPath(storage.read(key), origin);
    storage.remove(key);
    return path;
  },
});
