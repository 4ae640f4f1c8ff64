import { matchPath, sectionPage } from './match-route.ts';
import { codeOf } from './page-code.ts';

/** Fetches the code that the page of a path needs. */
export function fetchPage(path: string): Promise<unknown> {
  return Promise.all(codeOfPage(path).flatMap((code) => code?.load() ?? []));
}

/** The code that the page of a path needs. */
export function codeOfPage(path: string): ReturnType<typeof codeOf> {
  return codeOf(matchPath(sectionPage(path) ?? path).route);
}
