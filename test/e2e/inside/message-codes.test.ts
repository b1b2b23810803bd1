import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { developmentOperator, placeholders } from "../../../domain/base/operator";
import { problemTexts } from "../../../domain/base/texts";
import { messageTexts } from "../../../domain/problem/message-texts";
import { signInTexts } from "../../../domain/sign-in/texts";
import { productSuite } from "../../support/browser/product-suite";
import { openMember } from "../../support/people/visitor";
import { until } from "../../support/until";

const test = productSuite("message codes");

test("each message code of the catalogue shows its text, and so does an unexpected reply", async ({
  browser,
  product,
}) => {
  const { context, faults, page, person } = await openMember(browser, product);
  const said = collectConsole(page);
  await openNames(page);
  const coded = (message_code: unknown) => JSON.stringify({ message_code, email: person.emailAddress });
  const foreseen = Object.entries(messageTexts).map(([code, text]) => ({
    status: Number(/_(\d{3})(?:_|$)/.exec(code)?.[1]),
    body: coded(code),
    text: text.replace(placeholders.support, developmentOperator.supportEmailAddress),
  }));
  const unforeseen = [
    { status: 500, body: coded("MARS_500_ROVER") },
    { status: 418, body: coded(undefined) },
    { status: 400, body: coded(person.emailAddress) },
    { status: 502, body: `<h1>Bad gateway for ${person.emailAddress}</h1>`, contentType: "text/html" },
    { status: 503, body: "" },
  ].map((reply) => ({ ...reply, text: problemTexts.unknown }));
  const cases = [...foreseen, ...unforeseen];
  /** A refused token causes one retry, which gets the same reply. */
  const replies = cases.flatMap((each) => (each.body.includes("AUTH_401_JWT") ? [each, each] : [each]));
  await page.route("**/user/user_id/*/details", (route) => {
    const { text: _, ...reply } = replies.shift() ?? { status: 401, body: coded("AUTH_401_JWT"), text: "" };
    return route.fulfill({ contentType: "application/json", ...reply });
  });
  assert.equal(
    await page.evaluate(readToasts, cases.length),
    cases.map(({ text }) => text),
  );
  /** The log is written after the body is read, possibly after the toast. */
  await until(() => said.length >= unforeseen.length);
  const logged = ["500, code MARS_500_ROVER", "418, code null", "400, code (not a code)", "502, code null"];
  assert.equal(
    said,
    [...logged, "503, code null"].map((each) => `Unforeseen reply: status ${each}`),
  );

  await page.route("**/auth/refresh_access_token", (route) =>
    route.fulfill({ status: 401, contentType: "application/json", body: coded("AUTH_401_JWT") }),
  );
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Suit up.").waitFor();
  await page.getByText(signInTexts.over).first().waitFor();
  assert.equal(faults, []);
  await context.close();
});

/** Collects the product's own console output, without the browser's lines about failed calls and Playwright's about the blocked worker. */
function collectConsole(page: Page) {
  const said: string[] = [];
  const isOfOthers = /^Failed to load resource|blocked by Playwright$/;
  page.on("console", (message) => {
    if (!isOfOthers.test(message.text())) said.push(message.text());
  });
  return said;
}

/** Opens the form that shows every failure as a toast. */
async function openNames(page: Page) {
  await page.getByRole("link", { name: "You profile and settings" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Name and drip name" }).click();
  await dialog.getByLabel("First name").fill("Bobbie");
}

/**
 * Saves repeatedly and reads the toast of each try. Runs in the page, since there are many tries. Two
 * minutes without a toast end it: the first missing text is the one that failed.
 */
async function readToasts(times: number): Promise<string[]> {
  const seen = new Set<Element>();
  const said: string[] = [];
  let pressed = 0;
  for (let heard = performance.now(); said.length < times && performance.now() - heard < 120_000; ) {
    const save = document.querySelector<HTMLElement>("dialog [type=submit]:not([aria-disabled=true])");
    if (save && pressed === said.length) {
      pressed++;
      save.click();
    }
    const toast = [...document.querySelectorAll<HTMLElement>("[data-toast=error]")].find(
      (each) => !seen.has(each),
    );
    if (toast) {
      seen.add(toast);
      // biome-ignore lint/performance/useDomNodeTextContent: as rendered, without the icon's name.
      said.push(toast.innerText);
      heard = performance.now();
    }
    await new Promise(requestAnimationFrame);
  }
  return said;
}

test.run();
