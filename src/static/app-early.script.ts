import { readAppearance, schemeMedia } from "../../domain/settings/appearance";
import { trustScriptAddress } from "./script-addresses";

type TrustedTypes = {
  createPolicy: (name: "default", rules: { createScriptURL: typeof trustScriptAddress }) => unknown;
};

/** Inlined in the pages of the app: runs before the bundle does. */
(window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy("default", {
  createScriptURL: trustScriptAddress,
});
const root = document.documentElement;
try {
  const appearance = readAppearance(localStorage.getItem("drip.appearance"));
  if (appearance !== "system") {
    root.dataset.appearance = appearance;
    for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[data-scheme]"))
      meta.media = schemeMedia(appearance, meta.dataset.scheme);
  }
} catch {}
const early: NonNullable<Window["earlyPress"]> = {
  name: null,
  stop() {
    document.removeEventListener("click", record, true);
    delete root.dataset.pressed;
  },
};

window.__nonce__ = document.currentScript?.nonce ?? "";
window.earlyPress = early;
document.addEventListener("click", record, true);

function record(event: MouseEvent) {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-press]") : null;
  const name = button?.dataset.press;
  if (!name) return;
  early.name = name;
  root.dataset.pressed = name;
}
