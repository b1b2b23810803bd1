import { pagePlaceholders } from "../../../domain/share/page-placeholders";
import { type PublicCard, pictureName, publicCardTexts } from "../../../domain/share/public-card";
import { pairOf } from "../../../domain/team/colours";
import { fillIn, type PageTemplate } from "../../platform/http/pages";

/** The event's page in the built template. */
export function fillSharedEvent(html: string, card: PublicCard): string {
  const texts = publicCardTexts(card);
  return fillIn(html, {
    [pagePlaceholders.title]: texts.title,
    [pagePlaceholders.description]: texts.description,
    [pagePlaceholders.picture]: pictureName(card),
    [pagePlaceholders.kind]: texts.kind,
    [pagePlaceholders.days]: texts.days,
    [pagePlaceholders.time]: texts.time,
    [pagePlaceholders.arrival]: texts.arrival,
    [pagePlaceholders.zone]: texts.zone,
    [pagePlaceholders.team]: texts.team,
    [pagePlaceholders.sport]: texts.sport,
    [pagePlaceholders.colourOne]: card.colour_one,
    [pagePlaceholders.colourTwo]: card.colour_two,
    [pagePlaceholders.pattern]: pairOf(card.colour_one, card.colour_two)?.pattern ?? "halves",
    [pagePlaceholders.status]: card.status,
  });
}

const { title, description, status } = pagePlaceholders;

/** Of a server without built pages. */
export const bareTemplate: PageTemplate = {
  html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><meta name="robots" content="noindex"><meta property="og:title" content="${title}"><meta property="og:description" content="${description}"></head><body data-status="${status}"><h1>${title}</h1><p>${description}</p></body></html>`,
  scriptHashes: [],
  styleHashes: [],
  makesMarkup: false,
};
