import { describe, expect, it } from 'vitest';
import { acceptUpload, acceptUploads } from '../../../../mock-server/church/rules/files.ts';
import { aDisguisedProgram, anImage, aPdf } from '../../../contract/support/uploads.ts';

const TEN_MB = 10 * 1024 * 1024;

const file = (head: string, name: string): File =>
  new File([Uint8Array.from({ length: head.length }, (_, at) => head.charCodeAt(at))], name);

describe('an upload (BULL-07, REL-24)', () => {
  it.each([
    ['image/jpeg', '\xff\xd8\xff\xe0....'],
    ['image/png', '\x89PNG\r\n\x1a\n....'],
    ['image/gif', 'GIF89a....'],
    ['image/webp', 'RIFF....WEBPVP8 '],
    ['image/avif', '\0\0\0\x20ftypavif'],
  ])('is taken as %s by its content, whatever its name', async (contentType, head) => {
    expect(await acceptUpload(file(head, 'page.txt'), 'image')).toMatchObject({ value: { contentType } });
  });

  it.each([
    ['a renamed program', aDisguisedProgram('a.png')],
    ['an SVG, which may carry a script', file('<svg onload="alert(1)"/>', 'a.svg')],
    ['a HEIC photo', file('\0\0\0\x18ftypheic', 'a.heic')],
    ['a PDF', aPdf('a.png')],
    ['nothing', new File([], 'a.png')],
  ])('as an image is refused when it is %s', async (_, given) => {
    expect(await acceptUpload(given, 'image')).toMatchObject({ kind: 'refused', reason: 'unsupportedMedia' });
  });

  it('may be as large as the limit and no larger', async () => {
    expect((await acceptUpload(anImage('a.png', TEN_MB), 'image')).kind).toBe('done');
    expect(await acceptUpload(anImage('a.png', TEN_MB + 1), 'image')).toMatchObject({ reason: 'tooLarge' });
    expect((await acceptUpload(aPdf('a.pdf', TEN_MB + 1), 'pdf')).kind).toBe('done');
  });

  it('of several files counts when all are accepted, else names each that is not', async () => {
    const outcome = await acceptUploads([anImage('a.png'), aPdf('b.png'), new File([], 'c.png')], 'image');
    expect(outcome).toMatchObject({
      kind: 'refused',
      errors: { 'b.png': [expect.any(String)], 'c.png': [expect.any(String)] },
    });
    expect(outcome).not.toHaveProperty(['errors', 'a.png']);
  });
});
