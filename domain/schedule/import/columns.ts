import { plainHeading } from "../../base/table";

/** What a column of a table may hold. */
export const columnNames = [
  "date",
  "start",
  "end",
  "arrive",
  "opponent",
  "side",
  "home",
  "away",
  "title",
  "place",
  "detail",
  "kit",
  "notes",
] as const;
export type ColumnName = (typeof columnNames)[number];
/** The index of each column that was found. */
export type Columns = Readonly<Partial<Record<ColumnName, number>>>;

/** Headings by which each is known, plain and in lower case. The first that fits a heading takes it. */
const headings: Readonly<Record<ColumnName, RegExp>> = {
  date: /^(game |match |event |start )?(date|day|datum|tag)$/,
  arrive: /^(arriv(e|al)( time)?|be there|meet(ing)?( time| at)?|check in|treffpunkt|treffen|report time)$/,
  end: /^(end|ends|finish|until|to|ende|bis)( time)?$/,
  start:
    /^((game|match|start|kick ?off|tip ?off|puck drop|first pitch) )?(time|start|starts|from|begins?|uhrzeit|zeit|beginn|anpfiff|von)( time)?$|^(kick ?off|start time|tip ?off|anstoss|anstoß)$/,
  side: /^(h a|ha|home away|home or away|heim auswarts|h or a|home away neutral|side)$/,
  home: /^(home|home team|heim|heimmannschaft|heimteam|team 1|host)$/,
  away: /^(away|away team|visitors?|visiting team|gast|gastmannschaft|gastteam|team 2|guest)$/,
  opponent: /^(opponents?|opposition|vs|versus|against|gegner|opposing team|rival)$/,
  detail:
    /^(field|court|pitch|rink|diamond|surface|field number|field|platz|feld|halle nr|sub venue)( (no|nr|number))?$/,
  place:
    /^(place|location|venue|where|facility|ground|grounds|park|arena|gym|site|complex|ort|spielort|spielstatte|halle|sportstatte|adresse|address)( name)?$/,
  kit: /^(kit|jersey|uniform|colou?rs?|shirt|trikot)( colou?r)?$/,
  notes: /^(notes?|comments?|remarks?|description|details|info|bemerkung(en)?|hinweis(e)?|notiz(en)?)$/,
  title:
    /^(title|event|subject|name|summary|what|type|event type|event name|game|match|betreff|termin|titel|art)$/,
};

/** "Date (local)", where no heading is the date's alone; beside one it may be "Date added". */
const longDate = /^(date|datum)\b/;

/** Lines above the headings, such as the season's name. */
const mostAbove = 10;

export type Headed = {
  readonly columns: Columns /** The index of the line of headings. */;
  readonly line: number;
};

/** The line whose cells look most like headings, and what its columns are. Without any: the first, and nothing known. */
export function guessColumns(table: readonly (readonly string[])[]): Headed {
  let best: Headed = { columns: {}, line: 0 };
  for (const [line, cells] of table.slice(0, mostAbove).entries()) {
    const columns = columnsOf(cells);
    if (Object.keys(columns).length > Object.keys(best.columns).length) best = { columns, line };
  }
  return best;
}

function columnsOf(cells: readonly string[]): Columns {
  const columns: Partial<Record<ColumnName, number>> = {};
  for (const [index, cell] of cells.entries()) {
    const heading = plainHeading(cell);
    const names = Object.entries(headings) as [ColumnName, RegExp][];
    const found = names.find(([name, words]) => columns[name] === undefined && words.test(heading));
    if (found) columns[found[0]] = index;
  }
  const index = cells.findIndex((cell) => longDate.test(plainHeading(cell)));
  return columns.date === undefined && index >= 0 ? { ...columns, date: index } : columns;
}

/** Without a day there is no event. */
export const isEnough = (columns: Columns) => columns.date !== undefined;
