import { expect as playwrightExpect } from 'playwright/test';

/** How long to wait on a busy machine; an expectation that is met already does not wait. */
const COMES_WITHIN_MS = 15_000;

export const expect = playwrightExpect.configure({ timeout: COMES_WITHIN_MS });
