const ELLIPSIS = '…';

/**
 * The beginning of a text, cut between two characters as a reader counts them: a family of emoji or a letter with its
 * accents is one (ADVT-01).
 * @param length in such characters
 * @returns the text itself, and `isCut` false, where there is no more of it
 */
export function excerptOf(text: string, length: number): { readonly text: string; readonly isCut: boolean } {
  const end = endOfCharacters(text, length);
  if (end === undefined) return { text, isCut: false };
  return { text: `${text.slice(0, end).trimEnd()}${ELLIPSIS}`, isCut: true };
}

/** Where the character after so many begins; undefined when there is none. */
function endOfCharacters(text: string, length: number): number | undefined {
  let passed = 0;
  // Only as far as is needed: a text may be very long.
  for (const start of startsOf(text)) {
    if (passed === length) return start;
    passed += 1;
  }
  return undefined;
}

// Firefox before 125 has none.
const characters = 'Segmenter' in Intl ? new Intl.Segmenter('ko', { granularity: 'grapheme' }) : undefined;

function* startsOf(text: string): Generator<number> {
  if (characters !== undefined) {
    for (const { index } of characters.segment(text)) yield index;
    return;
  }
  // Whole code points, at least.
  let start = 0;
  for (const point of text) {
    yield start;
    start += point.length;
  }
}
