import { expect as playwrightExpect } from 'playwright/test';

/** What must come may take its time on a busy machine; where it is there, nobody waits. */
const COMES_WITHIN_MS = 15_000;

export const expect = playwrightExpect.configure({ timeout: COMES_WITHIN_MS });
