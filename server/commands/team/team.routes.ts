import { mayDo } from "../../../domain/team/team-rights";
import { setUsualTaken } from "../../core/absence/usual.store";
import { writeAuditLine } from "../../core/audit/audit.store";
import type { Services } from "../../core/base/services";
import {
  changeTeam,
  endBar,
  lockTeam,
  readTeamsOf,
  readWholeTeam,
  saveSeason,
  type TeamRow,
} from "../../core/team/team.store";
import { readSeason, readTeamChange } from "../../core/team/team-fields";
import { auditRole, type Caller, isStaff, requireRight, requireTeamAccess } from "../../core/team/team-role";
import type { Transaction } from "../../platform/db/database";
import type { Handlers } from "../../platform/http/contract";
import { replyWithETag } from "../../platform/http/etag";
import { idempotentCall } from "../../platform/http/idempotent-call";
import { type MessageCode, Problem } from "../../platform/http/problem";
import { expectVersion, tagVersion } from "../../platform/http/version";
import { childIdsOf, presentSummary, presentTeam } from "../../reads/roster/present-team";
import { closeSeason } from "./close-season";
import { startTeam } from "./start-team";
import { takeOver } from "./take-over";

export const teamHandlers = (services: Services) =>
  ({
    async readTeams(request, reply) {
      const { id: userId } = request.viewer.user;
      const rows = await readTeamsOf(services.db, { userId, now: services.now() });
      return replyWithETag(request, reply, { teams: rows.map(presentSummary) });
    },

    async startTeam(request) {
      const { body } = request;
      const { id: userId } = request.viewer.user;
      const made = await idempotentCall(services, request, "startTeam", (tx) =>
        startTeam(services, tx, { userId, body }),
      );
      return wholeTeam(services, await requireTeamAccess(services.db, userId, made.id), made.id);
    },

    async readTeam(request, reply) {
      const { id } = request.params;
      const caller = await requireTeamAccess(services.db, request.viewer.user.id, id);
      return replyWithETag(request, reply, await wholeTeam(services, caller, id));
    },

    async updateTeam(request, reply) {
      const { params, body, headers, viewer } = request;
      const target = { id: params.id, userId: viewer.user.id, ifMatch: headers["if-match"] };
      const { caller, version } = await changeOwnTeam(
        services,
        target,
        "TEAM_401_UPDATE",
        async (tx, team) => {
          if (team.archivedAt !== null) throw new Problem("TEAM_403_ARCHIVED");
          const change = readTeamChange(body, team);
          if (change.takesUsual !== undefined)
            await setUsualTaken(tx, team.id, { isTaken: change.takesUsual, now: services.now() });
          return { action: "team.changed", version: await changeTeam(tx, team.id, change) };
        },
      );
      tagVersion(reply, version);
      return wholeTeam(services, caller, params.id);
    },

    async setSeason(request, reply) {
      const { params, body, headers, viewer } = request;
      const target = { id: params.id, userId: viewer.user.id, ifMatch: headers["if-match"] };
      const { caller, version } = await changeOwnTeam(
        services,
        target,
        "TEAM_401_UPDATE",
        async (tx, team) => {
          if (team.archivedAt !== null) throw new Problem("TEAM_403_ARCHIVED");
          await saveSeason(tx, team.id, readSeason(body));
          return { action: "team.season_set", version: await changeTeam(tx, team.id) };
        },
      );
      tagVersion(reply, version);
      return wholeTeam(services, caller, params.id);
    },

    async closeSeason(request, reply) {
      const { params, body, headers, viewer } = request;
      const caller = await requireTeamAccess(services.db, viewer.user.id, params.id);
      requireRight(caller, "change_team", "TEAM_401_UPDATE");
      const target = { caller, teamId: params.id, ifMatch: headers["if-match"], body };
      await idempotentCall(services, request, "closeSeason", (tx) => closeSeason(services, tx, target));
      const team = await wholeTeam(services, caller, params.id);
      tagVersion(reply, team.version);
      return team;
    },

    async archiveTeam(request, reply) {
      const { params, body, headers, viewer } = request;
      const target = { id: params.id, userId: viewer.user.id, ifMatch: headers["if-match"] };
      const { caller, version } = await changeOwnTeam(
        services,
        target,
        "TEAM_401_DELETE",
        async (tx, team) => {
          const archivedAt = body.archived ? (team.archivedAt ?? services.now()) : null;
          const action = body.archived ? "team.archived" : "team.brought_back";
          return { action, version: await changeTeam(tx, team.id, { archivedAt }) };
        },
      );
      tagVersion(reply, version);
      return wholeTeam(services, caller, params.id);
    },

    async takeOverTeam(request) {
      const { id: teamId } = request.params;
      const { id: userId } = request.viewer.user;
      const caller = await requireTeamAccess(services.db, userId, teamId);
      requireRight(caller, "take_over", "COLLABORATOR_401_UPDATE");
      await services.db.transaction((tx) => takeOver(services, tx, { caller, teamId }));
      return wholeTeam(services, await requireTeamAccess(services.db, userId, teamId), teamId);
    },

    async liftBar(request) {
      const { id: teamId, user_id: userId } = request.params;
      const caller = await requireTeamAccess(services.db, request.viewer.user.id, teamId);
      requireRight(caller, "lift_bar", "TEAM_401_UPDATE");
      await services.db.transaction(async (tx) => {
        await lockTeam(tx, teamId);
        const by = caller.userId;
        const isLifted = await endBar(tx, { teamId, userId, by, now: services.now() });
        if (!isLifted) throw new Problem("COLLABORATOR_404");
        await writeAuditLine(tx, {
          action: "bar.lifted",
          actorId: by,
          auditRole: auditRole(caller),
          teamId,
          subjectId: userId,
        });
      });
      return wholeTeam(services, caller, teamId);
    },
  }) satisfies Partial<Handlers>;

async function wholeTeam({ db, now }: Services, caller: Caller, teamId: string) {
  const childIds = childIdsOf(caller.access);
  const row = await readWholeTeam(db, { teamId, childIds, isForStaff: isStaff(caller), now: now() });
  return presentTeam(row, caller);
}

/** A manager's change of the team, under its lock; audited with the resulting version. */
async function changeOwnTeam(
  { db }: Services,
  { id, userId, ifMatch }: { id: string; userId: string; ifMatch: string | undefined },
  refusal: MessageCode,
  change: (tx: Transaction, team: TeamRow) => Promise<{ action: string; version: number }>,
): Promise<{ caller: Caller; version: number }> {
  const caller = await requireTeamAccess(db, userId, id);
  if (!mayDo(caller.teamRoles, "change_team")) throw new Problem(refusal);
  const version = await db.transaction(async (tx) => {
    const team = await lockTeam(tx, id);
    expectVersion(ifMatch, team.version);
    const done = await change(tx, team);
    await writeAuditLine(tx, {
      action: done.action,
      actorId: userId,
      auditRole: "manager",
      teamId: id,
      detail: { version: done.version },
    });
    return done.version;
  });
  return { caller, version };
}
