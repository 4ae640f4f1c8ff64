/**
 * Replaces `ufo` and `destr` in builds (`vite.config.ts`): ofetch needs them only for a `baseURL` or a `query`, and to
 * parse bodies. `client.ts` passes whole addresses and parses bodies itself.
 */
export const withBase = unused;
export const withQuery = unused;
export default unused;

function unused(): never {
  throw new Error('ofetch is bundled without baseURL, query and JSON: see src/build/stand-ins/ofetch-extras.ts');
}
