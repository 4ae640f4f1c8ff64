/** Tags of scenarios that prove no requirement, with their topic. */
export const TOPICS: ReadonlyMap<string, string> = new Map([
  ['@accessibility', 'Everybody can use the pages: axe finds nothing, and targets, contrast and announcements hold.'],
  ['@home-week', 'The home page tells what this week brings.'],
  ['@paper', 'What is printed is what was read, and nothing else.'],
  ['@known-only', 'A server that has the known calls alone serves every page.'],
  ['@conformance', 'Both drivers of the scenarios see and do the same, and each of their steps can fail.'],
  ['@layout-shift', 'Nothing that was shown moves while a page loads.'],
]);

/** Tags that change the browser's set-up. */
export const SWITCHES: readonly string[] = ['@browser', '@phone', '@first-visit', '@logs-errors', '@mock', '@offline'];

/** The requirement ids in a text or a list of tags: `@AUTH-03`, `(REL-05)`. */
export const idsIn = (text: string): readonly string[] => text.match(/\b[A-Z]{3,5}-\d{2}\b/g) ?? [];
