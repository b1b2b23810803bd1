import "swagger-ui-dist/swagger-ui.css";
import showContract from "swagger-ui-dist/swagger-ui-bundle.js";
import { contractElementId } from "./contract-page";

/** Swagger UI has a dark style, which only a class switches on. */
const dark = matchMedia("(prefers-color-scheme: dark)");
const followScheme = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
dark.addEventListener("change", followScheme);
followScheme();

const nothing = () => () => null;

/** For reading only: no calls are sent from the page, so it asks for no token and checks nothing elsewhere. */
showContract({
  url: "/openapi.json",
  dom_id: `#${contractElementId}`,
  deepLinking: true,
  filter: true,
  supportedSubmitMethods: [],
  validatorUrl: null,
  plugins: [
    () => ({
      wrapComponents: {
        authorizeBtn: nothing,
        authorizeOperationBtn: nothing,
        ServersContainer: nothing,
      },
    }),
  ],
});
