import { useSelector } from "@xstate/react";
import { isValidElement, memo, useEffect, useRef } from "react";
import { hasSameLook, selectLook } from "../../../machines/toasts/toast.machine";
import type { ToastRef } from "../../../machines/toasts/toast-queue";
import { selectToasts } from "../../../machines/toasts/toasts.machine";
import { Toast } from "../../ui/toasts/toast";
import { ToastStack } from "../../ui/toasts/toast-stack";
import { type ToastsActor, useAnnouncements } from "./use-announcements";

/** Renders the toasts. Mounted once, next to the screens; it stays above any dialog. */
export function ToastsView({ actor }: { actor: ToastsActor }) {
  const toasts = useSelector(actor, selectToasts);
  const politeRegion = useRef<HTMLDivElement>(null);
  const urgentRegion = useRef<HTMLDivElement>(null);
  useAnnouncements(actor, politeRegion, urgentRegion);
  useHiddenTab(actor);
  return (
    <ToastStack
      count={toasts.length}
      politeRegion={politeRegion}
      urgentRegion={urgentRegion}
      onHeld={(by) => actor.send({ type: "stack.held", by })}
      onReleased={(by) => actor.send({ type: "stack.released", by })}
    >
      {toasts.map((toast) => <ToastItem key={toast.sessionId} actor={toast} />).reverse()}
    </ToastStack>
  );
}

const ToastItem = memo(function ToastItem({ actor }: { actor: ToastRef }) {
  const {
    toast: { type, content },
    motion,
  } = useSelector(actor, selectLook, hasSameLook);
  return (
    <Toast type={type} motion={motion} onDismissed={() => actor.send({ type: "toast.dismissed" })}>
      {isValidElement(content) ? content : String(content)}
    </Toast>
  );
});

function useHiddenTab(actor: ToastsActor) {
  useEffect(() => {
    const tell = () => actor.send({ type: document.hidden ? "stack.held" : "stack.released", by: "page" });
    tell();
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, [actor]);
}
