import { suite } from "uvu";
import * as assert from "uvu/assert";
import { expectVersion } from "../../../../server/platform/http/version";

const test = suite("versions of rows");

const codeOf = (ifMatch: string | undefined) => {
  try {
    expectVersion(ifMatch, 7);
    return "fits";
  } catch (error) {
    return Reflect.get(Object(error), "messageCode");
  }
};

test("only the row's current version may be changed", () => {
  assert.is(codeOf('"7"'), "fits");
  for (const stale of ['"6"', '"8"', '"70"']) assert.is(codeOf(stale), "REQUEST_412_CHANGED", stale);
});

test("a missing or malformed version changes nothing", () => {
  for (const ifMatch of [undefined, "", "7", "*", 'W/"7"', '"7", "8"', '"-7"', '"07"', '"00"'])
    assert.is(codeOf(ifMatch), "REQUEST_428_VERSION", String(ifMatch));
});

test.run();
