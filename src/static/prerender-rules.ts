/**
 * Speculation rules that make the browser prerender /app. They wait in a template of the landing page, whose
 * script puts them in place: made from a text they would break Trusted Types. The page's policy names their hash.
 */
export const prerenderRules = '{"prerender":[{"urls":["/app"]}]}';
