import { beforeEach, describe, expect, it } from 'vitest';
import { type Church, createChurch } from '../../../../mock-server/church/church.ts';
import { readUploadedFile, signedFiles } from '../../../../mock-server/church/rules/drafts.ts';
import { signed } from '../../../../mock-server/church/rules/signed-tokens.ts';

describe('EDIT-03, REL-35 the files of a draft', () => {
  const path = '/api/File/content/picture';
  let now = '';
  let church: Church;

  beforeEach(async () => {
    now = '2026-11-18T12:00:00Z';
    church = createChurch({ now: () => new Date(now) });
    for (const id of ['picture', 'other', 'published']) {
      // oxlint-disable-next-line no-await-in-loop -- one church, one record after the other
      await church.storedFiles.create({ id, fileName: `${id}.png`, contentType: 'image/png', content: 'bytes' });
    }
    const created = church.now().toISOString();
    await church.drafts.create({
      kind: 'advertisements',
      postId: 3,
      writerId: crypto.randomUUID(),
      created,
      saved: created,
      texts: { title: '김장' },
      files: [path, '/api/File/content/other'],
    });
  });

  const keyOf = async (file: string): Promise<string> => {
    const [address = ''] = await signedFiles(church, { files: [file] });
    return address.split('?key=')[1] ?? '';
  };
  const read = async (id: string, key: string) => (await readUploadedFile(church, id, key)).kind;

  it('are read by their key for ten minutes by the clock of the church', async () => {
    const key = await keyOf(path);
    expect(await read('picture', key)).toBe('done');
    now = '2026-11-18T12:09:59Z';
    expect(await read('picture', key)).toBe('done');
    now = '2026-11-18T12:10:00Z';
    expect(await read('picture', key)).toBe('refused');
  });

  it('are read by no key of another file, nor by a token that is signed for something else', async () => {
    const issued = church.now().getTime() / 1000;
    expect(await read('picture', await keyOf('/api/File/content/other'))).toBe('refused');
    expect(await read('picture', await signed({ sid: 'w' }, issued, issued + 600))).toBe('refused');
    expect(await read('picture', '')).toBe('refused');
  });

  it('are plain once they are published, with the key of the draft too', async () => {
    const key = await keyOf(path);
    church.drafts.delete((query) => query.where({ postId: 3 }));
    expect([await read('picture', ''), await read('picture', key), await read('published', '')]).toEqual(
      Array(3).fill('done'),
    );
  });
});
