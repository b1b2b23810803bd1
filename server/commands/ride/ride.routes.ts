import type { Services } from "../../core/base/services";
import { requireTeamAccess } from "../../core/team/team-role";
import type { Handlers } from "../../platform/http/contract";
import { wholeEvent } from "../../reads/schedule/event-details";
import { allowDriver, forbidDriver, readDrivers } from "./driver-consents";
import { moveSeat } from "./move-seat";
import type { LeftOut, RideTarget } from "./ride-target";
import { endRide, offerRide } from "./rides";

export const rideHandlers = (services: Services) => {
  /** The event after the call, with the later ones at which it could not be done. */
  async function show({ caller, teamId, eventId }: RideTarget, leftOut: LeftOut[]) {
    services.scheduleChanges?.publish(teamId, "readers");
    const { body } = await wholeEvent(services, caller, teamId, eventId);
    return { ...body, ...(leftOut.length > 0 && { left_out: leftOut }) };
  }

  return {
    async offerRide(request) {
      const { body, params } = request;
      const target = await enter(services, request);
      const leftOut = await services.db.transaction((tx) =>
        offerRide(services, tx, { ...target, driverId: params.user_id }, body),
      );
      return show(target, leftOut);
    },

    async endRide(request) {
      const { query, params } = request;
      const target = await enter(services, request);
      const leftOut = await services.db.transaction((tx) =>
        endRide(services, tx, { ...target, driverId: params.user_id }, query),
      );
      return show(target, leftOut);
    },

    async moveSeat(request) {
      const target = await enter(services, request);
      const leftOut = await services.db.transaction((tx) => moveSeat(services, tx, target, request.body));
      return show(target, leftOut);
    },

    readDrivers: ({ viewer, params }) =>
      readDrivers(services, { childId: params.id, callerId: viewer.user.id }),

    allowDriver: ({ viewer, params, body }) =>
      allowDriver(
        services,
        { childId: params.id, driverId: params.user_id, callerId: viewer.user.id },
        body.until,
      ),

    forbidDriver: ({ viewer, params }) =>
      forbidDriver(services, { childId: params.id, driverId: params.user_id, callerId: viewer.user.id }),
  } satisfies Partial<Handlers>;
};

interface EventRequest {
  viewer: { user: { id: string } };
  params: { id: string; event_id: string };
}

const enter = async ({ db }: Services, { viewer, params }: EventRequest): Promise<RideTarget> => ({
  caller: await requireTeamAccess(db, viewer.user.id, params.id),
  teamId: params.id,
  eventId: params.event_id,
});
