/** White space, controls, and what has no shape of its own: Hangul fillers, zero-width signs, the blank of Braille. */
const SHOWS_NOTHING = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether nothing of a text can be seen: a required text is then missing, and a name is shown as none (REL-14). */
export const isBlank = (text: string): boolean => SHOWS_NOTHING.test(text);

/** Marks that turn the direction of what stands behind them: left and right, embeddings, overrides and isolates. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** A text for a place without elements, which would keep its direction to itself, between texts of others. */
export const withoutDirection = (text: string): string => text.replaceAll(DIRECTION_MARKS, '');

/**
 * The index after the first `length` user-perceived characters: a family emoji, or a letter with its accents, is one.
 * @returns undefined when the text is no longer than that
 */
export function endOfCharacters(text: string, length: number): number | undefined {
  if (text.length <= length) return undefined;
  if (SIMPLE.test(text.slice(0, length + 1))) return length;
  let passed = 0;
  // Only as far as is needed: a text may be very long.
  for (const start of startsOf(text)) {
    if (passed === length) return start;
    passed += 1;
  }
  return undefined;
}

/** Letters that never combine with the one before: each is a character of its own. */
const SIMPLE = /^[\n -~\uAC00-\uD7A3]*$/;

let segmenter: Intl.Segmenter | undefined;

/** Created at its first use: loading the language's tables takes a browser 10 ms. Firefox before 125 has none. */
function characters(): Intl.Segmenter | undefined {
  if ('Segmenter' in Intl) segmenter ??= new Intl.Segmenter('ko', { granularity: 'grapheme' });
  return segmenter;
}

function* startsOf(text: string): Generator<number> {
  const known = characters();
  if (known !== undefined) {
    for (const { index } of known.segment(text)) yield index;
    return;
  }
  // Without a segmenter, at least no code point is split.
  let start = 0;
  for (const point of text) {
    yield start;
    start += point.length;
  }
}

const ELLIPSIS = '…';

/**
 * The beginning of a text, cut between two characters (ADVT-01).
 * @param length in characters, as {@link endOfCharacters} counts them
 * @returns the text itself, and `isCut` false, where it is no longer than that
 */
export function excerptOf(text: string, length: number): { readonly text: string; readonly isCut: boolean } {
  const end = endOfCharacters(text, length);
  if (end === undefined) return { text, isCut: false };
  return { text: `${text.slice(0, end).trimEnd()}${ELLIPSIS}`, isCut: true };
}
