import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { placeholders } from "../../domain/base/operator";
import { product } from "../../domain/base/product";
import { schemeMedia } from "../../domain/settings/appearance";

export type PageFacts = {
  year: number;
  fontUrl: string;
  /** Scripts of the first load of /app, the entry first. */
  scriptUrls: string[];
  /** By the start of a screen's path, the scripts that it loads after them. */
  scriptsOfScreens: Record<string, string[]>;
  landingScript: string;
  earlyScript: string;
  /** What draws the contract at /docs. */
  contractFiles: { scriptUrl: string; styleUrl: string };
  /** Whether pages reload after a build, as under `npm run dev`. The inspector's page does not, since it talks only to its opener. */
  isLive: boolean;
};

/** What messengers show of a page's address. */
export type Preview = { title: string; description: string; image: string };

export type PageMatter = {
  name: string;
  path: string;
  title: string;
  description: string;
  css: string;
  criticalCss?: string;
  body: ReactNode;
  /** Prerendered HTML, to be hydrated. */
  appHtml?: string;
  script?: string;
  /** Speculation rules, which the script inserts. */
  addedScript?: string;
  /** A page's own script and style sheet, which no other page loads. */
  files?: { scriptUrl: string; styleUrl: string };
  isApp?: boolean;
  /** Scripts that the page loads before the app asks for them, where somebody is signed in. */
  scriptsOfScreens?: Record<string, string[]>;
  /** A page for whoever has its address: messengers make a preview of it, search engines leave it out. */
  preview?: Preview;
};

type Rest = PageFacts & { style: string; criticalStyle: string };

const nonce = "__NONCE__";
const verbatim = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } });

const viewport = "width=device-width, initial-scale=1, viewport-fit=cover";

/** The on-screen keyboard resizes the window instead of covering the forms' buttons. */
const keyboard = "interactive-widget=resizes-content";

/**
 * The font is preloaded below the content, since in the head it delays Chromium's first paint by 100 ms. React would
 * hoist it.
 */
export const renderDocument = (page: PageMatter, facts: Rest) =>
  `<!doctype html>${renderPage(page, facts)}`.replace(
    "</body>",
    `<link rel="preload" href="${facts.fontUrl}" as="font" type="font/woff2" crossorigin></body>`,
  );

const renderPage = (page: PageMatter, facts: Rest) =>
  renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content={page.isApp ? `${viewport}, ${keyboard}` : viewport} />
        <title>{page.title}</title>
        <meta name="description" content={page.description} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {page.isApp ? <AppHead page={page} facts={facts} /> : <StaticHead page={page} facts={facts} />}
        {facts.isLive && page.name !== "inspector" && <script src="/live-reload.js" async />}
      </head>
      {page.isApp ? (
        <body>
          <div id="app" data-page={page.name} {...verbatim(page.appHtml ?? "")} />
        </body>
      ) : (
        <body>
          {page.body}
          {page.addedScript && <template {...verbatim(forLater(facts.scriptUrls, page.addedScript))} />}
          {page.script && <script {...verbatim(page.script)} />}
        </body>
      )}
    </html>,
  );

/** Links that the landing page's script inserts one by one. Written as text, since React would hoist links to the head. */
const forLater = (scriptUrls: readonly string[], rules: string) =>
  [
    ...scriptUrls.map((url) => `<link rel="prefetch" as="script" crossorigin href="${url}">`),
    `<script type="speculationrules">${rules}</script>`,
  ].join("");

function StaticHead({ page, facts }: { page: PageMatter; facts: Rest }) {
  return (
    <>
      <meta name="theme-color" content="#c8f031" media="(prefers-color-scheme:light)" />
      <meta name="theme-color" content="#11130d" media="(prefers-color-scheme:dark)" />
      {page.path === "/" && (
        <>
          <meta property="og:title" content={page.title} />
          <meta property="og:image" content={`${placeholders.origin}/og.png`} />
        </>
      )}
      {page.preview && <PreviewTags {...page.preview} />}
      {/* Without a precedence, so that React leaves the link where it is. */}
      {page.files && <link rel="stylesheet" href={page.files.styleUrl} />}
      <style {...verbatim(facts.style)} />
      {page.files && <script type="module" src={page.files.scriptUrl} />}
    </>
  );
}

const PreviewTags = ({ title, description, image }: Preview) => (
  <>
    <meta name="robots" content="noindex" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content={product.name} />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={description} />
    <meta property="og:image" content={image} />
    <meta name="twitter:card" content="summary_large_image" />
    <meta name="twitter:title" content={title} />
    <meta name="twitter:description" content={description} />
    <meta name="twitter:image" content={image} />
  </>
);

/** The server fills in the nonce and the settings. The theme is static; the second style element is extended by goober. */
function AppHead({ page, facts }: { page: PageMatter; facts: Rest }) {
  const [main, ...rest] = facts.scriptUrls;
  return (
    <>
      <meta name="theme-color" content="#c8f031" data-scheme="light" media={schemeMedia("system", "light")} />
      <meta name="theme-color" content="#0b0d08" data-scheme="dark" media={schemeMedia("system", "dark")} />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <meta name="robots" content="noindex" />
      <style nonce={nonce} {...verbatim(facts.style)} />
      <style nonce={nonce} id="_goober" {...verbatim(facts.criticalStyle)} />
      {page.scriptsOfScreens && (
        <script
          type="application/json"
          id="drip-scripts"
          {...verbatim(JSON.stringify(page.scriptsOfScreens))}
        />
      )}
      <script nonce={nonce} {...verbatim(page.script ?? "")} />
      <script type="application/json" id="drip-config" {...verbatim("__CONFIG__")} />
      {rest.map((url) => (
        <link key={url} rel="modulepreload" href={url} />
      ))}
      <script nonce={nonce} type="module" src={main} />
    </>
  );
}
