import { product } from "../../../domain/base/product";
import { commonPasswords } from "./common-passwords";

/** The future holder; unknown values are left out. */
export interface PasswordOwner {
  emailAddress: string;
  names: readonly (string | null)[];
  dripName?: string | null;
}

/** Sports and cheers. Other whole words are in the list of common passwords. */
const sportWords = `
  archery arena athlete athletics backboard badminton ball baseball basket basketball bowling boxing captain champ champion champions
  championship cheer cheerleader cheerleading climbing club coach cricket curling cycling dance defense derby dodgeball draft dribble dunk
  equestrian fencing field fitness football forward futbol fussball game gameday goal goalie goalkeeper golf gym gymnast gymnastics handball
  helmet hockey hoops inning jersey judo karate keeper kickball kickoff lacrosse league marathon match mvp netball offense olympic olympics
  paddle penalty pickleball pitch pitcher player playoff playoffs quarterback racing referee rowing rugby runner running sailing score season
  skate skateboard skating skiing snowboard soccer softball sport sports squad squash stadium striker surfing swim swimmer swimming taekwondo
  team teammate tennis touchdown tournament track training triathlon trophy ultimate umpire victory volleyball waterpolo whistle winner
  wrestler wrestling yoga
`
  .trim()
  .split(/\s+/);

/** The number of letters that may remain beside obvious words: an "x", a "my", an initial. */
const mostLettersBeside = 3;

/**
 * Whether a guesser who knows the product and the person would try the password early: it is listed, or consists of
 * obvious words (the person's names, address and drip name, the product, sports) with little but digits and
 * punctuation around them.
 */
export function isObvious(password: string, owner: PasswordOwner): boolean {
  if (commonPasswords.has(password.toLowerCase())) return true;
  const words = new Set(
    [product.name, ...sportWords, ...wordsOf(owner)].flatMap((word) => [fold(word), lettersOf(fold(word))]),
  );
  const longestFirst = [...words]
    .filter((word) => word.length >= 3)
    .sort((one, other) => other.length - one.length);
  const readings = [password, unmask(password, "i"), unmask(password, "l")].map(fold);
  return readings.some((text) => {
    const rest = longestFirst.reduce((left, word) => left.replaceAll(word, " "), text);
    return rest !== text && lettersOf(rest).length <= mostLettersBeside;
  });
}

/** The address counts by its parts: nobody's password is their address plus a few letters. */
function wordsOf({ emailAddress, names, dripName }: PasswordOwner): string[] {
  const [local = "", host = ""] = emailAddress.split("@");
  const hosts = host.split(".").slice(0, -1);
  return [local, ...hosts, ...names, dripName ?? ""].flatMap((text) => {
    const whole = text ?? "";
    return [whole, ...whole.split(/[^\p{L}\p{N}]+|(?<=\p{L})(?=\p{N})/u)];
  });
}

/** Lower case, without accents and separators. */
const fold = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");

/** Digits and symbols that stand for letters; a 1 for either of two. */
const unmask = (text: string, one: "i" | "l") =>
  text.replace(/1/g, one).replace(/[034578@$!+]/g, (sign) => masks[sign] ?? sign);
const masks: Record<string, string> = {
  "0": "o",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "@": "a",
  $: "s",
  "!": "i",
  "+": "t",
};

const lettersOf = (text: string) => text.replace(/[^\p{L}]+/gu, "");
