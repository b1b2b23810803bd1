declare module "swagger-ui-dist/swagger-ui.css";

declare module "swagger-ui-dist/swagger-ui-bundle.js" {
  /** Shows a contract. Of its settings, those that are used. */
  function showContract(settings: {
    url: string;
    dom_id: string;
    deepLinking: boolean;
    filter: boolean;
    supportedSubmitMethods: string[];
    validatorUrl: null;
    plugins: (() => { wrapComponents: Record<string, () => () => null> })[];
  }): void;

  // biome-ignore lint/style/noDefaultExport: It is the package's only export.
  export { showContract as default };
}
