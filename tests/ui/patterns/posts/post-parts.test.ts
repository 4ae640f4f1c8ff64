import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paragraphsOf } from '@/ui/patterns/posts/post-parts.tsx';

describe('ANNO-01 an empty line separates paragraphs', () => {
  it.each([
    ['하나', ['하나']],
    ['하나\n둘', ['하나\n둘']],
    ['하나\n\n둘', ['하나', '둘']],
    ['하나\r\n\r\n둘', ['하나', '둘']],
    ['하나\n \t\n\n둘\n', ['하나', '둘']],
    ['\n\n하나\n\n', ['하나']],
    ['', []],
    [' \n \n ', []],
  ])('%j', (text, paragraphs) => {
    expect(paragraphsOf(text)).toEqual(paragraphs);
  });

  it('loses no word', () => {
    const piece = fc.constantFrom('가', '나', ' ', '\n', '\r\n', '\n\n');
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        expect(paragraphsOf(text).join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
      }),
    );
  });
});
