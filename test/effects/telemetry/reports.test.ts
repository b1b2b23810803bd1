import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Fault } from "../../../domain/telemetry/telemetry";
import { listenForFaults, onceEach, type Signal } from "../../../src/effects/telemetry/reports.effects";

const test = suite("reports");

const broken = new TypeError("broken");

test("each kind of error is reported where it belongs; only React's are logged here", () => {
  assert.equal(heard({ kind: "unreachable" }), ["reply unreachable"]);
  assert.equal(heard({ renderError: broken }), ["log TypeError: broken", "report render TypeError: broken"]);
  assert.equal(heard({ reason: broken } as PromiseRejectionEvent), ["report promise TypeError: broken"]);
  assert.equal(heard({ error: broken } as ErrorEvent), ["report page TypeError: broken"]);
});

test("an error handler that fails to load causes no further error", async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  process.on("unhandledRejection", note);
  listenForFaults({
    handleReply: () => Promise.reject(new TypeError("Failed to fetch dynamically imported module")),
    log() {},
    report() {},
  })({ kind: "unreachable" });
  await new Promise((resolve) => setImmediate(resolve));
  process.off("unhandledRejection", note);
  assert.equal(unhandled, []);
});

test("a cross-origin error without details is not reported", () => {
  assert.equal(heard({ error: null, message: "Script error." } as ErrorEvent), []);
});

test("the same fault is reported once, a different one too", () => {
  const { tell, told } = openOnce();
  tell({ source: "page", error: broken });
  tell({ source: "promise", error: new TypeError("broken") });
  tell({ source: "reply", status: 500, code: null });
  tell({ source: "reply", status: 500, code: null });
  tell({ source: "reply", status: 502, code: null });
  tell({ source: "reply", status: 500, code: "MARS_500_ROVER" });
  assert.equal(told, ["page", "500 null", "502 null", "500 MARS_500_ROVER"]);
});

test("at most twenty faults per page are reported", () => {
  const { tell, told } = openOnce();
  for (let status = 500; status < 540; status++) tell({ source: "reply", status, code: null });
  assert.is(told.length, 20);
  assert.is(told.at(-1), "519 null");
});

function heard(signal: Signal) {
  const said: string[] = [];
  listenForFaults({
    handleReply: async ({ kind }) => void said.push(`reply ${kind}`),
    log: (error) => said.push(`log ${error}`),
    report: (fault) => said.push(`report ${fault.source} ${"error" in fault ? fault.error : fault.status}`),
  })(signal);
  return said;
}

function openOnce() {
  const told: string[] = [];
  const tell = onceEach((fault: Fault) =>
    told.push(fault.source === "reply" ? `${fault.status} ${fault.code}` : fault.source),
  );
  return { tell, told };
}

test.run();
