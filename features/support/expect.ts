import { expect as playwrightExpect } from 'playwright/test';

/** So long that a busy machine does not miss it, in milliseconds: what is there already is not waited for. */
export const LONG_MS = 90_000;

/** How long to wait for what is to come. Where steps are to fail, not long. */
export const patience = { ms: LONG_MS };

/**
 * What the error of a step says: `unmet`, when it has looked and seen that something is not so; `late`, when it has not seen anything
 * in time. What else goes wrong says nothing of what is there: a deed that waited in vain, a look that found no such thing, a
 * mistake in the step.
 */
export function outcomeOf(error: unknown): 'unmet' | 'late' | 'failed' {
  if (!(error instanceof Error) || !('matcherResult' in error)) return 'failed';
  const result: unknown = error.matcherResult;
  const said = typeof result === 'object' && result !== null && 'message' in result ? String(result.message) : '';
  if (/^Timeout \d+ms exceeded/.test(said)) return 'late';
  return said.includes('element(s) not found') ? 'failed' : 'unmet';
}

type Expect = typeof playwrightExpect;

const configured = new Map<number, Expect>();

/** Waits as long as the present patience. */
function present(): Expect {
  const known = configured.get(patience.ms) ?? playwrightExpect.configure({ timeout: patience.ms });
  configured.set(patience.ms, known);
  return known;
}

export const expect = new Proxy(playwrightExpect, {
  apply: (_, __, given: Parameters<Expect>) => present()(...given),
  get: (_, name): unknown => Reflect.get(present(), name),
});
