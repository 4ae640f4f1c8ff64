import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerptOf } from '@/shared/characters.ts';
import { EXCERPT_LENGTH } from '../../support/limits.ts';

const family = '👨‍👩‍👧‍👦';
const segments = (text: string): number => [...new Intl.Segmenter('ko').segment(text)].length;

describe('ADVT-01 the first 150 characters of an advertisement', () => {
  it.each([
    ['a syllable', '가'],
    ['a syllable of single letters', '\u1112\u1161\u11ab'],
    ['a family of emoji', family],
    ['a flag', '🇵🇾'],
    ['a letter with its accents', 'Z\u0351\u0329\u032D'],
  ])('count %s as one', (_, character) => {
    expect(excerptOf(character.repeat(EXCERPT_LENGTH), EXCERPT_LENGTH)).toEqual({
      text: character.repeat(EXCERPT_LENGTH),
      isCut: false,
    });
    expect(excerptOf(character.repeat(EXCERPT_LENGTH + 1), EXCERPT_LENGTH)).toEqual({
      text: `${character.repeat(EXCERPT_LENGTH)}…`,
      isCut: true,
    });
  });

  it('have no space before the ellipsis', () => {
    expect(excerptOf('하나 둘', 3)).toEqual({ text: '하나…', isCut: true });
    expect(excerptOf('하나\n\n둘', 4)).toEqual({ text: '하나…', isCut: true });
  });

  it('are the whole of a shorter or empty text', () => {
    expect(excerptOf('하나', 150)).toEqual({ text: '하나', isCut: false });
    expect(excerptOf('', 150)).toEqual({ text: '', isCut: false });
  });

  it('are a beginning of the text, and split no character', () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 });
    fc.assert(
      fc.property(text, fc.integer({ min: 0, max: 20 }), (whole, length) => {
        const excerpt = excerptOf(whole, length);
        expect(excerpt.isCut).toBe(segments(whole) > length);
        const beginning = excerpt.isCut ? excerpt.text.slice(0, -1) : excerpt.text;
        expect(whole.startsWith(beginning)).toBe(true);
        const cut = [...new Intl.Segmenter('ko').segment(whole)].slice(0, length).map(({ segment }) => segment);
        if (excerpt.isCut) expect(beginning).toBe(cut.join('').trimEnd());
      }),
    );
  });

  it('of a very long text are found without reading all of it', () => {
    const { text } = excerptOf('가'.repeat(5_000_000), EXCERPT_LENGTH);
    expect(text).toHaveLength(EXCERPT_LENGTH + 1);
  });
});
