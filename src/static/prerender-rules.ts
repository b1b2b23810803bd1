/**
 * Speculation rules that make the browser prerender /app. The landing page's script inserts them, so the
 * page's content security policy names their hash.
 */
export const prerenderRules = '{"prerender":[{"urls":["/app"]}]}';
