/**
 * The `_redirects` file for static hosts: every address with a parameter is served the one file for all of them, in the
 * folder `_`.
 * @param paths addresses of the route table; those without a parameter have a file of their own
 */
export function redirectsFile(paths: readonly string[]): string {
  return paths
    .filter((path) => path.includes(':'))
    .map((path) => `${path} ${path.replaceAll(/:\w+/g, '_')}/ 200\n`)
    .join('');
}
