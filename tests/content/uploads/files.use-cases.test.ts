import { describe, expect, it } from 'vitest';
import { bulletinRule, imageRule } from '@/content/uploads/files.ts';
import { makeFitFile } from '@/content/uploads/files.use-cases.ts';
import type { FileConversion } from '@/content/uploads/uploads.ports.ts';
import { EMPTY_LIST, withChosen } from '@/content/uploads/uploads.ts';
import { done, refused } from '@/shared/outcome.ts';
import { aFile, aHead, type HeadName } from '../../builders/upload-file.ts';

const MEGABYTE = 1024 * 1024;

const pages = (count: number) => Array.from({ length: count }, (_, at) => aFile(`a-${at + 1}.jpg`, 'jpeg'));

/** A device that converts as the test says. */
const device = (changes: Partial<FileConversion> = {}): FileConversion => ({
  pagesOf: () => Promise.resolve(done({ pages: pages(3), count: 3 })),
  shrink: ({ name }) => Promise.resolve(aFile(`small ${name}`, 'jpeg')),
  ...changes,
});

async function choose(kind: HeadName, size = 0, conversion = device(), rule = bulletinRule) {
  const chosen = { file: aFile(`a.${kind}`, kind, size), head: aHead(kind) };
  const opened = await makeFitFile(conversion, rule)(chosen, new AbortController().signal);
  const { files, turnedAway } = withChosen(EMPTY_LIST, opened, rule);
  return [
    files.map(({ file, convertedFrom }) => [file.name, convertedFrom]),
    turnedAway.map(({ name, error }) => [name, error]),
  ];
}

describe('BULL-05 a file that is chosen for a bulletin', () => {
  it('is converted into its pages when it is a PDF', async () => {
    expect(await choose('pdf', 15 * MEGABYTE)).toEqual([
      [
        ['a-1.jpg', 'pdf'],
        ['a-2.jpg', 'pdf'],
        ['a-3.jpg', 'pdf'],
      ],
      [],
    ]);
  });

  it('is turned away for the rest when it has more pages than are allowed', async () => {
    const conversion = device({ pagesOf: (_, most) => Promise.resolve(done({ pages: pages(most), count: most + 4 })) });
    const [files, turnedAway] = await choose('pdf', 0, conversion);
    expect(files).toHaveLength(20);
    expect(turnedAway).toEqual([['a.pdf', 'tooMany']]);
  });

  it.each(['locked', 'unpaged', 'notAdapted'] as const)('is refused with that reason when it is %s', async (reason) => {
    const conversion = device({ pagesOf: () => Promise.resolve(refused(reason)) });
    expect(await choose('pdf', 0, conversion)).toEqual([[], [['a.pdf', reason]]]);
  });

  it('is not opened as a PDF when no phone could hold it', async () => {
    expect(await choose('pdf', 101 * MEGABYTE)).toEqual([[], [['a.pdf', 'unpaged']]]);
  });

  it.each(['png', 'jpeg', 'webp'] as const)('is made smaller when it is a large %s', async (kind) => {
    expect(await choose(kind, 11 * MEGABYTE)).toEqual([[[`small a.${kind}`, 'largePicture']], []]);
  });

  it('is redrawn when few devices show its kind and this one does', async () => {
    expect(await choose('heic')).toEqual([[['small a.heic', 'largePicture']], []]);
  });

  it('keeps its own error when this device cannot convert it', async () => {
    const conversion = device({ shrink: () => Promise.resolve(undefined) });
    expect(await choose('png', 11 * MEGABYTE, conversion)).toEqual([[], [['a.png', 'tooLarge']]]);
    expect(await choose('heic', 0, conversion)).toEqual([[], [['a.heic', 'heic']]]);
  });

  it('stays unchanged when it fits, and where the rule does not convert', async () => {
    expect(await choose('png', MEGABYTE)).toEqual([[['a.png', undefined]], []]);
    expect(await choose('pdf', 0, device(), imageRule)).toEqual([[], [['a.pdf', 'wrongKind']]]);
  });
});
