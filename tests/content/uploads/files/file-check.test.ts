import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bulletinRule,
  contentError,
  type FileError,
  type FileKind,
  imageRule,
  optionalImageRule,
  pdfRule,
  recogniseFile,
  sizeError,
} from '@/content/uploads/files.ts';
import { aHead, type HeadName } from '../../../builders/upload-file.ts';

const MEGABYTE = 1024 * 1024;

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('BULL-07 the kind of a file', () => {
  it.each<[HeadName, FileKind]>([
    ['png', 'png'],
    ['jpeg', 'jpeg'],
    ['webp', 'webp'],
    ['gif', 'gif'],
    ['pdf', 'pdf'],
    ['heic', 'heic'],
    ['svg', 'svg'],
    ['program', 'unknown'],
    ['text', 'unknown'],
  ])('is recognised by the content of a %s', (head, kind) => {
    expect(recogniseFile(aHead(head))).toBe(kind);
  });

  it.each([
    ['<svg>', 'svg'],
    ['\u00ef\u00bb\u00bf <svg\n', 'svg'],
    ['<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x"><SVG xmlns="y">', 'svg'],
    ['<!DOCTYPE svg [ <!ENTITY ns "x"> ]><svg>', 'svg'],
    ['<!-- a --><!-- b --> <svg/>', 'svg'],
    ['<!-- <svg> ', 'unknown'],
    ['<html><svg></svg></html>', 'unknown'],
    ['<svgx>', 'unknown'],
    ['GIF88a', 'unknown'],
    ['RIFF....AVI LIST', 'unknown'],
    ['....WEBP', 'unknown'],
    ['\0\0\0\u0020ftypmif1', 'heic'],
    ['\0\0\0\u0020ftypavif', 'unknown'],
    ['\0\0\0\u0020ftypisom', 'unknown'],
    ['x%PDF-1.7', 'unknown'],
    ['', 'unknown'],
  ] as const)('of %j is %s', (text, kind) => {
    expect(recogniseFile(bytes(text))).toBe(kind);
  });

  it('is determined for any bytes, in linear time', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2048 }), (head) => {
        expect(typeof recogniseFile(head)).toBe('string');
      }),
    );
    const hostile = bytes('<!--'.repeat(256));
    // Each of these would make a naive regular expression backtrack for longer than a test may take.
    recogniseFile(hostile);
    recogniseFile(bytes(' '.repeat(1024)));
    recogniseFile(bytes('<!---->'.repeat(146)));
    recogniseFile(bytes('<??>'.repeat(256)));
    recogniseFile(bytes('<?'.repeat(512)));
  });

  it.each([
    ['png', 8],
    ['jpeg', 3],
    ['gif', 6],
    ['webp', 12],
    ['pdf', 5],
    ['heic', 12],
  ] as const)('is %s from its first %i bytes on, and unknown before', (kind, length) => {
    expect(recogniseFile(aHead(kind).slice(0, length - 1))).toBe('unknown');
    expect(recogniseFile(aHead(kind).slice(0, length))).toBe(kind);
  });
});

describe('REL-24 a file that may be sent', () => {
  it.each<[HeadName, FileError | undefined, FileError | undefined]>([
    ['png', undefined, 'wrongKind'],
    ['jpeg', undefined, 'wrongKind'],
    ['webp', undefined, 'wrongKind'],
    ['gif', undefined, 'wrongKind'],
    ['pdf', 'wrongKind', undefined],
    ['heic', 'heic', 'heic'],
    ['svg', 'svg', 'svg'],
    ['program', 'wrongKind', 'wrongKind'],
  ])('of %s: as an image %s, as a PDF %s', (head, asImage, asPdf) => {
    expect(contentError(aHead(head), imageRule)).toBe(asImage);
    expect(contentError(aHead(head), pdfRule)).toBe(asPdf);
  });

  it('is not empty, and at most as large as its place allows', () => {
    expect(sizeError(0, imageRule)).toBe('empty');
    expect(sizeError(1, imageRule)).toBeUndefined();
  });

  it.each([
    ['an image of a bulletin', bulletinRule, 10 * MEGABYTE, 1, 20],
    ['an image of an advertisement', optionalImageRule, 10 * MEGABYTE, 0, 10],
    ['a sheet', pdfRule, 20 * MEGABYTE, 1, 1],
  ])('%s has limits of its own (REL-24)', (_, rule, maxBytes, minFiles, maxFiles) => {
    expect(sizeError(maxBytes, rule)).toBeUndefined();
    expect(sizeError(maxBytes + 1, rule)).toBe('tooLarge');
    expect(rule).toMatchObject({ minFiles, maxFiles });
  });
});
