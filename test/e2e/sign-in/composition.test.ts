// Core run: composition by an input method is the browser's own.
import * as assert from "uvu/assert";
import { productSuite } from "../../support/browser/product-suite";
import { caretOf, openAt } from "../../support/people/naming";

const test = productSuite("composition in the drip name");

test("IME composition is left alone; invalid characters are removed when it ends", async ({
  browser,
  product,
}) => {
  const { context, page } = await openAt("the dialog", { browser, product });
  const field = page.getByRole("textbox", { name: "Drip name" });
  await field.pressSequentially("ace");
  const devTools = await context.newCDPSession(page);
  const compose = async (text: string) => {
    await devTools.send("Input.imeSetComposition", {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
    assert.is(await field.inputValue(), `ace${text}`);
  };
  for (const text of ["n", "に", "にh", "にほ"]) await compose(text);
  await devTools.send("Input.insertText", { text: "日本" });
  assert.equal([await field.inputValue(), await caretOf(field)], ["ace", 3]);
  await page.getByText("Looks great!").waitFor();

  // Like phone keyboards, which compose a whole word while the name is checked.
  for (const text of ["_", "_o", "_of", "_of_the_sharks_of"]) await compose(text);
  await devTools.send("Input.insertText", { text: "_of_the_sharks_of" });
  assert.equal([await field.inputValue(), await caretOf(field)], ["ace_of_the_shar", 15]);
  await page.getByText("Looks great!").waitFor();
  await page.getByRole("button", { name: "Claim it" }).click();
  await page.waitForURL("**/app/next");
  await page.getByRole("link", { name: "You profile and settings" }).click();
  await page.getByText("@ace_of_the_shar", { exact: true }).waitFor();
  await context.close();
});

test.run();
