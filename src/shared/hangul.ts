import { memoised } from './memoised.ts';

/** The consonants that may begin a syllable, in the order of Unicode's syllables. */
const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';

const VOWELS = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';

/** The consonants that may end a syllable; index 0 of a syllable's final means none. */
const FINALS = 'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ';

/** Letters that are typed as two keys, by their first and second key. */
const PAIRS: Readonly<Record<string, string>> = {
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
  ㅘ: 'ㅗㅏ',
  ㅙ: 'ㅗㅐ',
  ㅚ: 'ㅗㅣ',
  ㅝ: 'ㅜㅓ',
  ㅞ: 'ㅜㅔ',
  ㅟ: 'ㅜㅣ',
  ㅢ: 'ㅡㅣ',
};

/**
 * What is pressed for a letter on the pad of a phone (천지인), which has a key for each stroke of a vowel, `ㅣ`, `ㆍ` and `ㅡ`, and
 * one for each group of consonants: it is pressed again for the next of the group.
 */
const PRESSES: Readonly<Record<string, string>> = {
  ...pressedAgain('ㄱㅋㄲ', 'ㄴㄹ', 'ㄷㅌㄸ', 'ㅂㅍㅃ', 'ㅅㅎㅆ', 'ㅈㅊㅉ', 'ㅇㅁ'),
  ㅏ: 'ㅣㆍ',
  ㅐ: 'ㅣㆍㅣ',
  ㅑ: 'ㅣㆍㆍ',
  ㅒ: 'ㅣㆍㆍㅣ',
  ㅓ: 'ㆍㅣ',
  ㅔ: 'ㆍㅣㅣ',
  ㅕ: 'ㆍㆍㅣ',
  ㅖ: 'ㆍㆍㅣㅣ',
  ㅗ: 'ㆍㅡ',
  ㅘ: 'ㆍㅡㅣㆍ',
  ㅙ: 'ㆍㅡㅣㆍㅣ',
  ㅚ: 'ㆍㅡㅣ',
  ㅛ: 'ㆍㆍㅡ',
  ㅜ: 'ㅡㆍ',
  ㅝ: 'ㅡㆍㆍㅣ',
  ㅞ: 'ㅡㆍㆍㅣㅣ',
  ㅟ: 'ㅡㆍㅣ',
  ㅠ: 'ㅡㆍㆍ',
  ㅢ: 'ㅡㅣ',
};

/** A consonant with strokes that are no vowel yet, at the end of what was typed, as keyboards show them: one or two dots. */
const UNFINISHED = /(?<initial>[\u3131-\u314E])(?<dots>[\u318D\u119E\u00B7\u30FB]{1,2}|[\u11A2\u2025])$/u;

const SYLLABLES = { first: 0xac00, last: 0xd7a3 };
const FINALS_AND_NONE = FINALS.length + 1;
const PER_INITIAL = VOWELS.length * FINALS_AND_NONE;

/** Conjoining letters, as old Mac files and some keyboards send them, by their range. */
const CONJOINING = [
  { first: 0x1100, letters: INITIALS },
  { first: 0x1161, letters: VOWELS },
  { first: 0x11a8, letters: FINALS },
];

/** A letter in the form in which it is compared: its initial, and the keys by which it is typed. */
export interface Letter {
  readonly letter: string;
  readonly initial: string;
  readonly keys: string;
  /** The same on a phone's pad. */
  readonly presses: string;
}

/** More than the letters of any church's names. */
const MOST_LETTERS = 4096;

/** More than the names and addresses of the longest list. */
const MOST_TEXTS = 8192;

/** Latin letters with accents, and accents that are no part of a letter. */
const ACCENTED = /[\u00C0-\u024F\u1E00-\u1EFF]|\p{Mn}/u;

/** Latin letters, digits and their like. */
const PLAIN = /^[ -~]*$/;

/** Nothing but composed syllables. */
const COMPOSED = /^[\uAC00-\uD7A3]*$/;

/** A longer text is not a name: caching it would only waste memory. */
const LONGEST_NAME = 100;

/** What is searched for in the names of a list. */
export interface NameSearch {
  /** Whether anything is searched for. */
  readonly isNarrowed: boolean;
  readonly isFound: (name: string) => boolean;
}

/**
 * Finds the texts that contain the search; its letters, and those of each name, are read once. Initial consonants match any
 * syllable that begins with them (`ㄱㅁㅅ` finds 김민수), and a syllable that is still being typed matches all that it may become
 * (`기`, `김ㅁ` and `김미` find it too). Spaces, case and accents are ignored, and so is whether letters are composed (NFC) or
 * decomposed (NFD). Every text contains the empty search.
 * @param among where nothing among these is found, as in the middle of a syllable on a phone's pad (`기` on the way to 강), what
 * is typed is found in all that it may become there
 */
export function makeHangulSearch(searchText: string, among: readonly string[] = []): (text: string) => boolean {
  const wanted = lettersTyped(searchText);
  if (wanted.length === 0) return () => true;
  const isFound = makeFinder(wanted, 'keys');
  return among.length === 0 || among.some(isFound) ? isFound : makeFinder(wanted, 'presses');
}

/** The keyboard on which a text is being typed: that of a computer, or a phone's pad. */
type Keyboard = 'keys' | 'presses';

function makeFinder(wanted: readonly Letter[], keyboard: Keyboard): (text: string) => boolean {
  const plain = wanted.map(({ letter }) => letter).join('');
  const isPlain = PLAIN.test(plain);
  return (text) => {
    // Of an e-mail address nothing has to be parsed: each of its letters is typed by one key.
    if (PLAIN.test(text)) return isPlain && plainText(text).includes(plain);
    const letters = lettersOf(text);
    for (let start = 0; start + wanted.length <= letters.length; start += 1)
      if (beginsWith(letters, start, wanted, keyboard)) return true;
    return false;
  };
}

/** True when a search has all the letters of an earlier one, which may go on: it finds nothing that the earlier one did not. */
export function continuesSearch(searchText: string, earlier: string): boolean {
  const letters = lettersOf(searchText);
  return lettersOf(earlier).every(({ letter }, at) => letters[at]?.letter === letter);
}

/** The initial consonants of a text; characters that are not syllables stay as they are. */
export function initialsOf(text: string): string {
  return Array.from(text.normalize('NFC'), (letter) => partsOf(letter)?.initial ?? letter).join('');
}

/** Whether the wanted letters stand in others from an index on. */
export function beginsWith(
  letters: readonly Letter[],
  start: number,
  wanted: readonly Letter[],
  keyboard: Keyboard = 'keys',
): boolean {
  // A plain loop allocates nothing: thousands of names are searched at each letter that is typed.
  for (let at = 0; at < wanted.length; at += 1)
    if (!isOrMayBecome(letters[start + at], letters[start + at + 1], wanted[at], at === wanted.length - 1 && keyboard))
      return false;
  return true;
}

function isOrMayBecome(
  there: Letter | undefined,
  next: Letter | undefined,
  wanted: Letter | undefined,
  /** On which the last letter is being typed; false for those before it. */
  keyboard: Keyboard | false,
): boolean {
  if (there === undefined || wanted === undefined) return false;
  if (there.letter === wanted.letter || there.initial === wanted.letter) return true;
  if (keyboard === false || (keyboard === 'keys' && wanted.keys === wanted.letter)) return false;
  return mayBecome(wanted[keyboard], there[keyboard], next?.[keyboard] ?? '');
}

/** Whether a syllable that is still being typed can become the given one. */
function mayBecome(typed: string, there: string, next: string): boolean {
  // Most letters differ in their first key already: no text is composed for them.
  if (typed[0] !== there[0]) return false;
  // The last consonant that was typed may be the first of the next syllable.
  return there.startsWith(typed) || `${there}${next}`.startsWith(typed);
}

/** The keys of a letter, in the order of typing. */
function keysOf(letter: string): string {
  const parts = partsOf(letter);
  const letters = parts === undefined ? [letter] : [parts.initial, parts.vowel, parts.final];
  return letters.map((part) => PAIRS[part] ?? part).join('');
}

function pressesOf(letter: string): string {
  const parts = partsOf(letter);
  // A final of two consonants is pressed as two.
  const letters = parts === undefined ? letter : `${parts.initial}${parts.vowel}${PAIRS[parts.final] ?? parts.final}`;
  return Array.from(letters, (part) => PRESSES[part] ?? part).join('');
}

/** `ㅋ` is pressed `ㄱㄱ`. */
function pressedAgain(...groups: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    groups.flatMap((group) => Array.from(group, (letter, at) => [letter, group.charAt(0).repeat(at + 1)])),
  );
}

function partsOf(letter: string): { initial: string; vowel: string; final: string } | undefined {
  const code = letter.codePointAt(0) ?? 0;
  if (code < SYLLABLES.first || code > SYLLABLES.last) return undefined;
  const at = code - SYLLABLES.first;
  const final = at % FINALS_AND_NONE;
  return {
    initial: INITIALS.charAt(Math.floor(at / PER_INITIAL)),
    vowel: VOWELS.charAt(Math.floor((at % PER_INITIAL) / FINALS_AND_NONE)),
    final: final === 0 ? '' : FINALS.charAt(final - 1),
  };
}

const letterOf = memoised(
  (letter): Letter => ({ letter, initial: initialsOf(letter), keys: keysOf(letter), presses: pressesOf(letter) }),
  MOST_LETTERS,
);

const lettersOfName = memoised(lettersRead, MOST_TEXTS);

/** The letters of a search as it is typed: the last one may be unfinished. */
function lettersTyped(searchText: string): readonly Letter[] {
  const { initial, dots = '' } = UNFINISHED.exec(searchText)?.groups ?? {};
  if (initial === undefined) return lettersOf(searchText);
  const letter = `${initial}${'ㆍ'.repeat(/[\u11A2\u2025]/.test(dots) ? 2 : dots.length)}`;
  const unfinished = {
    letter,
    initial: letter,
    keys: letter,
    presses: `${PRESSES[initial] ?? initial}${letter.slice(1)}`,
  };
  return [...lettersOf(searchText.slice(0, -1 - dots.length)), unfinished];
}

/** The letters of a text, as they are compared. */
export function lettersOf(text: string): readonly Letter[] {
  return text.length > LONGEST_NAME ? lettersRead(text) : lettersOfName(text);
}

/**
 * The letters of a text in the form in which they are compared. Two consonants that an editor has merged
 * (`ㄳ`) are separated again.
 */
function lettersRead(text: string): readonly Letter[] {
  if (COMPOSED.test(text)) return Array.from(text, letterOf);
  const plain = plainText(withoutAccents(Array.from(text.normalize('NFC'), compatible).join('')));
  const letters = Array.from(plain).flatMap((letter) =>
    FINALS.includes(letter) ? Array.from(keysOf(letter)) : letter,
  );
  return letters.map(letterOf);
}

/** A text as it is compared with others: composed, without accents (`González` is `gonzalez`), case and spaces. */
export const comparable = (text: string): string => plainText(withoutAccents(text.normalize('NFC')));

function withoutAccents(composed: string): string {
  return ACCENTED.test(composed)
    ? composed
        .normalize('NFD')
        .replaceAll(/\p{Mn}/gu, '')
        .normalize('NFC')
    : composed;
}

function plainText(text: string): string {
  return text.toLowerCase().replaceAll(/\s/g, '');
}

function compatible(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const row = CONJOINING.find(({ first, letters }) => code >= first && code < first + letters.length);
  return row === undefined ? letter : row.letters.charAt(code - row.first);
}

/** Negative when the first text comes before the second, positive when after. */
export type TextOrder = (one: string, other: string) => number;

/** Numbers without a leading zero: the longer one is the larger. */
const NUMBER = /^[1-9]\d*$/;

/**
 * The Korean order: 가나다. Loading the collation tables takes a browser 10 ms, so they are loaded at their first use.
 * @param options `numeric` sorts 9 before 10
 */
export function makeKoreanOrder(options: { readonly numeric?: boolean } = {}): TextOrder {
  let collator: Intl.Collator | undefined;

  return (one, other) => {
    if (one === other) return 0;
    // The order of their code points: comparing two needs no collation table.
    if (COMPOSED.test(one) && COMPOSED.test(other)) return one < other ? -1 : 1;
    if (options.numeric === true && NUMBER.test(one) && NUMBER.test(other))
      return Math.sign(one.length - other.length) || (one < other ? -1 : 1);
    collator ??= new Intl.Collator('ko', options);
    return collator.compare(one, other);
  };
}

/** Sorts by a text of each item, which is computed once; items with equal texts keep their order. */
export function sortedBy<Thing>(
  things: readonly Thing[],
  textOf: (thing: Thing) => string,
  order: TextOrder,
): readonly Thing[] {
  return things
    .map((thing) => ({ thing, text: textOf(thing) }))
    .toSorted((one, other) => order(one.text, other.text))
    .map(({ thing }) => thing);
}
