/** A line of a calendar: "DTSTART;TZID=Europe/Berlin:20261205T090000". The names are in lower case. */
export type ContentLine = {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly value: string;
};

const nameAtStart = /[A-Za-z0-9-]+/y;
const parameterAtPlace = /;([A-Za-z0-9-]+)=((?:"[^"]*"|[^",;:]*)(?:,(?:"[^"]*"|[^",;:]*))*)/y;

/** Null for a line that follows no grammar, such as one without a value. */
export function contentLineOf(line: string): ContentLine | null {
  nameAtStart.lastIndex = 0;
  const name = nameAtStart.exec(line)?.[0];
  if (name === undefined) return null;
  const parameters: Record<string, string> = {};
  let at = nameAtStart.lastIndex;
  for (;;) {
    parameterAtPlace.lastIndex = at;
    const [, parameter, value] = parameterAtPlace.exec(line) ?? [];
    if (parameter === undefined || value === undefined) break;
    parameters[parameter.toLowerCase()] = value.replaceAll('"', "");
    at = parameterAtPlace.lastIndex;
  }
  return line[at] === ":" ? { name: name.toLowerCase(), parameters, value: line.slice(at + 1).trim() } : null;
}

/** A text without its escapes. */
export const plainText = (value: string) =>
  value.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? "\n" : sign)).trim();

/** The parts of a rule: "FREQ=WEEKLY;BYDAY=TU,TH". Null if one is no such part, or comes twice. */
export function partsOfRule(value: string): Readonly<Record<string, string>> | null {
  const parts: Record<string, string> = {};
  for (const part of value.split(";")) {
    const [, name, text] = /^\s*([A-Za-z-]+)=(.*)$/.exec(part) ?? [];
    if (part.trim() === "") continue;
    if (name === undefined || text === undefined || name.toUpperCase() in parts) return null;
    parts[name.toUpperCase()] = text.trim().toUpperCase();
  }
  return parts;
}
