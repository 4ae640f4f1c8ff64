import { beginsWith, type Letter, lettersOf } from './hangul.ts';

/** A part of a text, in UTF-16 units: from its first to the one behind its last, as for `slice`. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

interface Place extends TextSpan {
  /** Whether there is a space before it. */
  readonly beginsWord: boolean;
}

/** The letters of a text as they are compared, and the place of each. */
interface LocatedLetters {
  readonly letters: readonly Letter[];
  readonly places: readonly Place[];
}

/** A syllable of conjoining letters, or a character with all that is joined to it. */
const CHARACTERS = /[\u1100-\u1112][\u1161-\u1175][\u11a8-\u11c2]?|.\p{M}*/gsu;

/** The consonants as a keyboard sends them alone. */
const CONSONANT = /^[\u3131-\u314e]$/u;

/**
 * Where a word stands in a text, from its beginning to its end, without overlaps: found as {@link makeHangulSearch} finds it,
 * but initial consonants (`ㅅㅁ`) stand for syllables of one word, for they occur in nearly every sentence otherwise.
 */
export function makeSpanSearch(word: string): (text: string) => readonly TextSpan[] {
  const wanted = lettersOf(word);
  if (wanted.length === 0) return () => [];
  const hasConsonant = wanted.some(({ letter }) => CONSONANT.test(letter));

  return (text) => {
    const { letters, places } = locatedLetters(text);
    const spans: TextSpan[] = [];
    for (let at = 0; at + wanted.length <= letters.length; at += 1) {
      const found = beginsWith(letters, at, wanted) ? places.slice(at, at + wanted.length) : [];
      const [first, ...others] = found;
      if (first === undefined || (hasConsonant && others.some(({ beginsWord }) => beginsWord))) continue;
      spans.push({ start: first.start, end: (others.at(-1) ?? first).end });
      at += others.length;
    }
    return spans;
  };
}

function locatedLetters(text: string): LocatedLetters {
  const letters: Letter[] = [];
  const places: Place[] = [];
  let beginsWord = true;
  for (const { 0: character, index: start } of text.matchAll(CHARACTERS)) {
    const own = lettersOf(character);
    const place = { start, end: start + character.length, beginsWord };
    letters.push(...own);
    places.push(...own.map((_, at) => (at === 0 ? place : { ...place, beginsWord: false })));
    beginsWord = own.length === 0;
  }
  return { letters, places };
}
