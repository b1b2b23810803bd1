import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  compose,
  otherProviderMail,
  temporaryPasswordMail,
  tidy,
  verificationMail,
} from "../../../../server/core/mail/templates";

const test = suite("mail templates");

const publicOrigin = "https://drip.example";
const robin = { name: "Robin", publicOrigin };

test("the reset mail has the specified title and its link's token after the #", () => {
  const mail = temporaryPasswordMail({ ...robin, token: "token-1" });
  assert.is(mail.subject, "Your temporary password");
  assert.match(mail.text, "https://drip.example/app/reset#token-1");
  assert.match(mail.html, 'href="https://drip.example/app/reset#token-1"');
  assert.match(mail.text, "Hey Robin,");
  assert.match(mail.text, "15 minutes");
});

test("the verification mail links to its page", () => {
  const mail = verificationMail({ ...robin, token: "token-2" });
  assert.match(mail.text, "https://drip.example/app/verify#token-2");
  assert.match(mail.html, 'href="https://drip.example/app/verify#token-2"');
  assert.match(mail.html, "Kids and teams wait until you have.", "it does not say that all works without");
});

test("the notice names the other provider and contains no token", () => {
  const mail = otherProviderMail({ ...robin, formattedProvider: "Google" });
  assert.is(mail.subject, "You sign in with Google");
  assert.match(mail.text, "Sign in with Google:\nhttps://drip.example/app\n");
  assert.not.match(mail.text, "#");
});

const hostile = [
  `<img src=x onerror=alert(1)>`,
  `"><script>alert(1)</script>`,
  `' onmouseover='x`,
  "Robin\r\nBcc: everybody@example.com",
  "click https://evil.example/now",
  "evil.example",
  "\u202egnp.exe",
  "\u0000\u0007",
  "A".repeat(500),
  "&lt;b&gt;",
];

test("the opt-out link is below the signature, in text and HTML", () => {
  const { text, html } = compose("Subject", {
    greeting: "Hey there,",
    paragraphs: [],
    button: { label: "Have a look", href: "https://drip.example/app/join#t" },
    closing: [],
    quiet: { label: "No more <mail>", href: 'https://drip.example/app/join?decline#t"' },
  });
  assert.ok(text.endsWith('crew\n\nNo more <mail>:\nhttps://drip.example/app/join?decline#t"\n'), text);
  assert.match(html, 'href="https://drip.example/app/join?decline#t&quot;"');
  assert.match(html, "No more &lt;mail&gt;</a>");
});

for (const name of hostile) {
  test(`a hostile name is plain text: ${JSON.stringify(name).slice(0, 40)}`, () => {
    const calm = temporaryPasswordMail({ ...robin, token: "t" });
    const mail = temporaryPasswordMail({ name, publicOrigin, token: "t" });
    const tags = (html: string) => html.match(/<[^>]*>/g);
    assert.equal(tags(mail.html), tags(calm.html), "no tag and no attribute came or went");
    assert.is(mail.text.split("\n").length, calm.text.split("\n").length, "no line came or went");
    assert.is(mail.subject, calm.subject);
    assert.equal(mail.text.match(/https?:\/\/\S+/g), ["https://drip.example/app/reset#t"]);
    assert.not.match(mail.text, "evil.example");
    for (const sign of ["\u202e", "\u0000", "\u0007"]) assert.not.ok(mail.text.includes(sign));
    assert.ok((mail.text.split("\n")[0] ?? "").length < 50);
  });
}

test("an emoji of several characters, or a letter with its accent, stays whole or is left out", () => {
  const family = "👨\u200D👩\u200D👧";
  const flag = "🇺🇸";
  const england = "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}";
  assert.is(tidy(`${family} \u200D⚽\uFE0F\u202E Derby`), `${family} ⚽\uFE0F Derby`);
  for (const sign of [family, flag, england, "👍🏽", "7\uFE0F\u20E3", "e\u0301"]) {
    const { length } = [...sign];
    const room = "x".repeat(40 - length);
    assert.is(tidy(`${room}${sign}${sign}`), `${room}${sign}`);
    for (let over = 1; over < length; over += 1)
      assert.is(tidy(`${room}${"x".repeat(over)}${sign}`), `${room}${"x".repeat(over)}`);
  }
  assert.is(tidy(`${"x".repeat(39)} ${flag}`), "x".repeat(39));
});

test("a name of symbols only is replaced by a friendly form of address", () => {
  assert.match(temporaryPasswordMail({ name: "\u200b \n", publicOrigin, token: "t" }).text, "Hey teammate,");
});

test.run();
