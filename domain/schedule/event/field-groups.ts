import { type EventPart, eventFieldTable, type FieldGroup, fieldGroups, type PartName } from "./event-parts";

const isPart = (name: string): name is PartName => Object.hasOwn(eventFieldTable, name);

/** The fields of a change that belong to some groups. */
export const partOf = (change: EventPart, isMeant: (group: FieldGroup) => boolean): EventPart =>
  Object.fromEntries(
    Object.entries(change).filter(([name]) => isPart(name) && isMeant(eventFieldTable[name].group)),
  );

/** The groups that a change has fields of. */
export const groupsOf = (change: EventPart): FieldGroup[] => {
  const meant = new Set(
    Object.keys(change).flatMap((name) => (isPart(name) ? eventFieldTable[name].group : [])),
  );
  return fieldGroups.filter((group) => meant.has(group));
};
