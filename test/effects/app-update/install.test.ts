import { test } from "uvu";
import * as assert from "uvu/assert";
import { openInstall } from "../../../src/effects/app-update/install.effects";

function openDevice() {
  const stored = new Map<string, string>();
  const storage = {
    read: (key: string) => stored.get(key) ?? null,
    write: (key: string, value: string) => void stored.set(key, value),
    remove: (key: string) => void stored.delete(key),
  };
  return {
    visit(day: string) {
      const page = new EventTarget();
      const opened = openInstall(page as unknown as Window, storage, day);
      let prompts = 0;
      let isDue = false;
      void opened.waitUntilDue().then(() => {
        isDue = true;
      });
      const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
        prompt: async () => {
          prompts += 1;
        },
      });
      page.dispatchEvent(event);
      return { opened, event, isDue: () => isDue, prompts: () => prompts };
    },
  };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test("the browser's own banner is held back, and its question asked on the second day at a press", async () => {
  const device = openDevice();
  const first = device.visit("2026-11-29");
  await turn();
  assert.equal([first.event.defaultPrevented, first.isDue()], [true, false]);
  const second = device.visit("2026-11-30");
  await turn();
  assert.equal([second.isDue(), second.prompts()], [true, 0]);
  await second.opened.install();
  assert.is(second.prompts(), 1);
  second.opened.putOff();
  const third = device.visit("2026-12-01");
  await turn();
  assert.is(third.isDue(), false);
});

test.run();
