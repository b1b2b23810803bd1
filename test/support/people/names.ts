import { englishDataset } from "obscenity";
import { limits } from "../../../domain/base/limits";
import { foreignWords } from "../../../server/core/drip-name/foreign-words";
import { seeded } from "../proof";

type Random = ReturnType<typeof seeded>;

const fits = (name: string) => name.length >= limits.dripName.min && name.length <= limits.dripName.max;

/** So many different valid names. */
function gather(count: number, make: () => string): string[] {
  const names = new Set<string>();
  while (names.size < count) {
    const name = make();
    if (fits(name)) names.add(name);
  }
  return [...names];
}

const words = (text: string) => {
  const [first = "", ...rest] = text.trim().split(/\s+/);
  return [first, ...rest] as [string, ...string[]];
};

/** Every list as long as the English one, so that languages weigh the same. */
const foreign = Object.values(foreignWords).map(words);

/** The base words of obscenity's list. */
const english = words(
  englishDataset
    .build()
    .blacklistedTerms?.map(
      ({ id }) =>
        englishDataset.getPayloadWithPhraseMetadata({
          termId: id,
          matchLength: 0,
          startIndex: 0,
          endIndex: 0,
        }).phraseMetadata?.originalWord ?? "",
    )
    .map((word) => word.replaceAll(" ", ""))
    .filter((word) => word.length >= 3)
    .join(" ") ?? "",
);

const leet: Record<string, string> = { a: "4", e: "3", i: "1", o: "0", s: "5", t: "7" };

const disguises: ((word: string, random: Random) => string)[] = [
  (word, random) => [...word].map((sign) => (random.chance(0.5) ? sign.toUpperCase() : sign)).join(""),
  (word, random) => [...word].map((sign) => (random.chance(0.6) ? (leet[sign] ?? sign) : sign)).join(""),
  (word) => [...word].join("_"),
  (word, random) => {
    const at = random.below(word.length);
    return word.slice(0, at) + (word[at] ?? "").repeat(2 + random.below(3)) + word.slice(at);
  },
  (word, random) => `${random.one(words("big the mr go team"))}_${word}`,
  (word, random) => `${word}_${random.one(words("fan guy boy king 23 99"))}`,
  (word, random) => `${word}${random.below(100)}`,
  (word, random) => `${random.below(100)}_${word}`,
  (word) => `_${word}_`,
];

/** Profanities disguised to pass a filter. */
export function disguisedProfanities(count: number): string[] {
  const random = seeded(11);
  return gather(count, () => {
    let name = random.one(random.one([english, english, ...foreign]));
    for (let times = 1 + random.below(2); times > 0; times -= 1)
      name = (disguises[random.below(disguises.length)] ?? String)(name, random);
    return name;
  });
}

const firstNames = words(`
  james mary robert patricia john jennifer michael linda david elizabeth william barbara richard susan joseph jessica
  thomas sarah charles karen chris lisa daniel nancy matthew betty anthony sandra mark margaret donald ashley steven
  kimberly andrew emily paul donna joshua michelle kenneth carol kevin amanda brian melissa george deborah timothy
  stephanie ronald rebecca jason sharon edward laura jeffrey cynthia ryan dorothy jacob amy gary kathleen nicholas
  angela eric shirley jonathan emma stephen brenda larry pamela justin nicole scott anna brandon samantha benjamin
  katherine samuel christine gregory helen alexander debra patrick rachel frank carolyn raymond janet jack maria dennis
  olivia jerry heather tyler diane aaron julie jose joyce adam victoria nathan ruth henry virginia zachary lauren douglas
  kelly peter christina kyle joan noah evelyn ethan judith jeremy andrea walter hannah keith megan christian cheryl terry
  jacqueline sean martha austin madison gerald teresa roger gloria harold sara dylan janice arthur ann jordan kathryn
  bryan abigail billy sophia bruce frances gabriel jean alan alice willie judy albert isabella jesse julia juan grace
  logan amber joe denise danny randy marilyn beverly mia diego lucia mateo sofia santiago valentina aisha fatima omar
  yusuf wei ming hiro yuki sakura priya arjun ananya ravi lakshmi kwame amara chidi ngozi dmitri svetlana olga ivan nadia
  lars ingrid sven astrid björn pierre camille luc chloe giulia marco luca giovanni hans greta jürgen anja klaus heidi
  maría josé concha pilar jesús ángel consuelo begoña íñigo rocío xavier pau jordi montserrat trinidad marica rafael
  joão inês tiago gonçalo xana rui catarina lourenço conceição vasco leonor duarte mafalda benedita amador salvador
  thierry océane gaëlle aurélien benoît séverine cédric mireille pascal sylvie baptiste élodie margaux yann loïc con
  jörg dörte uwe silke wolfgang heike dietrich gudrun matthias birgit lothar ulrike fritz käthe götz anke volker mose
  giuseppe francesca alessandro mona regina pippa salvatore concetta domenico troisi piero cosimo fabio ornella silvio
  małgorzata krzysztof zofia jacek agnieszka wojciech grażyna zbigniew bogusław elżbieta mikołaj sławomir kinga dorota
  joost maaike sjoerd femke anita geert marijke pieter saskia wouter liesbeth jeroen hendrik matthijs fokke dirk joke
  mehmet ayşe emre zeynep çağla ömer şükrü gül burak elif yiğit özge serkan pınar umut sıla tarık kaan nilüfer ferit`).map(
  (name) => name.normalize("NFD").replace(/[^a-z]/g, ""),
) as [string, ...string[]];

const surnames = words(`
  smith johnson williams brown jones garcia miller davis rodriguez martinez hernandez lopez gonzalez wilson anderson
  thomas taylor moore jackson martin lee perez thompson white harris sanchez clark ramirez lewis robinson walker young
  allen king wright scott torres nguyen hill flores green adams nelson baker hall rivera campbell mitchell carter roberts
  gomez phillips evans turner diaz parker cruz edwards collins reyes stewart morris morales murphy cook rogers gutierrez
  ortiz morgan cooper peterson bailey reed kelly howard ramos kim cox ward richardson watson brooks chavez wood james
  bennett gray mendoza ruiz hughes price alvarez castillo sanders patel myers long ross foster jimenez powell jenkins
  perry russell sullivan bell coleman butler henderson barnes gonzales fisher vasquez simmons graham murray ford castro
  hancock dickinson dickson babcock cockburn weiner bassett cassidy hitchcock sussman titus massey assante shelton
  pinto aranha saramago vergara puig putin puttnam cagliari merdinger cazorla coglianese fava cozza vacca pesce porcaro
  chacon negroni cornutti penaloza culkin culotta figaro figueroa kurwin hubert hoerner kontos kutcher slettvoll nutter
  schlamp arshad fickert wichmann titova pissarro bordelon foucault merlin puteaux chiara stronach ficarra marques
  pedroso pedersen bosch pizzi dupont dupas sikorski sikma yarrow tasker orozco kowalska wisniewski yilmaz demir ozturk
  kloten vandervaart dejong cruyff robben sneijder lewandowski boniek buffon totti kaiser beckenbauer mueller`);

const sportWords = words(`
  hoops kicks goals dunks swish rally slugger striker keeper goalie pitcher catcher runner sprinter swimmer diver skater
  rower rider archer boxer golfer bowler gymnast hurdler wrestler captain coach rookie mvp allstar champ legend ace
  falcon tiger eagle bear wolf shark hawk lion panther dragon comet rocket thunder lightning blaze storm wildcat bulldog
  mustang raptor titan spartan trojan viking pirate ranger knight warrior soccer hockey tennis baseball softball
  football basketball volleyball lacrosse rugby cricket karate judo track field court net bat glove cleats jersey whistle
  assist class pass bass grass glass analyst basement cocktail peacock classic passion assembly massive button scunthorpe
  essex sussex penistone shiitake therapist mustard custard grapes drapes canal arsenal document cucumber circumvent
  mishit computadora reputation disputa imputado calculo vehiculo pedometer torpedo hypothesis method psychotic
  porto portero delantero golazo balon equipo campeon futbol tiburon leon jugador arquero bola goleiro craque
  torcida zagueiro taca ballon gardien equipe champion victoire voile aviron escrime torwart stuermer mannschaft spieler
  meister turner kegeln fechten reiten segeln calcio portiere squadra scudetto tifosi azzurri palla rete bramka pilka
  druzyna mistrz siatkowka zuzel doelpunt keepers schaatsen voetbal hockeyer wielrennen kampioen ploeg kaleci takim
  sampiyon gol forvet basket futbolcu aslan kartal analyse analogue canale finale penalty peninsula semifinal`);

/** Innocent names of people and teams, notorious false positives among them. */
export function ordinaryNames(count: number): string[] {
  const random = seeded(12);
  const cased = (word: string) => (random.chance(0.4) ? word.charAt(0).toUpperCase() + word.slice(1) : word);
  const first = () => cased(random.one(firstNames));
  const last = () => cased(random.one(surnames));
  const sport = () => cased(random.one(sportWords));
  const number = () => String(random.below(random.chance(0.3) ? 2_015 : 100));
  const shapes: [() => string, ...(() => string)[]] = [
    () => first() + number(),
    () => `${first()}_${number()}`,
    () => `${first()}_${last()}`,
    () => first() + last(),
    () => `${first()}_${sport()}`,
    () => sport() + first(),
    () => `${sport()}_${sport()}`,
    () => sport() + number(),
    () => `${sport()}_${number()}`,
    () => last() + number(),
    () => `${first().charAt(0)}${last()}`,
    () => `${first().charAt(0)}_${last()}_${number()}`,
    () => `${number()}_${sport()}`,
    () => `${sport()}_4_life`,
  ];
  return gather(count, () => random.one(shapes)());
}
