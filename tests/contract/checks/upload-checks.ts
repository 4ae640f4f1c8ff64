import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { bulletin, uploadResult } from '../../../mock-server/openapi/bulletins.ts';
import { advertisement, bibleStudy } from '../../../mock-server/openapi/posts.ts';
import type { Stage } from '../support/stage.ts';
import { aDisguisedProgram, anImage, aPdf, formOf } from '../support/uploads.ts';
import { validationProblem } from '../support/validation-problem.ts';

const megabyte = 1024 * 1024;

/** Bulletins, Bible study sheets and advertisements with their files. */
export function checkUploads({ cast }: Stage): void {
  const upload = (path: string, entries: readonly (readonly [string, string | File])[]) =>
    cast().editor.send('POST', path, { body: formOf(entries) });

  describe('a bulletin (BULL-05 to BULL-08)', () => {
    // The server's clock shows Friday, 20 November 2026.
    const path = '/api/File/bulletin?dateFolder=Sun2026Nov22';
    const pages = async () => bulletin.parse(await cast().visitor.json(path));

    it('is filed under the Sunday of this week, file by file, and can be taken away', async () => {
      await cast().admin.send('DELETE', path);
      const response = await upload('/api/File/newBulletin', [
        ['files', anImage('1면.png')],
        ['files', aDisguisedProgram('2면.png')],
        ['files', anImage('3면.png', 10 * megabyte + 1)],
        ['files', new File([], '4면.png')],
        ['files', anImage('5면.png')],
      ]);
      const results = z.array(uploadResult).parse(await response.json());
      expect(results.map(({ fileName, uploaded }) => [fileName, uploaded])).toEqual([
        ['1면.png', true],
        ['2면.png', false],
        ['3면.png', false],
        ['4면.png', false],
        ['5면.png', true],
      ]);
      expect(results.map(({ errorMsg }) => errorMsg === '')).toEqual([true, false, false, false, true]);
      const [first = '', ...others] = await pages();
      expect(others).toHaveLength(1);
      const image = await cast().visitor.get(first);
      expect(image.headers.get('Content-Type')).toBe('image/png');
      expect(new Uint8Array(await image.arrayBuffer())).toEqual(new Uint8Array(await anImage('').arrayBuffer()));

      expect((await cast().editor.send('DELETE', path)).status).toBe(204);
      expect(await pages()).toEqual([]);
      expect((await cast().visitor.get(first)).status).toBe(404);
    });

    it('keeps what was taken; what was not and is sent again goes behind it (REL-24)', async () => {
      const send = (...files: readonly File[]) =>
        upload(
          '/api/File/newBulletin',
          files.map((file) => ['files', file] as const),
        );
      await send(anImage('1면.png', 100), new File([], '2면.png'), anImage('3면.png', 300));
      const kept = await pages();
      expect(kept).toHaveLength(2);
      await send(anImage('2면.png', 200));
      const all = await pages();
      expect(all.slice(0, 2)).toEqual(kept);
      const sizes = await Promise.all(
        all.map(async (url) => (await (await cast().visitor.get(url)).arrayBuffer()).byteLength),
      );
      expect(sizes).toEqual([100, 300, 200]);
      await cast().editor.send('DELETE', path);
    });

    it('tells of each of thirty files, in their order (REL-24)', async () => {
      const files = Array.from({ length: 30 }, (_, at) => {
        const name = `${at + 1}면.png`;
        return at % 3 === 0 ? aDisguisedProgram(name) : anImage(name);
      });
      const response = await upload(
        '/api/File/newBulletin',
        files.map((file) => ['files', file] as const),
      );
      const results = z.array(uploadResult).parse(await response.json());
      expect(results.map(({ fileName, uploaded }) => [fileName, uploaded])).toEqual(
        files.map(({ name }, at) => [name, at % 3 !== 0]),
      );
      expect(await pages()).toHaveLength(20);
      await cast().editor.send('DELETE', path);
    });

    it.each([
      ['Hangul', '2026년 11월 22일 주보.png'],
      ['Hangul as macOS writes it', '2026년 주보.png'.normalize('NFD')],
      ['emoji', '추수감사절 🌾👨‍👩‍👧.png'],
      ['200 characters', `${'주보'.repeat(98)}.png`],
      ['what a header gives a meaning', "a;b=c, 'd' (1) %20.png"],
    ])('is known by its name: %s', async (_, name) => {
      const response = await upload('/api/File/newBulletin', [['files', anImage(name)]]);
      const results = z.array(uploadResult).parse(await response.json());
      expect(results).toEqual([{ fileName: name, uploaded: true, errorMsg: '' }]);
      await cast().editor.send('DELETE', path);
    });

    it('is stored once under one key, though every try has another boundary (Idempotency-Key)', async () => {
      const send = (name: string) =>
        cast().editor.send('POST', '/api/File/newBulletin', {
          body: formOf([['files', anImage(name)]]),
          headers: { 'Idempotency-Key': '"contract-form"' },
        });
      expect([(await send('1면.png')).status, (await send('1면.png')).status]).toEqual([200, 200]);
      expect(await pages()).toHaveLength(1);
      expect((await send('2면.png')).status).toBe(422);
      await cast().editor.send('DELETE', path);
    });

    it('needs a file', async () => {
      expect((await upload('/api/File/newBulletin', [['title', '주보']])).status).toBe(400);
    });
  });

  describe('a Bible study sheet (BIBL-02, BIBL-03)', () => {
    it('goes to the top with its PDF and leaves with it', async () => {
      const response = await upload('/api/BibleStudy', [
        ['title', '요한복음 3장'],
        ['file', aPdf('요한복음 3장.pdf')],
      ]);
      const sheet = bibleStudy.parse(await response.json());
      expect(await cast().visitor.json('/api/bibleStudy?page=1&itemsPerPage=1')).toEqual([sheet]);
      const pdf = await cast().visitor.get(`/api/bibleStudy/${sheet.id}/download`);
      expect(pdf.headers.get('Content-Disposition')).toContain(encodeURIComponent('요한복음 3장.pdf'));
      expect((await cast().editor.send('DELETE', `/api/bibleStudy/${sheet.id}`)).status).toBe(204);
      expect((await cast().visitor.get(`/api/bibleStudy/${sheet.id}/download`)).status).toBe(404);
    });

    it.each([
      ['no title', 400, [['file', aPdf('a.pdf')]]],
      [
        'two files',
        400,
        [
          ['title', '제목'],
          ['file', aPdf('a.pdf')],
          ['file', aPdf('b.pdf')],
        ],
      ],
      [
        'an image',
        415,
        [
          ['title', '제목'],
          ['file', anImage('a.pdf')],
        ],
      ],
      [
        'more than 20 MB',
        413,
        [
          ['title', '제목'],
          ['file', aPdf('a.pdf', 20 * megabyte + 1)],
        ],
      ],
    ] as const)('refuses %s with %i', async (_, status, entries) => {
      expect((await upload('/api/BibleStudy', entries)).status).toBe(status);
    });
  });

  describe('an advertisement (ADVT-02, ADVT-03)', () => {
    const texts = [
      ['title', '한글학교 교사 모집'],
      ['content', '함께하실 분을 기다립니다.'],
      ['author', '교육부'],
    ] as const;

    it('goes to the top with its images, in their order, and leaves with them', async () => {
      const images = [
        ['Images', anImage('a.png', 100)],
        ['Images', anImage('b.png', 200)],
      ] as const;
      const response = await upload('/api/advertisement', [...texts, ...images]);
      const posted = advertisement.parse(await response.json());
      expect(await cast().visitor.json('/api/Advertisement?page=1&itemsPerPage=1')).toEqual([posted]);
      const sizes = await Promise.all(
        posted.imageUrls.map(async (url) => (await (await cast().visitor.get(url)).arrayBuffer()).byteLength),
      );
      expect(sizes).toEqual([100, 200]);
      expect((await cast().editor.send('DELETE', `/api/advertisement/${posted.id}`)).status).toBe(204);
      expect((await cast().visitor.get(posted.imageUrls[0] ?? '')).status).toBe(404);
    });

    it('brings no more files than a server takes, and says how many', async () => {
      const before = await cast().visitor.json('/api/Advertisement?page=1');
      const images = Array.from({ length: 41 }, (_, at) => ['Images', anImage(`${at}.png`)] as const);
      const response = await upload('/api/advertisement', [...texts, ...images]);
      expect(response.status).toBe(400);
      expect(validationProblem.parse(await response.json()).errors).toEqual({
        Images: ['한 번에 40개까지 보낼 수 있습니다.'],
      });
      expect(await cast().visitor.json('/api/Advertisement?page=1')).toEqual(before);
    });

    it('is refused as a whole, with a sentence for the file that is no image', async () => {
      const before = await cast().visitor.json('/api/Advertisement?page=1');
      const images = [
        ['Images', anImage('a.png')],
        ['Images', aDisguisedProgram('b.png')],
      ] as const;
      const response = await upload('/api/advertisement', [...texts, ...images]);
      expect(response.status).toBe(415);
      expect(Object.keys(validationProblem.parse(await response.json()).errors)).toEqual(['b.png']);
      expect(await cast().visitor.json('/api/Advertisement?page=1')).toEqual(before);
    });
  });
}
