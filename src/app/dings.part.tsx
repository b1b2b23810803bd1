import { lazy } from "react";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { dingsWith } from "../effects/dings/dings.actors";
import { DingNews, type DingNewsProps } from "../screens/dings/ding-news.screen";

/** The news on the page Dings. */
export function wireDingNews(ports: AppPorts) {
  const { client, session } = ports;
  const machines: Omit<DingNewsProps, Given> = {
    session,
    ...dingsWith(ports),
    Settings: lazy(async () => ({
      default: (await import("./ring-settings.part")).wireRingSettings({ client }),
    })),
  };
  return (given: Pick<DingNewsProps, Given>) => <DingNews {...machines} {...given} />;
}

type Given = "empty" | "lead";
