import type { CDPSession } from "playwright-core";
import { desk, launchChromium } from "../../test/support/browser/browser";
import { bundlePage } from "./bundle";

/** An empty page with one bundle of candidates, and its script time. */
export async function openBench(entry: string) {
  const browser = await launchChromium({ isWhole: true });
  const page = await (await browser.newContext(desk)).newPage();
  const faults: string[] = [];
  page.on("pageerror", (fault) => faults.push(String(fault)));
  await page.setContent(
    '<!doctype html><html lang="en"><head><title>Bench</title></head><body></body></html>',
  );
  await page.addScriptTag({ content: await bundlePage(entry), type: "module" });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  return {
    page,
    devtools,
    scriptTime: () => metric(devtools, "ScriptDuration"),
    async close() {
      await browser.close();
      if (faults.length > 0) throw new Error(faults.join("\n"));
    },
  };
}

async function metric(devtools: CDPSession, name: string) {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return 1000 * (metrics.find((each) => each.name === name)?.value ?? Number.NaN);
}
