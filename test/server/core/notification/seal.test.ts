import { suite } from "uvu";
import * as assert from "uvu/assert";
import { areDeviceKeys, seal } from "../../../../server/core/notification/seal";
import { makeBrowser } from "../../../support/server/push-service";

const test = suite("sealing a push");

const bytes = (text: string) => Buffer.from(text, "base64url");

/** RFC 8291, appendix A. */
const example = {
  text: "When I grow up, I want to be a watermelon",
  keys: {
    p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  },
  theirPrivateKey: bytes("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"),
  chance: {
    privateKey: bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
    salt: bytes("DGv6ra1nlYgDCS1FRnbzlw"),
  },
  sealed:
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
};

test("the example of RFC 8291 is reproduced byte for byte", () => {
  const sealed = seal(example.text, example.keys, example.chance);
  assert.is(sealed.toString("base64url"), example.sealed);
});

test("the tests' browser decrypts the example", () => {
  const { unseal } = makeBrowser(undefined, {
    privateKey: example.theirPrivateKey,
    auth: bytes(example.keys.auth),
  });
  assert.is(unseal(bytes(example.sealed)), example.text);
});

test("two encryptions of one text differ, and only the intended browser decrypts them", () => {
  const { device, unseal } = makeBrowser();
  const [one, other] = [seal("Rain", device), seal("Rain", device)];
  assert.not.equal(one, other);
  assert.equal([unseal(one), unseal(other)], ["Rain", "Rain"]);
  assert.throws(() => makeBrowser().unseal(one));
  one[one.length - 1] = (one.at(-1) ?? 0) ^ 1;
  assert.throws(() => unseal(one));
});

test("valid keys are a point on the curve and sixteen bytes", () => {
  const { device } = makeBrowser();
  assert.ok(areDeviceKeys(device));
  const point = bytes(device.p256dh);
  point[64] = (point[64] ?? 0) ^ 1;
  for (const p256dh of [point.toString("base64url"), "B".repeat(87), "A".repeat(87), device.auth])
    assert.not.ok(areDeviceKeys({ ...device, p256dh }), p256dh);
  assert.not.ok(areDeviceKeys({ ...device, auth: "AAAA" }));
});

test("one push is encrypted within two milliseconds", () => {
  const { device } = makeBrowser();
  const text = "x".repeat(512);
  seal(text, device);
  const rounds = Array.from({ length: 50 }, () => {
    const began = performance.now();
    seal(text, device);
    return performance.now() - began;
  }).sort((one, other) => one - other);
  assert.ok((rounds[25] ?? 9) <= 2, `${rounds[25]} ms`);
});

test.run();
