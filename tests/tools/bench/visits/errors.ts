/**
 * Follows what nobody catches in a page: errors of the site's own scripts, and of the scripts that the bench adds to it. A
 * visit during which there is one has measured something else than it says.
 * @param subscribe receives what is to be called with each of the page's errors
 * @returns throws an Error with the first of them in its message, and all as its `errors`, if there was any
 */
export function followErrors(subscribe: (note: (error: Error) => void) => void): () => void {
  const errors: Error[] = [];
  subscribe((error) => errors.push(error));
  return () => {
    if (errors.length > 0) throw new AggregateError(errors, `The page has thrown an error: ${String(errors[0])}`);
  };
}
