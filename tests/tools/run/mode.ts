/**
 * What `npm test` (all) and `npm run check` (the checks without builds) ask for.
 * @throws Error with a sentence for anything else
 */
export function readMode(words: readonly string[]): 'all' | 'check' {
  const unknown = words.find((word) => word !== '--check');
  if (unknown !== undefined) {
    throw new Error(
      `Unknown argument "${unknown}": npm test and npm run check take none. ` +
        'One test file: npm run test:unit -- <file>. One scenario: npm run test:features -- @AUTH-05',
    );
  }
  return words.includes('--check') ? 'check' : 'all';
}
