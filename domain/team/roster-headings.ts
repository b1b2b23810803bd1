import { plainHeading } from "../base/table";

/** What of a list is sent. Every other column stays on the device. */
export const rosterColumns = ["firstName", "lastName", "number", "address1", "address2", "address3"] as const;
export type RosterColumn = (typeof rosterColumns)[number];
/** The index of each column that was found. */
export type RosterColumns = Readonly<Partial<Record<RosterColumn, number>>>;

/** What the headings of a line mean. */
export type Headings = { readonly columns: RosterColumns; readonly role: number | null };

const childWords =
  "players?|athletes?|child(?:ren)?|kids?|students?|pupils?|sons?|daughters?|participants?|members?|mitglied(?:s|er)?|spieler(?:in|s)?|kind(?:es|er)?|schulers?|schulerin|enfants?|joueurs?|joueuses?|jugador(?:a|es)?|hij[oa]s?|nin[oa]s?|giocatore|giocatrice|atleta|figli[oa]|bambin[oa]|spelers?|barn(?:et|ets)?|spillere?n?|spelare|sohne?s?|tochter|lapsen|pelaajan?";
const ofTheChild = new RegExp(
  `(?:\\b(?:(?:of|des|von|du|de|del|della|dell|van) )?(?:(?:the|l|la|le) )?)?\\b(?:${childWords})(?: s)?\\b`,
);
/** Also as a part of a word, as in "Spielername" and "Kindemail". */
const namesTheChild =
  /\b(?:player|athlet|child|kid|student|pupil|participant|member|mitglied|self\b|eigene|spieler|kind|schuler|jugend|tochter|enfant|joueu|jugador|giocat|atleta|speler|spelar|spiller|barn|laps|pelaaj|swimmer|gymnast|dancer|skater|camper|youth|junior|minor)|\b(?:sons?|sohne?s?|daughters?|hij[oa]|nin[oa]|figli[oa]|bambin[oa])\b/;
const namesGuardian =
  /\b(?:parent|guardian|mother|father|caregiver|carer|eltern|mutter|vater|erziehungs|sorge|foresatt|vardnadshavar|foralder|foraldr|forelder|foreldre|padre|madre|genitor|responsab|verzorger|ouder|huoltaj|vanhem)|\b(?:mom|mum|mama|mommy|mummy|dad|daddy|papa|mor|far|mere|pere|moeder|vader|p ?[1-4])\b/;
/** Goes before a plain "E-mail", but could be anybody's. */
const namesContact = /\b(?:contacts?|kontakt|contacto|contatto)\b/;
/** People who are asked in an emergency, or who run the team, and other children are nobody's guardians. */
const namesSomebodyElse =
  /\b(?:emergenc|emergenz|notfall|urgenc|urgence|urgenz|nood|n[oø]d(?:kont|sit|tilf)|coach|trainer|entrenador|allenator|entraineur|manager|team|club|klub|verein|mannschaft|equipe|equipo|squadra|doctor|arzt|medic|physician|referee|schiedsrichter|secretar|sekret|staff|school|schule\b|teacher|lehrer|office|admin|assistant|betreuer|treasurer|kassenwart|captain|president|vorstand|sponsor|volunteer|grandp|grandm|grosselt|sibling|brother|sister|bruder|schwester|friend)|(?:arzt|verein|trainer|notfall)\b/;

const address = /(?:e ?mails?|\bmails?|e ?post|courriel|correo)(?:addres\w*|adres\w*)?\b/;
const noAddress = /\b(?:label|type|opt|hidden|status|verified)\b/;

/** Whether an address below this heading could be a guardian's. One of the child itself would leave the parents out. */
export const mayBeGuardians = (heading: string): boolean => {
  const plain = plainHeading(heading);
  return (
    !namesSomebodyElse.test(plain) &&
    !noAddress.test(plain) &&
    (namesGuardian.test(plain) || !namesTheChild.test(plain))
  );
};

const firstWords =
  "(?:first|given|fore|christian)(?: ?names?)?|vornamen?|vor|rufname|prenoms?|nombres?|nome|voorna(?:am|men)|fornavn|fornamn|etunimi";
const lastWords =
  "(?:last|family|sur)(?: ?names?)?|nachname|nach|familienname|noms?|apellidos?|cognome|achternaam|etternavn|efternavn|efternamn|sukunimi";
const joined = " (?:(?:and|und|e|et|y|og|och|en|i) )?";
const before = "(?:(?:full )?(?:names?|naam|navn|namn) )?";

const firstName = new RegExp(`^(?:${firstWords})$`);
const lastName = new RegExp(`^(?:${lastWords})$`);
const wholeName = new RegExp(
  `^(?:(?:full )?names?|navn|namn|naam|(?:player|athlete|child|kid|student|spieler|kind(?:er|es)?)names?|${before}(?:${firstWords})${joined}(?:${lastWords}|names?|naam))$`,
);
const lastFirst = new RegExp(`^${before}(?:${lastWords}|names?|naam)${joined}(?:${firstWords})$`);
/** German and Dutch lists call the last name "Name". */
const leavesName = /^(?:vornamen?|voorna(?:am|men))$/;
/** A column of these alone is often only a mark. */
const mayBeMark = /^(?:player|spieler|member|participant)s?$/;

const number =
  /^(?:(?:jersey|shirt|kit|uniform|player|squad|back) ?)?(?:no|nr|num|number|nummer)$|^jersey$|^(?:trikot|rucken|drakt|tenue) ?(?:nr|nummer)$|^numero$/;
const nonPlayer = /^(?:is )?non ?player$/;
const role = /^(?:(?:member )?(?:role|type)s?|rolle|funktion|position in team)$/;

export const isNonPlayerHeading = (heading: string) => nonPlayer.test(plainHeading(heading));

/** "Name, Vorname": what stands below has the last name first, also without a comma. */
export const isLastFirst = (heading: string) => lastFirst.test(withoutChild(plainHeading(heading)));

/** "Child First Name" and "Vorname des Kindes" without the child. */
const withoutChild = (plain: string) => plain.replace(ofTheChild, " ").replace(/\s+/g, " ").trim();

export function headingsOf(row: readonly string[]): Headings {
  const headings = row.map((cell) => (cell.trim() === "#" ? "number" : plainHeading(cell)));
  const find = (isOne: (heading: string) => boolean) => {
    const index = headings.findIndex(isOne);
    return index < 0 ? undefined : index;
  };
  const addresses = headings.flatMap((heading, index) =>
    address.test(heading) && mayBeGuardians(heading) ? [index] : [],
  );
  const guardians = addresses.filter((index) => {
    const heading = headings[index] ?? "";
    return namesGuardian.test(heading) || namesContact.test(heading);
  });
  return {
    columns: known({
      ...nameColumns(headings, find),
      number: find((heading) => number.test(heading)),
      ...slots(guardians.length > 0 ? guardians : addresses),
    }),
    role: find((heading) => nonPlayer.test(heading)) ?? find((heading) => role.test(heading)) ?? null,
  };
}

type Find = (isOne: (heading: string) => boolean) => number | undefined;

/** Headings with the child's word win: in a registration form the others are the parent's. */
function nameColumns(headings: readonly string[], find: Find) {
  const isChilds = (heading: string) => ofTheChild.test(heading);
  const isWhole = (heading: string) => {
    const rest = withoutChild(heading);
    return wholeName.test(rest) || lastFirst.test(rest) || (rest === "" && heading !== "");
  };
  const childs = (words: RegExp) => find((heading) => isChilds(heading) && words.test(withoutChild(heading)));
  const plain = (words: RegExp) => find((heading) => words.test(heading));
  const childFirst = childs(firstName);
  const first = plain(firstName);
  const childWhole = find(
    (heading) => isChilds(heading) && isWhole(heading) && (first === undefined || !mayBeMark.test(heading)),
  );
  const whole = childWhole ?? find(isWhole);
  if (childFirst !== undefined || (childWhole !== undefined && first !== undefined)) {
    const childLast = childs(lastName);
    const lastOfAll = first === undefined ? (childLast ?? plain(lastName)) : childLast;
    return { firstName: childFirst ?? childWhole, lastName: lastOfAll };
  }
  const isNamed = first !== undefined || whole !== undefined;
  const last = childs(lastName) ?? plain(lastName);
  const name = leavesName.test(headings[first ?? -1] ?? "") ? whole : undefined;
  return { firstName: first ?? whole, lastName: isNamed ? (last ?? name) : undefined };
}

export const slots = ([address1, address2, address3]: readonly number[]) => ({
  address1,
  address2,
  address3,
});

export const known = (columns: Readonly<Partial<Record<string, number | undefined>>>): RosterColumns =>
  Object.fromEntries(Object.entries(columns).filter(([, index]) => index !== undefined));
