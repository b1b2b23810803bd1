/**
 * Names that imitate the product, its staff, a page or a machine. Underscores and look-alike characters
 * are ignored in the comparison, and so are numbers around a staff-like name.
 */
export function isReservedDripName(name: string): boolean {
  const signs = fold(name);
  const bare = withoutNumber(signs);
  return (
    [...places, ...offices].some((word) => reads(signs, word)) ||
    offices.some((word) => reads(bare, word)) ||
    isStaffLike(name)
  );
}

/** A staff word at its beginning or end: "real_admin", "drip_support1". Words that only begin or end like one pass. */
function isStaffLike(name: string): boolean {
  const words = name.split("_").map(fold).map(withoutNumber).filter(Boolean);
  const isOrdinary = (word = "") => ordinary.some((each) => reads(word, each));
  const begins = (text: string) => staffWords.some((word) => reads(text.slice(0, word.length), word));
  const ends = (text: string) => staffWords.some((word) => reads(text.slice(-word.length), word));
  const texts = [fold(name), withoutNumber(fold(name))];
  return (texts.some(begins) && !isOrdinary(words[0])) || (texts.some(ends) && !isOrdinary(words.at(-1)));
}

/** Lower case without underscores. A capital I after a small letter counts as an l. */
const fold = (name: string): string =>
  name
    .replace(/(?<=[a-z])I/g, "1")
    .toLowerCase()
    .replaceAll("_", "");

/** Removes leading and trailing digits. These may be letter substitutes, so both forms are checked. */
const withoutNumber = (signs: string): string => signs.replace(/^\d+|\d+$/g, "");

const reads = (signs: string, word: string): boolean =>
  signs.length === word.length &&
  [...word].every(
    (letter, at) => signs[at] === letter || possibleDuplicates[signs[at] ?? ""]?.includes(letter),
  );

/** Letters that a character can be read as, besides itself. */
const possibleDuplicates: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "il",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  l: "i",
};

const staffWords = ["admin", "moderator", "official", "staff", "support"];

/** First or last words that begin or end like a staff word: of the language, and surnames. */
const ordinary =
  listed(`bickerstaff falstaff flagstaff longstaff officially stafford staffordshire supported supporter
  supporters supporting supportive unofficial wagstaff`);

const offices =
  listed(`administrator administrators admins adminteam customerservice drip dripadmin dripapp dripbot
  dripcoach driphelp driphq dripofficial dripsecurity dripstaff dripsupport dripsystem dripteam grandpoobah helpdesk
  hostmaster mod moderators mods noreply postmaster security superuser sysadmin system systemuser theadmin thedripteam
  theteam verified webmaster`);

const places =
  listed(`abuse account accounts all anonymous api app apps auth avatar billing blog bot bots chat claim
  contact copyright deleted deleteduser ding dings email everyone example feed feedback firstbase gameon guest health
  help here home homefield host hq info legal login logout lostsoul mail me news nobody notification notifications null
  onboarding owner password payment payments ping pings premium privacy profile root safety sales schedule server
  settings shop signin signout signup squad squadmember status store subscribe team teams terms undefined unknown update
  updates user username users verify www you`);

function listed(words: string): readonly string[] {
  return words.split(/\s+/);
}
