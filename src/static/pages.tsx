import { extractCss } from "goober";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { Router } from "wouter";
import { productDescription as description } from "../../domain/base/product";
import { pagePlaceholders } from "../../domain/share/page-placeholders";
import { App } from "../app";
import { NotFoundScreen } from "../screens/base/not-found.screen";
import { QuietPage } from "../ui/base/page";
import { setUpStyles } from "../ui/base/style-setup";
import { themeCss, tokensCss } from "../ui/base/theme";
import { typefaceCss } from "../ui/base/typeface";
import { ContractPage, contractCss } from "./contract-page";
import { type PageFacts, type PageMatter, renderDocument } from "./document";
import { Help, helpCss, helpPages } from "./help";
import { Landing, landingCss } from "./landing";
import { legalCss } from "./legal-style";
import { manifest } from "./manifest";
import { prerenderRules } from "./prerender-rules";
import { Privacy } from "./privacy";
import { DeadSharedEvent, SharedEvent, sharedEventCss, sharedEventPreview } from "./shared-event";
import { Terms } from "./terms";

export { manifest, renderDocument };

const nothing = () => {};

const helpedBy = { help: "parent", "help-coach": "coach", "help-manager": "manager" } as const;

/** Only one page per evaluation of this module, since goober's style sheet is shared by all rendering in it. */
export function makePage(name: string, facts: PageFacts): PageMatter {
  const typeface = typefaceCss(facts.fontUrl);
  const css = typeface + themeCss;
  switch (name) {
    case "landing":
      return {
        name,
        path: "/",
        title: "Drip · Game on, together",
        description,
        css: typeface + tokensCss + landingCss,
        body: <Landing year={facts.year} />,
        script: facts.landingScript,
        addedScript: prerenderRules,
      };
    case "privacy":
      return {
        name,
        path: "/privacy",
        title: "Privacy · Drip",
        description: "What Drip keeps, why, and how to have it deleted.",
        css: css + legalCss,
        body: <Privacy year={facts.year} />,
      };
    case "terms":
      return {
        name,
        path: "/terms",
        title: "Terms · Drip",
        description: "The rules of play on Drip.",
        css: css + legalCss,
        body: <Terms year={facts.year} />,
      };
    case "help":
    case "help-coach":
    case "help-manager": {
      const who = helpedBy[name];
      return {
        name,
        path: helpPages[who].path,
        title: `Help for ${helpPages[who].title.toLowerCase()} · Drip`,
        description: helpPages[who].lead,
        css: css + legalCss + helpCss,
        body: <Help year={facts.year} who={who} />,
      };
    }
    case "docs":
      return {
        name,
        path: "/docs",
        title: "API · Drip",
        description: "Every call that this server answers.",
        css: typeface + tokensCss + contractCss,
        body: <ContractPage />,
        files: facts.contractFiles,
      };
    case "shared-event":
      return {
        name,
        path: "",
        title: pagePlaceholders.title,
        description: pagePlaceholders.description,
        css: css + sharedEventCss,
        body: <SharedEvent />,
        preview: sharedEventPreview,
      };
    case "shared-event-dead":
      return {
        name,
        path: "",
        title: "Ball's out · Drip",
        description,
        css: css + sharedEventCss,
        body: <DeadSharedEvent />,
      };
    case "not-found":
      return notFoundPage(name, css);
    case "app-sign-in":
      return appPage(
        name,
        <Router ssrPath="/app" ssrSearch="">
          <App signIn={{ onGoogle: nothing, onEmail: nothing }} />
        </Router>,
        css,
        facts,
      );
    case "app":
      return { ...appPage(name, <QuietPage />, css, facts), scriptsOfScreens: facts.scriptsOfScreens };
    case "inspector":
      return { ...appPage(name, null, css, facts), path: "/inspector", title: "Inspector · Drip" };
    default:
      throw new Error(`No page is named ${name}.`);
  }
}

/** The 404 page, rendered without the app. */
function notFoundPage(name: string, css: string): PageMatter {
  setUpStyles();
  renderToString(<NotFoundScreen />);
  return {
    name,
    path: "",
    title: "Out of bounds · Drip",
    description,
    css: css + extractCss(),
    body: <NotFoundScreen />,
  };
}

function appPage(name: string, view: ReactNode, css: string, facts: PageFacts): PageMatter {
  setUpStyles();
  const appHtml = renderToString(view);
  return {
    name,
    path: "/app",
    title: "Drip",
    description,
    css,
    criticalCss: extractCss(),
    body: null,
    appHtml,
    script: facts.earlyScript,
    isApp: true,
  };
}
