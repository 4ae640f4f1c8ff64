/**
 * Stands in for `ufo` and `destr` in builds (`vite.config.ts`): ofetch uses them for addresses with a `baseURL` or a
 * `query`, and to read bodies. `http-client.ts` gives whole addresses and reads its bodies by itself.
 */
export const withBase = unused;
export const withQuery = unused;
export default unused;

function unused(): never {
  throw new Error('ofetch is bundled without baseURL, query and JSON: see src/adapters/http/ofetch-extras.ts');
}
