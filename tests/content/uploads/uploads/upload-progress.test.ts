import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBodyUnsent, progressOfFiles, sharesOfFiles } from '@/content/uploads/uploads.ts';

const sizes = fc.array(fc.nat({ max: 10_000_000 }), { minLength: 1, maxLength: 20 });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

describe('BULL-07 the progress of each file', () => {
  it.each([
    ['nothing has gone', [100, 300], 0, [0, 0]],
    ['half of the first has gone', [100, 300], 0.125, [0.5, 0]],
    ['the first has gone, and nothing of the second', [100, 300], 0.25, [1, 0]],
    ['half of the second has gone', [100, 300], 0.625, [1, 0.5]],
    ['all has gone', [100, 300], 1, [1, 1]],
    ['an empty file between others has gone with the one before it', [100, 0, 100], 0.5, [1, 1, 0]],
    ['an empty first file has gone with the first byte', [0, 100], 0, [0, 0]],
    ['there is nothing but empty files', [0, 0], 1, [1, 1]],
    ['there is no file', [], 0.5, []],
  ])('%s', (_, files, whole, shares) => {
    expect(sharesOfFiles(files, whole)).toEqual(shares);
  });

  it('adds up to the whole', () => {
    fc.assert(
      fc.property(sizes, share, (files, whole) => {
        const total = sumOf(files);
        const gone = sumOf(sharesOfFiles(files, whole).map((own, at) => own * (files[at] ?? 0)));
        expect(Math.abs(gone - whole * total)).toBeLessThanOrEqual(total * 1e-9);
      }),
    );
  });

  it('never decreases while the whole progresses, and ends at 1', () => {
    fc.assert(
      fc.property(sizes, share, share, (files, one, other) => {
        const before = sharesOfFiles(files, Math.min(one, other));
        const after = sharesOfFiles(files, Math.max(one, other));
        expect(before.every((own, at) => own >= 0 && own <= (after[at] ?? 0))).toBe(true);
        expect(sharesOfFiles(files, 1).every((own) => own === 1)).toBe(true);
      }),
    );
  });

  it('begins only after the file before is sent', () => {
    fc.assert(
      fc.property(sizes, share, (files, whole) => {
        const shares = sharesOfFiles(files, whole);
        expect(shares.every((own, at) => own === 0 || shares.slice(0, at).every((earlier) => earlier === 1))).toBe(
          true,
        );
      }),
    );
  });

  it('is waiting, going or sent', () => {
    expect(progressOfFiles([100, 100, 100], 0.5)).toEqual([
      { kind: 'sent' },
      { kind: 'going', share: 0.5 },
      { kind: 'waiting' },
    ]);
  });

  it('is unknown when the whole is', () => {
    expect(progressOfFiles([100, 100], undefined)).toEqual([
      { kind: 'going', share: undefined },
      { kind: 'going', share: undefined },
    ]);
  });
});

it.each([
  [undefined, false],
  [0, true],
  [0.99, true],
  [1, false],
])('REL-16 with %s of it sent, whether the server cannot have stored anything is %s', (whole, is) => {
  expect(isBodyUnsent(whole)).toBe(is);
});
