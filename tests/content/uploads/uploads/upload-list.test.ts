import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageRule, pdfRule } from '@/content/uploads/files.ts';
import {
  EMPTY_LIST,
  keepFailed,
  type OpenedFile,
  withChosen,
  withFailures,
  withMoved,
} from '@/content/uploads/uploads.ts';
import { aFile, aHead, aQueuedFile, type HeadName } from '../../../builders/upload-file.ts';

const opened = (name: string, kind: HeadName = 'png', size = 0): OpenedFile => ({
  file: aFile(name, kind, size),
  head: aHead(kind),
});
const chosen = (...files: readonly OpenedFile[]) => withChosen(EMPTY_LIST, files, imageRule);

describe('REL-24 chosen files', () => {
  it('are added by their content, or turned away with a reason each', () => {
    const { files, turnedAway } = chosen(
      opened('1.png'),
      { file: new File([], '2.png'), head: new Uint8Array() },
      opened('3.png', 'program'),
      opened('4.svg', 'svg'),
      opened('5.png', 'png', 50 * 1024 * 1024),
      opened('6.heic', 'heic'),
      { file: aFile('7.png'), head: undefined },
      opened('8.jpg', 'jpeg'),
    );
    expect(files.map(({ file }) => file.name)).toEqual(['1.png', '8.jpg']);
    expect(turnedAway.map(({ name, error }) => [name, error])).toEqual([
      ['2.png', 'empty'],
      ['3.png', 'wrongKind'],
      ['4.svg', 'svg'],
      ['5.png', 'tooLarge'],
      ['6.heic', 'heic'],
      ['7.png', 'unreadable'],
    ]);
  });

  it('are limited in number: of 30, the last 10 are turned away', () => {
    const thirty = Array.from({ length: 30 }, (_, at) => opened(`${at + 1}.png`));
    const { files, turnedAway } = chosen(...thirty);
    expect(files).toHaveLength(20);
    expect(turnedAway.map(({ name, error }) => `${name} ${error}`)).toEqual(
      thirty.slice(20).map(({ file }) => `${file.name} tooMany`),
    );
  });

  it('are added once, even when they are chosen again', () => {
    const first = chosen(opened('1.png'));
    const second = withChosen(first, [opened('1.png'), opened('2.png')], imageRule);
    expect(second.files.map(({ file }) => file.name)).toEqual(['1.png', '2.png']);
    expect(second.turnedAway).toMatchObject([{ name: '1.png', error: 'alreadyThere' }]);
  });

  it('clear the reasons of earlier ones, and get ids of their own', () => {
    const first = chosen(opened('1.txt', 'text'), opened('2.png'));
    const second = withChosen(first, [opened('3.png')], imageRule);
    expect(second.turnedAway).toEqual([]);
    expect(second.files.map(({ id }) => id)).toEqual([2, 3]);
  });

  it('replace the present one where only one is allowed', () => {
    const first = withChosen(EMPTY_LIST, [opened('1.pdf', 'pdf')], pdfRule);
    const wrong = withChosen(first, [opened('2.png')], pdfRule);
    expect(wrong.files.map(({ file }) => file.name)).toEqual(['1.pdf']);
    const two = withChosen(first, [opened('2.pdf', 'pdf'), opened('3.pdf', 'pdf')], pdfRule);
    expect(two.files.map(({ file }) => file.name)).toEqual(['2.pdf']);
    expect(two.turnedAway).toMatchObject([{ name: '3.pdf', error: 'tooMany' }]);
  });
});

describe('BULL-07 the order of files', () => {
  const files = [aQueuedFile(1), aQueuedFile(2), aQueuedFile(3)];

  it.each([
    [1, 0, [1, 2, 3]],
    [1, 1, [2, 1, 3]],
    [1, 2, [2, 3, 1]],
    [3, 0, [3, 1, 2]],
    [3, -1, [3, 1, 2]],
    [1, 9, [2, 3, 1]],
    [9, 0, [1, 2, 3]],
  ] as const)('with %i moved to %i is %j', (id, to, order) => {
    expect(withMoved(files, id, to).map((queued) => queued.id)).toEqual(order);
  });

  it('has every file once after any move', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5 }), fc.integer({ min: -3, max: 9 }), (id, to) => {
        expect(
          withMoved(files, id, to)
            .map((queued) => queued.id)
            .toSorted((one, other) => one - other),
        ).toEqual([1, 2, 3]);
      }),
    );
  });
});

describe('BULL-06 files that the server refused', () => {
  const files = [aQueuedFile(1), aQueuedFile(2, { failure: 'old' }), aQueuedFile(3)];
  const failures = [{ index: 2, fileName: '3.png', message: 'too dark' }];

  it('stay as the only ones, with the reason', () => {
    expect(keepFailed(files, failures)).toEqual([{ ...files[2], failure: 'too dark' }]);
  });

  it('have their reason beside them while all stay, without earlier reasons', () => {
    expect(withFailures(files, failures).map(({ failure }) => failure)).toEqual([undefined, undefined, 'too dark']);
  });
});
