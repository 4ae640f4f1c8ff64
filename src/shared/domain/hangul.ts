/** The consonants that may begin a syllable, in the order of Unicode's syllables. */
const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';

const VOWELS = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';

/** The consonants that may end a syllable; before the first stands the syllable without one. */
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

const SYLLABLES = { first: 0xac00, last: 0xd7a3 };
const FINALS_AND_NONE = FINALS.length + 1;
const PER_INITIAL = VOWELS.length * FINALS_AND_NONE;

/** Letters of their own, as old Mac files and some keyboards send them, by the row that they stand in. */
const CONJOINING = [
  { first: 0x1100, letters: INITIALS },
  { first: 0x1161, letters: VOWELS },
  { first: 0x11a8, letters: FINALS },
];

/**
 * True when a text holds what somebody looks for. Initial consonants stand for any syllable that they begin (`ㄱㅁㅅ`
 * finds 김민수), and a syllable that is still being typed for all that it may become (`기`, `김ㅁ` and `김미` find it too).
 * Spaces and capitals do not count, nor whether letters come composed (NFC) or apart (NFD). Nothing is in every text.
 */
export function matchesHangul(text: string, sought: string): boolean {
  const syllables = lettersOf(text);
  const wanted = lettersOf(sought);
  if (wanted.length === 0) return true;
  return syllables.some((_, start) => beginsWith(syllables.slice(start), wanted));
}

/** The initial consonants of a text; what is no syllable stays as it is. */
export function initialsOf(text: string): string {
  return Array.from(text.normalize('NFC'), (letter) => partsOf(letter)?.initial ?? letter).join('');
}

function beginsWith(syllables: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((letter, at) => {
    const syllable = syllables[at];
    const isLast = at === wanted.length - 1;
    if (syllable === undefined) return false;
    return syllable === letter || initialsOf(syllable) === letter || (isLast && mayBecome(letter, syllables.slice(at)));
  });
}

/** Whether a syllable under the writer's hands can still become what stands there. */
function mayBecome(letter: string, [syllable = '', next = '']: readonly string[]): boolean {
  const typed = keysOf(letter);
  if (typed === letter) return false;
  const whole = keysOf(syllable);
  // The last consonant that was typed may be the first of the next syllable.
  return whole.startsWith(typed) || `${whole}${keysOf(next)}`.startsWith(typed);
}

/** The keys of a letter, one after the other. */
function keysOf(letter: string): string {
  const parts = partsOf(letter);
  const letters = parts === undefined ? [letter] : [parts.initial, parts.vowel, parts.final];
  return letters.map((part) => PAIRS[part] ?? part).join('');
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

/**
 * The letters in one writing for all: composed, as keyboards write them, lower case, no spaces. Two consonants that an
 * editor has drawn together (`ㄳ`) are two again.
 */
function lettersOf(text: string): readonly string[] {
  const plain = Array.from(text.normalize('NFC'), compatible).join('').toLowerCase().replaceAll(/\s/g, '');
  return Array.from(plain).flatMap((letter) => (FINALS.includes(letter) ? Array.from(keysOf(letter)) : letter));
}

function compatible(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const row = CONJOINING.find(({ first, letters }) => code >= first && code < first + letters.length);
  return row === undefined ? letter : row.letters.charAt(code - row.first);
}
