import { excerptOf } from '@/shared/domain/excerpt.ts';
import { makeSpanSearch, type TextSpan } from '@/shared/domain/hangul-spans.ts';
import { wordsOf } from '@/shared/domain/words.ts';

/** The maximum number of words: further ones would hardly reduce the number of hits. */
const MOST_WORDS = 8;

/** A consonant or vowel alone is the beginning of a syllable that is still being typed. */
const LONE_LETTER = /^[\u3131-\u3163]$/u;

/**
 * The words that a typed text asks for, each once (FIND-01). A single letter is left out: it would match almost any
 * text.
 */
export function searchWords(text: string): readonly string[] {
  return [...new Set(wordsOf(text))].filter((word) => !LONE_LETTER.test(word)).slice(0, MOST_WORDS);
}

/** A test whether a text contains every word. */
export function makeWordsTest(words: readonly string[]): (text: string) => boolean {
  const searches = words.map(makeSpanSearch);
  return (text) => searches.every((search) => search(text).length > 0);
}

export interface TextPart {
  readonly start: number;
  readonly text: string;
  readonly isMarked: boolean;
}

/** A text in parts: together they are the same text, and the words are marked. */
export function markedParts(text: string, words: readonly string[]): readonly TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { start, end } of spansOf(text, words)) {
    if (end <= done) continue;
    const from = Math.max(start, done);
    if (from > done) parts.push({ start: done, text: text.slice(done, from), isMarked: false });
    parts.push({ start: from, text: text.slice(from, end), isMarked: true });
    done = end;
  }
  return done === text.length ? parts : [...parts, { start: done, text: text.slice(done), isMarked: false }];
}

/** How much of a text is shown around a word, and before it, in UTF-16 units. */
const EXCERPT = { length: 120, before: 24 };

/** The part of a text around the first of the words in it; its beginning where it contains none. */
export function excerptAround(text: string, words: readonly string[]): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  const at = spansOf(plain, words)[0]?.start ?? 0;
  // The part begins at a word, so that no character is cut in two.
  const from = at <= EXCERPT.before ? 0 : plain.lastIndexOf(' ', at - EXCERPT.before) + 1;
  const { text: shown } = excerptOf(plain.slice(from), EXCERPT.length);
  return from > 0 ? `…${shown}` : shown;
}

/** The positions of the words in a text, in ascending order. */
function spansOf(text: string, words: readonly string[]): readonly TextSpan[] {
  return words
    .flatMap((word) => makeSpanSearch(word)(text))
    .toSorted((one, other) => one.start - other.start || other.end - one.end);
}
