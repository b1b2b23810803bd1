/**
 * Speculation rules that make the browser prerender /app. They are in a template of the landing page, whose
 * script inserts them: creating them from a text would violate Trusted Types. The page's CSP contains their hash.
 */
export const prerenderRules = '{"prerender":[{"urls":["/app"]}]}';
