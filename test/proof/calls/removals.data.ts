/**
 * Who may end whose access to a child, object to it and read of it, written from docs/product/families.md and never derived from the code
 * that it judges.
 *
 * The columns are people, each towards the player Sam of the team Comets:
 *   out signed out · ban a banned guardian of Sam · lea a guardian whose account is about to be deleted · str a stranger · gon a guardian until yesterday ·
 *   mum, dad, gra guard Sam for a month; mum asked yesterday that dad's access end · obj guards Sam for a month; gra asked to end that, and obj objected 30 days ago ·
 *   neu guards Sam for two days, let in by gra · fol follows Sam · oth guards another player · pla adult player · coa coach · man manager · tfo follows the team
 */
export const people = [
  "out",
  "ban",
  "lea",
  "str",
  "gon",
  "mum",
  "dad",
  "gra",
  "obj",
  "neu",
  "fol",
  "oth",
  "pla",
  "coa",
  "man",
  "tfo",
] as const;
export type PersonKey = (typeof people)[number];

/** `+` is done, `=` is granted and changes nothing. */
export const letters: Readonly<Record<string, string>> = {
  "+": "done",
  "=": "unchanged",
  J: "AUTH_401_JWT",
  B: "AUTH_401_BANNED",
  C: "CHILD_404",
  N: "COLLABORATOR_404",
  "-": "COLLABORATOR_401_DELETE",
  V: "CHILD_403_REMOVAL",
};

/** To ask that somebody's access end: each person's reply. */
export const askTable = `
                out ban lea str gon mum dad gra obj neu fol oth pla coa man tfo
ask/mum         J   B   J   C   C   N   V   +   +   V   -   -   -   -   -   C
ask/dad         J   B   J   C   C   =   N   =   =   V   -   -   -   -   -   C
ask/gra         J   B   J   C   C   +   V   N   +   V   -   -   -   -   -   C
ask/obj         J   B   J   C   C   +   V   V   N   V   -   -   -   -   -   C
ask/neu         J   B   J   C   C   +   V   +   +   N   -   -   -   -   -   C
ask/fol         J   B   J   C   C   N   N   N   N   N   -   -   -   -   -   C
ask/oth         J   B   J   C   C   N   N   N   N   N   -   -   -   -   -   C
ask/coa         J   B   J   C   C   N   N   N   N   N   -   -   -   -   -   C
ask/ban         J   B   J   C   C   N   N   N   N   N   -   -   -   -   -   C
ask/lea         J   B   J   C   C   N   N   N   N   N   -   -   -   -   -   C
ask/gon         J   B   J   C   C   N   N   N   N   N   -   -   -   -   -   C
`;

/** To stop a request: mum's about dad, gra's about obj that is over, one about Sam's sister, and none. */
export const stopTable = `
                out ban lea str gon mum dad gra obj neu fol oth pla coa man tfo
stop/open       J   B   J   C   C   +   +   +   +   +   -   -   -   -   -   C
stop/over       J   B   J   C   C   =   =   =   =   =   -   -   -   -   -   C
stop/sister's   J   B   J   C   C   N   N   N   N   N   -   -   -   -   -   C
stop/none       J   B   J   C   C   N   N   N   N   N   -   -   -   -   -   C
`;

/** Support's `object-removal` for each account: whom it keeps. */
export const keptBySupport: readonly PersonKey[] = ["dad"];

/**
 * What a guardian sees of the others' access: `mine` and `hers` of mum's request, `may` where the guardian may ask. Nobody else sees any
 * of it.
 */
export const seen: Readonly<Partial<Record<PersonKey, string>>> = {
  mum: "dad mine · gra may · obj may · neu may",
  dad: "dad hers",
  gra: "mum may · dad hers · neu may",
  obj: "mum may · dad hers · gra may · neu may",
  neu: "dad hers",
};

/** Who has *Needs you*, a mail and which dings after mum asked, and after somebody stopped it. */
export const told = {
  asked: "needs you: dad · mail: dad · removal_asked: dad · removal_asked_other: gra neu obj",
  mum: "removal_cancelled: dad",
  dad: "removal_objected: mum",
  gra: "removal_kept: dad · removal_objected: mum",
} as const;

/** The lines of the audit. */
export const audited = {
  asked: "guardian_removal.requested",
  mum: "guardian_removal.cancelled",
  dad: "guardian_removal.objected",
  gra: "guardian_removal.objected",
} as const;
