import { type ComponentType, Suspense } from "react";
import { useLocation } from "wouter";
import { ringTexts } from "../../../domain/dings/ring-settings";
import { dialogOn } from "../../../domain/shell/dialogs";
import { routes } from "../../../domain/shell/routes";
import { ModalDialog } from "../../controls/dialogs/modal-dialog";
import { DingList, type DingListProps } from "../../features/dings/ding-list";
import type { RingSettingsProps } from "../../features/dings/ring-settings";
import { useNews } from "../../features/family/use-news";
import type { Session } from "../../features/session/use-access";
import { SettingsIcon } from "../../ui/base/icons";
import { LinkButton } from "../../ui/base/link-button";
import { Skeleton } from "../../ui/base/skeleton";
import { useAddress } from "../shell/use-address";

export type DingNewsProps = Pick<DingListProps, "machine" | "allRead" | "empty" | "lead"> & {
  session: Session;
  /** Loaded when it is opened. */
  Settings: ComponentType<Pick<RingSettingsProps, "onBlockedPeople">>;
};

/** The news of the page Dings, and what rings, behind `?rings`. */
export function DingNews({ session, Settings, ...list }: DingNewsProps) {
  const { path, search } = useAddress();
  const [, navigate] = useLocation();
  const news = useNews(session);
  const isOpen = dialogOn(path, new URLSearchParams(search)) === "rings";
  const rings = `${path}?rings`;
  return (
    <>
      <DingList
        {...list}
        news={news}
        onGo={navigate}
        end={
          <LinkButton
            kind="quiet"
            icon={<SettingsIcon />}
            href={rings}
            onClick={(event) => {
              event.preventDefault();
              navigate(rings);
            }}
          >
            {ringTexts.title}
          </LinkButton>
        }
      />
      <ModalDialog isOpen={isOpen} title={ringTexts.title} onClosed={() => navigate(path, { replace: true })}>
        {isOpen && (
          <Suspense fallback={<Skeleton rows={12} label={ringTexts.opening} />}>
            <Settings onBlockedPeople={() => navigate(`${routes.chat.pattern}?folded`)} />
          </Suspense>
        )}
      </ModalDialog>
    </>
  );
}
