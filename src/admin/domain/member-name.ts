import { endOfCharacters } from '@/shared/domain/characters.ts';
import type { MemberEntry } from './member.ts';

/** Maximum length of a name within a sentence, in visible characters. */
const MOST_LETTERS = 30;

/** Control characters that change the direction of the text after them. */
const DIRECTION_MARKS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** A member's name for use within a sentence: in one line, shortened; '' when there is none. */
export function shortName({ name }: Pick<MemberEntry, 'name'>): string {
  const plain = name.replaceAll(DIRECTION_MARKS, '').replaceAll(/\s+/g, ' ').trim();
  const end = endOfCharacters(plain, MOST_LETTERS);
  return end === undefined ? plain : `${plain.slice(0, end)}…`;
}
