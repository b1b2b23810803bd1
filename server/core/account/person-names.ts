import { hidesSigns } from "../../../domain/fields/unseen-signs";
import { type FieldFault, Problem } from "../../platform/http/problem";

type Names = { first_name?: string | undefined; last_name?: string | undefined };

/** The invalid names among a person's names, by field. */
export function checkPersonNames(names: Names): void {
  const fields: FieldFault[] = [];
  for (const field of ["first_name", "last_name"] as const) {
    const name = names[field]?.trim() ?? "";
    if (hidesSigns(name)) fields.push({ field, rule: "unseen" });
    else if (isInsult(name)) fields.push({ field, rule: "profanity" });
  }
  if (fields.length > 0) throw new Problem("REQUEST_400_INVALID", { fields });
}

/**
 * More lenient than for drip names: a word of the name is refused only if it is on a short list of insults, in any
 * case, with accents, with digits for letters, or spelled letter by letter. People are called Dick, Fanny, Gay and
 * Cockburn.
 */
export function isInsult(name: string): boolean {
  const plain = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[0134578@$!]/g, (sign) => letters[sign] ?? sign);
  const words = plain.split(/[^\p{L}]+/u).filter(Boolean);
  const isSpelled = words.length > 2 && words.every((word) => word.length === 1);
  return (isSpelled ? [words.join("")] : words).some((word) => insults.has(word));
}

const letters: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "@": "a",
  $: "s",
  "!": "i",
};

const insults = new Set(
  `arschloch arsehole asshole bitch bitches bollocks bullshit cabron cazzo chinga connard coño cunt cunts encule fag
  faggot fick ficken fotze fuck fucked fucker fuckers fucking fuckoff fuckyou hurensohn jebac joder kankerhoer klootzak
  kurwa kys maricon motherfucker neger nigga niggas nigger niggers nique orospu pedofil pedophile pendejo penis porra
  puta putain pute puto rapist retard salope scheisse scheiße schlampe shit shithead shitty siktir skurwysyn slut sluts
  stronzo tranny vaffanculo vagina verga wanker whore whores wichser`
    .split(/\s+/)
    .map((word) => word.normalize("NFKD").replace(/\p{M}/gu, "")),
);
