import type { FieldRule } from "../../../domain/fields/field-rules";

export type FormReading<Name extends string> = {
  values: Record<Name, string>;
  problems: Partial<Record<Name, string>>;
  /** The first invalid field on the page, which is to be focused. */
  firstProblem: HTMLInputElement | null;
};

/** Reads the form's inputs at submit, since a browser may fill one without an event. */
export function readForm<Name extends string>(
  form: HTMLFormElement,
  rules: Record<Name, FieldRule>,
): FormReading<Name> {
  const reading: FormReading<Name> = { values: {} as Record<Name, string>, problems: {}, firstProblem: null };
  for (const element of form.elements) {
    if (!(element instanceof HTMLInputElement) || !isNameIn(rules, element.name)) continue;
    const { value, problem } = rules[element.name](element.value);
    reading.values[element.name] = value;
    if (problem === null) continue;
    reading.problems[element.name] = problem;
    reading.firstProblem ??= element;
  }
  return reading;
}

const isNameIn = <Name extends string>(rules: Record<Name, FieldRule>, name: string): name is Name =>
  Object.hasOwn(rules, name);
