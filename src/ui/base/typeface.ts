/**
 * The display face in one file: weight 800, width from condensed to normal. Until it is loaded, a system
 * font with adjusted metrics is used, so that the layout does not shift.
 */
export const typefaceCss = (url: string) => `
@font-face {
  font-family: "Bricolage Grotesque";
  src: url("${url}") format("woff2");
  font-weight: 500 900;
  font-stretch: 75% 100%;
  font-display: swap;
}
@font-face {
  font-family: "Bricolage Stand-in";
  src: local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("LiberationSans-Bold");
  font-weight: 500 900;
  size-adjust: 95%;
  ascent-override: 97.9%;
  descent-override: 28.4%;
  line-gap-override: 0%;
}
`;
