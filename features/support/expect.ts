import { expect as playwrightExpect } from 'playwright/test';

/**
 * How long to wait for what is to come, in milliseconds: on a busy machine, long; an expectation that is met already does
 * not wait. Where steps are to fail, not long.
 */
export const patience = { ms: 15_000 };

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
