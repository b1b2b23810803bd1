import { is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import * as absence from "./absence";
import * as access from "./access";
import * as account from "./account";
import * as audit from "./audit";
import * as calendarLink from "./calendar-link";
import type { CopyNames } from "./copy";
import * as dripName from "./drip-name";
import * as duty from "./duty";
import * as family from "./family";
import * as familyRemoval from "./family-removal";
import * as feed from "./feed";
import * as http from "./http";
import * as huddle from "./huddle";
import * as identity from "./identity";
import * as invitation from "./invitation";
import * as mail from "./mail";
import * as notificationDings from "./notification-dings";
import * as notificationPush from "./notification-push";
import * as report from "./report";
import * as ride from "./ride";
import * as schedule from "./schedule";
import * as scheduleAnswers from "./schedule-answers";
import * as scheduleWhistle from "./schedule-escalation";
import * as scheduleNotices from "./schedule-notices";
import * as session from "./session";
import * as share from "./share";
import * as team from "./team";
import * as teamInactivity from "./team-inactivity";

const files = {
  ...absence,
  ...access,
  ...account,
  ...audit,
  ...calendarLink,
  ...dripName,
  ...duty,
  ...family,
  ...familyRemoval,
  ...feed,
  ...http,
  ...huddle,
  ...identity,
  ...invitation,
  ...mail,
  ...notificationDings,
  ...notificationPush,
  ...report,
  ...ride,
  ...schedule,
  ...scheduleAnswers,
  ...scheduleNotices,
  ...scheduleWhistle,
  ...session,
  ...share,
  ...team,
  ...teamInactivity,
};

type Files = typeof files;
type TableName = { [Name in keyof Files]: Files[Name] extends PgTable ? Name : never }[keyof Files];
export type Schema = Pick<Files, TableName>;

/** A table without its names in the copy does not compile here. */
const copied: { readonly [Name in TableName as `${Name}Copy`]: CopyNames<Schema[Name]> } = files;

const tableNames = Object.keys(files).filter((name) =>
  is(files[name as keyof Files], PgTable),
) as TableName[];
const byTable = (make: (name: TableName) => unknown) =>
  Object.fromEntries(tableNames.map((name) => [name, make(name)]));

/** All tables, for opening the database and for scripts over all of it. */
export const schema = byTable((name) => files[name]) as Schema;

/** The names of all columns in the copy of a person's data. */
export const plainNames = byTable((name) => copied[`${name}Copy`]) as {
  readonly [Name in TableName]: CopyNames<Schema[Name]>;
};
