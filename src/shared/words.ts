/** The words of a text, in their order, as they are typed. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .split(/\s+/)
    .filter((word) => word !== '');

/** Whether two lists have the same words in the same order. */
export const hasSameWords = (one: readonly string[], other: readonly string[]): boolean =>
  one.join(' ') === other.join(' ');
