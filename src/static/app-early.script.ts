import { hasSessionHint } from "../../domain/session/session";
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

// The scripts of the screen, while the first load still arrives.
if (hasSessionHint(document.cookie)) {
  const screens = document.getElementById("drip-scripts")?.textContent;
  const screen = location.pathname.split("/", 3).join("/");
  const urls: string[] = (screens && JSON.parse(screens)[screen]) || [];
  for (const href of urls)
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}

function record(event: MouseEvent) {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-press]") : null;
  const name = button?.dataset.press;
  if (!name) return;
  early.name = name;
  root.dataset.pressed = name;
}
