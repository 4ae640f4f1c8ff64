import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fittedText } from '@/organisation/organisation-chart.ts';

describe('a text for a box of a picture', () => {
  it.each([
    ['교육위원회', 5, '교육위원회'],
    ['교육위원회', 4, '교육위…'],
    ['Asunción', 6, 'Asunción'],
    ['Asunción', 5, 'Asunc…'],
    ['교육 위원회', 4, '교육…'],
    ['', 4, ''],
    ['교육', 0, '…'],
  ])('%j in %i letters becomes %j', (text, ems, shown) => {
    expect(fittedText(text, ems)).toBe(shown);
  });

  it('fits, for any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('가', 'W', ' ', '1') }),
        fc.integer({ min: 1, max: 20 }),
        (text, ems) => {
          const shown = fittedText(text, ems);
          expect(shown.split('가').length - 1).toBeLessThanOrEqual(ems);
          expect(shown === text || shown.endsWith('…')).toBe(true);
        },
      ),
    );
  });
});
