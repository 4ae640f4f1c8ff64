/**
 * Where the character after so many begins, as a reader counts them: a family of emoji or a letter with its accents is one.
 * @returns undefined when there is none
 */
export function endOfCharacters(text: string, length: number): number | undefined {
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
