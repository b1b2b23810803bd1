import * as assert from "uvu/assert";
import { loadIdentity, readBrowserConfig } from "../../../src/effects/base/browser-config.effects";
import { openOnDemand } from "../../support/browser/on-demand";
import { viewSuite } from "../../support/view/dom";

const test = viewSuite("browser config");
test.before(openOnDemand);
const none = { apiKey: null, authDomain: null, projectId: null };
const bare = { identity: "firebase", firebase: none, telemetry: { sentry: null, analytics: null } };

test("the settings that the server wrote into the page are read unchanged", () => {
  const config = {
    identity: "emulator",
    firebase: { apiKey: "key", authDomain: "drip.firebaseapp.com", projectId: "drip" },
    telemetry: {
      sentry: { dsn: "https://key@sentry.example/1", environment: "test" },
      analytics: { appId: "1:2:web:3", measurementId: "G-TEST1234" },
    },
  };
  write(JSON.stringify(config));
  assert.equal(readBrowserConfig(document), config);
});

test("a page without settings has an empty project and reports nothing", () => {
  assert.equal(readBrowserConfig(document), bare);
  for (const text of ["", "{}"]) {
    write(text);
    assert.equal(readBrowserConfig(document), bare);
  }
});

test("an unknown identity provider is not taken for the emulator", () => {
  write('{"identity":"elsewhere"}');
  assert.equal(readBrowserConfig(document), bare);
});

test("only the emulator's Google sign-in uses our own chooser", async () => {
  const { open } = window;
  const opened: unknown[] = [];
  window.open = (...[, name]) => {
    opened.push(name);
    return null;
  };
  for (const identity of ["firebase", "emulator"]) {
    write(JSON.stringify({ identity }));
    const port = await loadIdentity(window);
    assert.is((await port.signInWithGoogle()).kind, "failed");
    assert.equal(opened, identity === "emulator" ? ["drip-account-chooser"] : []);
  }
  window.open = open;
});

function write(text: string) {
  const element = document.createElement("script");
  element.type = "application/json";
  element.id = "drip-config";
  element.textContent = text;
  document.body.replaceChildren(element);
}

test.run();
