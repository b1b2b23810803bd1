/** For browsers that draw a page ahead of the press that leads to it. The landing page's script puts it in, so its policy names its hash. */
export const drawnAhead = '{"prerender":[{"urls":["/app"]}]}';
