import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Companion, type CompanyVerdict, judgeCompany } from "../../../domain/team/two-deep";

const test = suite("two-deep");

/** Mother guards Ann and her sister, father Ben; both guard Kim. Finn has no living guardian. */
const kinds = ["coach", "mother", "father", "ann", "ben", "kim", "finn"] as const;
type Kind = (typeof kinds)[number];
const guardians: Partial<Record<Kind, Kind[]>> = {
  ann: ["mother"],
  ben: ["father"],
  kim: ["mother", "father"],
  finn: [],
};

/** Two adults of a kind have the same standing; two minors of a kind are siblings. */
function companyOf(company: readonly Kind[]): Companion[] {
  const everybody = company.map((kind, index) => ({ kind, id: `${kind} ${index}` }));
  return everybody.map(({ kind, id }) => {
    const guarding = guardians[kind];
    if (!guarding) return { kind: "adult", userId: id };
    const here = everybody.filter((other) => guarding.includes(other.kind)).map((other) => other.id);
    return {
      kind: "minor",
      childId: id,
      guardianIds: [...here, ...guarding.map((name) => `${name} at home`)],
    };
  });
}

/** An independent implementation of the rule, over the names of kinds. */
function expected(company: readonly Kind[]): CompanyVerdict {
  const count = (...wanted: Kind[]) => company.filter((kind) => wanted.includes(kind)).length;
  if (count("finn") > 0) return "frozen";
  const lacksMother = count("mother") === 0;
  const lacksFather = count("father") === 0;
  if (count("ann") > 0 && lacksMother) return "needs_guardian";
  if (count("ben") > 0 && lacksFather) return "needs_guardian";
  if (count("kim") > 0 && lacksMother && lacksFather) return "needs_guardian";
  const isWithoutMinors = count("ann", "ben", "kim") === 0;
  const isOneParentWithOwn =
    count("coach") === 0 && (lacksFather || lacksMother) && count("mother", "father") === 1;
  if (isWithoutMinors || isOneParentWithOwn) return "open";
  return count("coach", "mother", "father") >= 2 ? "open" : "needs_second_adult";
}

function allCompanies(upTo: number): Kind[][] {
  let longest: Kind[][] = [[]];
  const all = [...longest];
  for (let size = 1; size <= upTo; size++) {
    longest = longest.flatMap((company) =>
      kinds
        .filter((kind) => kinds.indexOf(kind) >= kinds.indexOf(company.at(-1) ?? "coach"))
        .map((kind) => [...company, kind]),
    );
    all.push(...longest);
  }
  return all;
}

test("all companies of up to five from seven kinds of people are judged as the plain definition says", () => {
  const companies = allCompanies(5);
  assert.is(companies.length, 792);
  for (const company of companies)
    assert.is(judgeCompany(companyOf(company)), expected(company), company.join(", "));
});

test("neither order nor duplicates change the verdict", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...kinds), { maxLength: 5 }), fc.nat(), (company, turn) => {
      const people = companyOf(company);
      const at = turn % (people.length + 1);
      const turned = [...people.slice(at), ...people.slice(0, at)];
      assert.is(judgeCompany(turned), judgeCompany(people));
      assert.is(judgeCompany([...people, ...people]), judgeCompany(people));
    }),
  );
});

test("adding an adult keeps an open company open, and a minor without guardians freezes it", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...kinds), { maxLength: 5 }), (company) => {
      const people = companyOf(company);
      const coach: Companion = { kind: "adult", userId: "one more coach" };
      if (judgeCompany(people) === "open") assert.is(judgeCompany([...people, coach]), "open");
      const unguarded = people.map((one) => (one.kind === "minor" ? { ...one, guardianIds: [] } : one));
      if (people.some(({ kind }) => kind === "minor")) assert.is(judgeCompany(unguarded), "frozen");
    }),
  );
});

test("no open company leaves one adult alone with somebody else's child", () => {
  for (const company of allCompanies(5)) {
    const people = companyOf(company);
    const adults = people.flatMap((one) => (one.kind === "adult" ? [one.userId] : []));
    const [only, ...others] = adults;
    const hasForeignChild = people.some(
      (one) => one.kind === "minor" && !one.guardianIds.includes(only ?? ""),
    );
    if (others.length === 0 && hasForeignChild)
      assert.is.not(judgeCompany(people), "open", company.join(", "));
  }
});

test("a company without a second adult always lacks a guardian too, so only that is named", () => {
  const verdicts = new Set(allCompanies(5).map((company) => judgeCompany(companyOf(company))));
  assert.equal([...verdicts].sort(), ["frozen", "needs_guardian", "open"]);
});

test("typical companies are judged as the design says", () => {
  const judge = (...company: Kind[]) => judgeCompany(companyOf(company));
  assert.equal([judge(), judge("coach"), judge("mother", "coach")], ["open", "open", "open"]);
  assert.equal([judge("mother", "ann"), judge("mother", "ann", "kim", "ann")], ["open", "open"]);
  assert.equal([judge("coach", "ann"), judge("coach", "coach", "ann")], ["needs_guardian", "needs_guardian"]);
  assert.equal([judge("ann"), judge("ann", "ben")], ["needs_guardian", "needs_guardian"]);
  assert.equal([judge("mother", "coach", "ann"), judge("mother", "ann", "ben")], ["open", "needs_guardian"]);
  assert.equal([judge("mother", "father", "finn", "ann"), judge("finn")], ["frozen", "frozen"]);
});

test.run();
