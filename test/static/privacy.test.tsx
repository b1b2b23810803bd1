import * as assert from "uvu/assert";
import { Privacy } from "../../src/static/privacy";
import { render, screen, viewSuite, within } from "../support/view/dom";

const test = viewSuite("privacy page");

/** The design's table of retention, by hand: the numbers of each line, in the order of the text. */
const lines: readonly [RegExp, string[]][] = [
  [/^Your account/, ["14 days"]],
  [/^Your phone number/, []],
  [/^A child's profile/, ["14 days", "24 months", "30 days"]],
  [/^A team/, ["12 months", "12 months", "30 days"]],
  [/^Invitations/, ["30 days", "30 days"]],
  [/^A spot/, ["60 days", "30 days"]],
  [/^Requests/, ["30 days", "30 days"]],
  [/^That somebody was in a team/, ["24 months"]],
  [/^That somebody looked after a child/, ["24 months"]],
  [/keeps somebody out/, ["24 months"]],
  [/^A drip name/, ["90 days"]],
  [/^Dates of a team/, ["30 days", "12 months", "12 months", "12 months", "30 days", "30 days"]],
  [/^Mails we sent/, ["30 days"]],
  [/^That your device sent/, ["24 hours"]],
  [/^When somebody is away/, ["12 months", "12 months"]],
  [/^News for you/, ["60 days"]],
  [/in a huddle/, ["24 months", "90 days", "24 months"]],
  [/^Public links of events/, ["7 days"]],
  [/^What our support did/, ["24 months"]],
  [/^Logs/, ["30 days"]],
  [/^Backups/, ["30 days"]],
];

test("it says how long each thing is kept", () => {
  render(<Privacy year={2026} />);
  const section = screen.getByRole("region", { name: "How long we keep it" });
  for (const [what, numbers] of lines) {
    const time = within(section).getByText(what, { selector: "dt" }).nextElementSibling?.textContent ?? "";
    assert.equal(time.match(/\d+ (hours|days|months)/g) ?? [], numbers, String(what));
  }
  assert.match(section.textContent ?? "", "two mails, 60 and 30 days before");
});

test.run();
