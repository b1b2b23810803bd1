import * as assert from "uvu/assert";
import { axeFaults } from "../../support/browser/axe";
import { type Gallery, gallerySuite } from "../../support/browser/stages";

const test = gallerySuite<Gallery>("axe in light and in dark");

/** The faults of a page with these styles and contents, and no other. */
async function faultsOf({ browser }: Gallery, styles: string, contents: string) {
  const page = await browser.newPage();
  await page.setContent(`<!doctype html>
<html lang="en">
<title>Planted faults</title>
<style>
  :root { color-scheme: light dark; color: light-dark(#111, #eee); background: light-dark(#fff, #111); }
  a { color: light-dark(#00c, #9cf); }
  ${styles}
</style>
<main><h1>Planted faults</h1>${contents}</main>`);
  const faults = await axeFaults(page);
  await page.context().close();
  return faults;
}

const text = '<p>Practice is on, <a href="#x">bring water</a> and a hat.</p>';

test("nothing is found on a page without faults", async (given) => {
  assert.equal(await faultsOf(given, "", text), []);
});

test("a contrast that is too low only in dark is found, and so is one only in light", async (given) => {
  assert.equal(
    await faultsOf(given, "i { color: light-dark(#333, #333); } b { color: #ccc; }", "<i>dim</i><b>pale</b>"),
    ["light color-contrast: <b>pale</b>", "dark color-contrast: <i>dim</i>"],
  );
});

test("a link that only its colour tells from its text, and hardly so, only in dark, is found", async (given) => {
  const close = "@media (prefers-color-scheme: dark) { a { color: #ccc; text-decoration: none; } }";
  assert.equal(await faultsOf(given, close, text), ['dark link-in-text-block: <a href="#x">bring water</a>']);
});

test("a fault that is not about colours is reported once, in light", async (given) => {
  assert.equal(await faultsOf(given, "", "<button></button>"), ["light button-name: <button></button>"]);
});

test.run();
