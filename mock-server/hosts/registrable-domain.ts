/**
 * Replaces `tldts` in builds (`vite.config.ts`): two thirds of the demo's church would be the list of all public suffixes, with
 * which msw's cookies ask whether a domain belongs to one owner. The demo's cookies are of its own host alone.
 */
export const getDomain = (host: string): string => host;
