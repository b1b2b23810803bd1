// Full run only: it tries hundreds of names in every call.
import { Window } from "happy-dom";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  otherProviderMail,
  temporaryPasswordMail,
  verificationMail,
} from "../../../server/core/mail/templates";
import { hostileNames } from "../../support/people/hostile-names";
import { form, signUp } from "../../support/people/people";
import { record } from "../../support/proof";
import { openTestServer } from "../../support/server/server";

const test = suite("hostile names");

const names = hostileNames(200);
const publicOrigin = "https://drip.example";
const mails = {
  reset: (name: string) => temporaryPasswordMail({ name, publicOrigin, token: "token" }),
  verify: (name: string) => verificationMail({ name, publicOrigin, token: "token" }),
  provider: (name: string) => otherProviderMail({ name, publicOrigin, formattedProvider: "Google" }),
};

// One window for all: to make one takes ten times as long as to parse a mail.
const { DOMParser } = new Window();

/** Every element with its attributes in order, as a mail program parses them, without text. */
function bones(html: string): string[] {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  return [...parsed.querySelectorAll("*")].map((element) =>
    [element.tagName, ...[...element.attributes].map(({ name, value }) => `${name}=${value}`)].join(" "),
  );
}

test("control: a name that becomes markup is noticed", () => {
  const { html } = mails.reset("Robin");
  assert.ok(bones(html).length > 10);
  for (const markup of [
    "<b>Robin</b>",
    "Robin<script>0</script>",
    `<a href="https://hacked.example">Robin</a>`,
  ])
    assert.not.equal(bones(html.replaceAll("Robin", markup)), bones(html), markup);
});

for (const [kind, compose] of Object.entries(mails)) {
  test(`in the mail "${kind}" a hostile name is plain text`, () => {
    const calm = bones(compose("Robin").html);
    let wrong = 0;
    for (const name of names) {
      const mail = compose(name);
      assert.equal(bones(mail.html), calm, name);
      assert.equal(mail.subject, compose("Robin").subject);
      if (
        /<script|javascript:|\bBcc:/i.test(mail.html) ||
        ["\r", "\u0000", "\u202e"].some((sign) => mail.text.includes(sign))
      )
        wrong += 1;
    }
    assert.is(wrong, 0);
    record({
      point: 12,
      tried: `Script-injection names in the mail "${kind}" that became markup, a link or a header`,
      count: names.length,
      wrong,
      database: "none",
    });
  });
}

test("the server stores such a name unchanged or refuses it, and its JSON cannot be sniffed as HTML", async () => {
  const server = await openTestServer();
  let wrong = 0;
  let kept = 0;
  for (const [index, name] of names.entries()) {
    const reply = await signUp(
      server,
      form({
        email_address: `person-${index}@example.com`,
        first_name: name.slice(0, 32),
        last_name: name.slice(-64),
      }),
      { from: `10.0.${index}.1` },
    );
    if (reply.status === 200) kept += 1;
    else if (reply.body.message_code !== "REQUEST_400_INVALID") wrong += 1;
    if (!String(reply.headers["content-type"]).startsWith("application/json")) wrong += 1;
    if (reply.headers["x-content-type-options"] !== "nosniff") wrong += 1;
    if (reply.text.includes("hacked")) wrong += 1;
  }
  assert.is(wrong, 0);
  assert.ok(kept > 100, String(kept));
  record({
    point: 12,
    tried: "Sign-ups with script-injection names: replies that repeat them or could pass for a page",
    count: names.length,
    wrong,
    note: `${kept} kept as words`,
  });
  await server.close();
});

test.run();
