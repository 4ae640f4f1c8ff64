import { describe, expect, it } from 'vitest';
import { countRemoved, isChanged, withoutPage, withPageMoved } from '@/content/bulletins/bulletins.ts';

const pages = ['/1', '/2', '/3'];

describe('BULL-05 pages that are reordered', () => {
  it.each([
    ['/3', 0, ['/3', '/1', '/2']],
    ['/1', 1, ['/2', '/1', '/3']],
    ['/1', 9, ['/2', '/3', '/1']],
    ['/2', -1, ['/2', '/1', '/3']],
    ['/other', 0, pages],
  ])('%s moved to %i', (page, to, end) => {
    expect(withPageMoved(pages, page, to)).toEqual(end);
  });

  it('keep their last page', () => {
    expect(withoutPage(pages, '/2')).toEqual(['/1', '/3']);
    expect(withoutPage(['/1'], '/1')).toEqual(['/1']);
  });

  it('are changed by their order and by their number', () => {
    expect(isChanged({ known: pages, pages: ['/1', '/2', '/3'] })).toBe(false);
    expect(isChanged({ known: pages, pages: ['/1', '/3', '/2'] })).toBe(true);
    expect(countRemoved({ known: pages, pages: ['/3'] })).toBe(2);
  });
});
