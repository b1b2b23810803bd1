import { suite } from "uvu";
import * as assert from "uvu/assert";
import { changesBetween } from "../../../domain/family/child-changes";
import { follower, guardian, oneself, sam } from "../../support/people/family";

const test = suite("changes of a child's profile");

test("names, birthday and display setting are described by their current values", () => {
  const now = sam({ last_initial: "B", date_of_birth: "2016-04-10", shown_as: "number" });
  assert.equal(changesBetween(sam(), now), [
    "The name is Sam B. now.",
    "The birthday is Apr 10, 2016 now.",
    "Others see the number now.",
  ]);
});

test("added and removed people are named", () => {
  const before = sam({ guardians: [oneself()], followers: [follower()] });
  const now = sam({
    guardians: [oneself(), guardian()],
    followers: [follower({ user_id: "u9", name: "Alex Hill" })],
  });
  assert.equal(changesBetween(before, now), [
    "Kim Reyes looks after Sam now.",
    "Alex Hill follows Sam now.",
    "Pat Stone doesn't follow Sam any more.",
  ]);
  assert.equal(changesBetween(now, before)[0], "Kim Reyes doesn't look after Sam any more.");
});

test("a change that was undone is listed as well", () => {
  assert.equal(changesBetween(sam(), sam({ version: 5 })), ["It reads the same by now."]);
});

test.run();
