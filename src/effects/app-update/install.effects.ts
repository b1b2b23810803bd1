import {
  installRecordText,
  isInstallOffered,
  readInstallRecord,
  withVisit,
} from "../../../domain/app-update/install";
import type { SafeStorage } from "../base/storage.effects";

/** What Chromium sends; other browsers install from their own menu. */
type InstallPrompt = Event & { prompt(): Promise<unknown> };

const key = "drip.install";

/** Counts the visit and holds the browser's question until somebody presses *Install*. */
export function openInstall(page: Pick<Window, "addEventListener">, storage: SafeStorage, today: string) {
  const record = withVisit(readInstallRecord(storage.read(key)), today);
  storage.write(key, installRecordText(record));
  const asked = new Promise<InstallPrompt>((resolve) =>
    page.addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      resolve(event as InstallPrompt);
    }),
  );
  return {
    waitUntilDue: async () => {
      if (!isInstallOffered(record)) return await new Promise<never>(() => {});
      await asked;
    },
    install: async () => {
      await (await asked).prompt();
    },
    putOff: () => storage.write(key, installRecordText({ ...record, isPutOff: true })),
  };
}
