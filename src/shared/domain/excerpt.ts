import { endOfCharacters } from './characters.ts';

const ELLIPSIS = '…';

/**
 * The beginning of a text, cut between two user-perceived characters: a family emoji, or a letter with its accents, is one
 * (ADVT-01).
 * @param length in such characters
 * @returns the text itself, and `isCut` false, where it is no longer than that
 */
export function excerptOf(text: string, length: number): { readonly text: string; readonly isCut: boolean } {
  const end = endOfCharacters(text, length);
  if (end === undefined) return { text, isCut: false };
  return { text: `${text.slice(0, end).trimEnd()}${ELLIPSIS}`, isCut: true };
}
