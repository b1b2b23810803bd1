import { product } from "../../domain/base/product";

export const contractElementId = "contract";

/** The page at /docs. Swagger UI draws the contract below its header. */
export function ContractPage() {
  return (
    <>
      <header>
        <h1>
          <a href="/">{product.name}</a> API
        </h1>
        <nav aria-label="The contract as a file">
          <a href="/openapi.yaml">openapi.yaml</a>
          <a href="/openapi.json">openapi.json</a>
        </nav>
      </header>
      <main id={contractElementId}>
        <noscript>
          <p>This page needs scripts. The files above are the whole contract.</p>
        </noscript>
      </main>
    </>
  );
}

export const contractCss = `
body { margin: 0; background: var(--page); color: var(--text); font: 1rem / 1.5 var(--font-text); overflow-wrap: anywhere; }
header, noscript { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 24px; padding: 12px max(20px, (100vw - 1420px) / 2); }
header { background: light-dark(var(--signature), var(--sunken)); color: light-dark(var(--ink), var(--chalk)); }
h1 { margin: 0; font: 800 1.5rem / 1.2 var(--font-display); }
h1 a { text-decoration: none; }
header a { color: inherit; }
header nav a { display: inline-flex; align-items: center; min-block-size: var(--target); margin-inline-end: 16px; }
#contract .scheme-container, #contract .response-col_links { display: none; }
#contract .operation-filter-input { inline-size: 100%; }
#contract .examples-select__section-label { color: inherit; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`;
