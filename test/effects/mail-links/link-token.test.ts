import * as assert from "uvu/assert";
import { takeLinkToken } from "../../../src/effects/mail-links/link-token.effects";
import { viewSuite } from "../../support/view/dom";

const test = viewSuite("link token");
const address = () => location.pathname + location.search + location.hash;

for (const page of ["/app/reset", "/app/verify"])
  test(`the token leaves the address of ${page}; its query and what the entry holds stay`, () => {
    history.replaceState({ of: "the router" }, "", `${page}?from=mail#a-token`);
    assert.equal(
      [takeLinkToken(window), address(), history.state],
      ["a-token", `${page}?from=mail`, { of: "the router" }],
    );
  });

test("without a token there is none", () => {
  history.replaceState(null, "", "/app/reset");
  assert.equal([takeLinkToken(window), address()], ["", "/app/reset"]);
});

test("the fragment of any other page is its own", () => {
  for (const page of ["/app", "/app/home", "/app/reset/more", "/x/app/reset", "/app/verify-more"]) {
    history.replaceState(null, "", `${page}#a-token`);
    assert.equal([takeLinkToken(window), address()], ["", `${page}#a-token`]);
  }
});

test.run();
