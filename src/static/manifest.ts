import { product, productDescription } from "../../domain/base/product";
import { routes } from "../../domain/shell/routes";

const icon = (file: string, size: number, purpose: "any" | "maskable") => ({
  src: `/${file}`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

const screenshot = (name: string, size: string, form_factor: "narrow" | "wide", label: string) => ({
  src: `/screenshots/${name}.webp`,
  sizes: size,
  type: "image/webp",
  form_factor,
  label,
});

/** The web app manifest. The colours match the icon's background. */
export const manifest = {
  id: "/app",
  name: product.name,
  short_name: product.name,
  description: productDescription,
  lang: "en",
  dir: "ltr",
  start_url: "/app",
  /** Wider than the service worker's: the legal pages stay in the app's window. */
  scope: "/",
  display: "standalone",
  theme_color: "#14160f",
  background_color: "#14160f",
  categories: ["sports", "social"],
  icons: [
    icon("icon-192.png", 192, "any"),
    icon("icon-512.png", 512, "any"),
    icon("icon-maskable-192.png", 192, "maskable"),
    icon("icon-maskable-512.png", 512, "maskable"),
  ],
  /** Taken by scripts/pictures.mjs. */
  screenshots: [
    screenshot("home-narrow", "390x844", "narrow", "Home: what is next, and what needs you"),
    screenshot("week-narrow", "390x844", "narrow", "The week by child"),
    screenshot("home-wide", "1280x800", "wide", "Home: what is next, and what needs you"),
    screenshot("week-wide", "1280x800", "wide", "The week by child"),
  ],
  shortcuts: [routes.chat, routes.schedule, routes.dings].map(({ title, pattern }) => ({
    name: title,
    url: pattern,
  })),
};
