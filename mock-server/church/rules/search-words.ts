const initials = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const first = 0xac00;
const perInitial = 588;
const perVowel = 28;

/** The index at which a word first occurs in a text, in UTF-16 units; -1 where it does not occur. */
export type Finder = (text: string) => number;

const range = (from: number, count: number): string =>
  `${String.fromCodePoint(from)}-${String.fromCodePoint(from + count - 1)}`;

const literal = (letter: string): string => letter.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&');

/**
 * A syllable without a final consonant may still get one; the final consonant of a syllable may become the first of the
 * next one.
 */
const unfinished = (syllable: string): string => {
  const code = syllable.codePointAt(0) ?? 0;
  const final = (code - first) % perVowel;
  return final === 0 ? `[${range(code, perVowel)}]` : syllable;
};

const letterPattern = (letter: string, isLast: boolean): string => {
  const initial = initials.indexOf(letter);
  if (initial >= 0) return `[${letter}${range(first + initial * perInitial, perInitial)}]`;
  return isLast && /[가-힣]/.test(letter) ? unfinished(letter) : literal(letter);
};

/**
 * Finds a word: letters in any case, with or without accents, an initial consonant for each syllable that begins with it, and a last syllable
 * that may still get a final consonant. Spacing varies between writers, so spaces count only between initial
 * consonants.
 */
const wordFinder = (word: string): Finder => {
  const letters = Array.from(word);
  const patterns = letters.map((letter, at) => letterPattern(letter, at === letters.length - 1));
  const pattern = new RegExp(patterns.join(/[ㄱ-ㅎ]/.test(word) ? '' : '\\s*'), 'iu');
  return (text) => plainLetters(text).search(pattern);
};

/** Accents are no part of a search: each letter is its plain one (`é`, `e`), and all keep their places. */
const plainLetters = (text: string): string =>
  Array.from(text, (letter) => {
    const plain = letter
      .normalize('NFD')
      .replaceAll(/\p{Mn}/gu, '')
      .normalize('NFC');
    return plain.length === letter.length ? plain : letter;
  }).join('');

/** One finder for each word of a search, spaces between them. */
export const findersOf = (words: string): readonly Finder[] =>
  [...new Set(plainLetters(words.normalize('NFC')).split(/\s+/))].filter((word) => word !== '').map(wordFinder);
