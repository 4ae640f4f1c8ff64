/** What scenarios prove where no requirement stands. */
export const TOPICS: ReadonlyMap<string, string> = new Map([
  ['@accessibility', 'Everybody can use the pages: axe finds nothing, and targets, contrast and announcements hold.'],
  ['@home-week', 'The home page tells what this week brings.'],
  ['@paper', 'What is printed is what was read, and nothing else.'],
  ['@layout-shift', 'Nothing that was shown moves while a page loads.'],
]);

/** What scenarios ask of the browser that they run in. */
export const SWITCHES: readonly string[] = ['@phone', '@first-visit', '@logs-errors', '@mock'];

/** The ids that a text or a list of tags names: `@AUTH-03`, `(REL-05)`. */
export const idsIn = (text: string): readonly string[] => text.match(/\b[A-Z]{3,5}-\d{2}\b/g) ?? [];
