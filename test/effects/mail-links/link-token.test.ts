import * as assert from "uvu/assert";
import { takeLinkToken } from "../../../src/effects/mail-links/link-token.effects";
import { viewSuite } from "../../support/view/dom";

const test = viewSuite("link token");
const address = () => location.pathname + location.search + location.hash;

for (const page of ["/app/reset", "/app/verify"])
  test(`the token is removed from the URL of ${page}; query and history state stay`, () => {
    history.replaceState({ of: "the router" }, "", `${page}?from=mail#a-token`);
    assert.equal(
      [takeLinkToken(window), address(), history.state],
      ["a-token", `${page}?from=mail`, { of: "the router" }],
    );
  });

test("a page that one comes back to keeps it", () => {
  history.replaceState(null, "", "/app/look#a-token");
  assert.equal([takeLinkToken(window), address()], ["a-token", "/app/look#a-token"]);
});

test("without a token the result is empty", () => {
  history.replaceState(null, "", "/app/reset");
  assert.equal([takeLinkToken(window), address()], ["", "/app/reset"]);
});

test("the fragment of any other page is left alone", () => {
  for (const page of ["/app", "/app/home", "/app/reset/more", "/x/app/reset", "/app/verify-more"]) {
    history.replaceState(null, "", `${page}#a-token`);
    assert.equal([takeLinkToken(window), address()], ["", `${page}#a-token`]);
  }
});

test.run();
