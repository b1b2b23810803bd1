import { type ComponentType, Suspense, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { agendaTexts } from "../../../domain/schedule/week/agenda-texts";
import { findRoute, routes } from "../../../domain/shell/routes";
import { KeptPage } from "../../features/session/kept-page";
import { OutOfReach } from "../../features/session/out-of-reach";
import type { Session } from "../../features/session/use-access";
import { inPlace } from "../../ui/base/in-place";
import { LinkButton } from "../../ui/base/link-button";
import { QuietPage } from "../../ui/base/page";

export type OutOfReachScreenProps = {
  session: Session;
  /** The user id of the stored week; null without one. */
  readOwner: () => Promise<string | null>;
  scheduleOf: (owner: string) => ComponentType;
};

/** Shown for a member's page while the session cannot be restored: links to the stored week, if there is one. */
export function OutOfReachScreen({ session, readOwner, scheduleOf }: OutOfReachScreenProps) {
  const [path, navigate] = useLocation();
  const [kept, setKept] = useState<{ Schedule: ComponentType | null }>();
  useEffect(() => {
    let isLeft = false;
    void readOwner().then((owner) => {
      if (!isLeft) setKept({ Schedule: owner === null ? null : scheduleOf(owner) });
    });
    return () => {
      isLeft = true;
    };
  }, [readOwner, scheduleOf]);
  if (!kept) return <QuietPage />;
  const { Schedule } = kept;
  if (!Schedule) return <OutOfReach session={session} />;
  const week = routes.schedule.pattern;
  if (findRoute(path)?.name !== "schedule")
    return (
      <OutOfReach session={session}>
        <LinkButton kind="secondary" href={week} onClick={inPlace(() => navigate(week))}>
          {agendaTexts.title}
        </LinkButton>
      </OutOfReach>
    );
  return (
    <KeptPage session={session}>
      <Suspense>
        <Schedule />
      </Suspense>
    </KeptPage>
  );
}
