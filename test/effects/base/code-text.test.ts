import * as assert from "uvu/assert";
import { findCodeText } from "../../../src/api/code-text";
import { openOnDemand } from "../../support/browser/on-demand";
import { viewSuite } from "../../support/view/dom";

const test = viewSuite("texts of codes");
test.before(openOnDemand);

test("the text of a code names this server's support, and an unknown code has none", async () => {
  const element = document.createElement("script");
  element.id = "drip-config";
  element.textContent = JSON.stringify({ supportEmailAddress: "help@drip.example" });
  document.body.append(element);
  assert.is(
    await findCodeText("AUTH_401_BANNED"),
    "This account is benched. Think that's a bad call? Write to help@drip.example.",
  );
  assert.is(await findCodeText("NOTHING_404"), null);
  element.remove();
});

test.run();
