import { desk, launchChromium } from "../../test/support/browser/browser";
import { bundlePage } from "./bundle";

/** An empty page with one bundle of candidates. */
export async function openBench(entry: string) {
  const browser = await launchChromium({ isWhole: true });
  const page = await (await browser.newContext(desk)).newPage();
  const faults: string[] = [];
  page.on("pageerror", (fault) => faults.push(String(fault)));
  await page.setContent(
    '<!doctype html><html lang="en"><head><title>Bench</title></head><body></body></html>',
  );
  await page.addScriptTag({ content: await bundlePage(entry), type: "module" });
  return {
    page,
    async close() {
      await browser.close();
      if (faults.length > 0) throw new Error(faults.join("\n"));
    },
  };
}
