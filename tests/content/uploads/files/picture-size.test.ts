import { describe, expect, it } from 'vitest';
import { convertedName, fittedSize, pageScale } from '@/content/uploads/files.ts';

describe('BULL-05 a picture that is redrawn', () => {
  it.each([
    [6000, 4000, 2400, 1600],
    [3000, 6000, 1200, 2400],
    [1000, 2000, 1000, 2000],
    [90_000, 2, 2400, 1],
  ])('of %i by %i becomes %i by %i', (width, height, wide, high) => {
    expect(fittedSize({ width, height })).toEqual({ width: wide, height: high });
  });

  it('keeps its name, with the ending of a JPEG', () => {
    expect(convertedName('주보 표지.final.png')).toBe('주보 표지.final.jpg');
    expect(convertedName('주보.pdf', '-2')).toBe('주보-2.jpg');
  });

  it('of a PDF page is large enough to be read', () => {
    expect(pageScale({ width: 595, height: 842 }) * 842).toBeCloseTo(2400);
  });
});
