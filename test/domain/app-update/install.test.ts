import { test } from "uvu";
import * as assert from "uvu/assert";
import {
  installRecordText,
  isInstallOffered,
  noVisits,
  readInstallRecord,
  withVisit,
} from "../../../domain/app-update/install";

test("the offer is made on the second day, and not again once it was put off", () => {
  const first = withVisit(withVisit(noVisits, "2026-11-29"), "2026-11-29");
  assert.is(isInstallOffered(first), false, "two visits on one day are one");
  const second = withVisit(first, "2026-11-30");
  assert.is(isInstallOffered(second), true);
  assert.is(isInstallOffered({ ...second, isPutOff: true }), false);
  assert.equal(withVisit(second, "2026-12-01"), second);
});

test("a stored record is read as written, and anything else as none", () => {
  const record = { days: ["2026-11-29", "2026-11-30"], isPutOff: true };
  assert.equal(readInstallRecord(installRecordText(record)), record);
  for (const text of [null, "", "{}", "yes <b>"]) assert.equal(readInstallRecord(text), noVisits);
});

test.run();
