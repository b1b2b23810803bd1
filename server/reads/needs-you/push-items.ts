import { sql } from "drizzle-orm";
import { iso, item, mostItems, type NeedsYouQuery } from "../../core/base/needs-you-item";

/** Devices of mine that acknowledge no pushes any more. */
export const silentDevices = ({ userId }: NeedsYouQuery) => sql`
  (select ${item({
    kind: "'silent_device'",
    id: "'silent_device ' || d.id",
    created_at: iso("d.silent_since"),
    device_label: "d.label",
  })}, d.silent_since
  from push_token d where d.user_id = ${userId} and d.silent_since is not null
  order by d.silent_since desc limit ${mostItems})`;
