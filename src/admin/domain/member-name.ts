import { endOfCharacters } from '@/shared/domain/characters.ts';
import type { MemberEntry } from './member.ts';

/** Longer names than this are nobody's; in letters as a reader counts them. */
const MOST_LETTERS = 30;

/** Marks that turn the direction of whatever text stands behind them. */
const QUEUE = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** A member's name as a sentence can carry it: in one line, of a bearable length; empty where there is none. */
export function shortName({ name }: Pick<MemberEntry, 'name'>): string {
  const plain = name.replaceAll(QUEUE, '').replaceAll(/\s+/g, ' ').trim();
  const end = endOfCharacters(plain, MOST_LETTERS);
  return end === undefined ? plain : `${plain.slice(0, end)}…`;
}
