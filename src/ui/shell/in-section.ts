/** Whether a path lies in the section of a link: both begin with the same part. Case does not count (ROUTE-04). */
export function inSection(path: string, href: string): boolean {
  return firstPart(path) === firstPart(href);
}

function firstPart(path: string): string | undefined {
  return path.toLowerCase().split('/')[1];
}
