import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Stage } from '../support/stage.ts';
import { aDisguisedProgram, anImage, aPdf, formOf } from '../support/uploads.ts';
import { validationProblem } from '../support/validation-problem.ts';
import { readAddresses, visitors } from '../support/who-may.ts';

const draft = z.looseObject({ id: z.int(), version: z.string(), writer: z.string(), files: z.array(z.string()) });
const drafts = z.object({ drafts: z.array(draft) });
const posted = z.looseObject({ id: z.int() });

type Draft = z.infer<typeof draft>;

/** As `keep` names it. */
const withoutKey = (file: string): string => file.replace(/\?key=.+$/, '');
const named = <Some extends Draft>(saved: Some): Some => ({ ...saved, files: saved.files.map(withoutKey) });
type Texts = Readonly<Record<string, string>>;

interface Kind {
  readonly name: string;
  /** The addresses of lists, and of single posts. */
  readonly list: string;
  readonly item: string;
  /** The written fields of a draft, and those that a post needs. */
  readonly begun: Texts;
  readonly whole: Texts;
  /** The field and content of its files, where it has any. */
  readonly file?: readonly [field: string, file: File];
}

const SECRET = '아직비밀인글';

const written: Pick<Kind, 'begun' | 'whole'> = {
  begun: { title: SECRET, content: '', author: '' },
  whole: { title: SECRET, content: '내용', author: '친교부' },
};

const kinds: readonly Kind[] = [
  { name: 'an announcement', list: 'Announcement?', item: 'Announcement', ...written },
  {
    name: 'an advertisement',
    list: 'Advertisement?',
    item: 'advertisement',
    ...written,
    file: ['Images', anImage('책상.png')],
  },
  {
    name: 'a Bible study sheet',
    list: 'bibleStudy?',
    item: 'BibleStudy',
    begun: { title: SECRET },
    whole: { title: `${SECRET} 4장` },
    file: ['file', aPdf('요한복음.pdf')],
  },
  {
    name: 'an event',
    list: 'Event?startDate=2031-07-01&endDate=2031-07-31&',
    item: 'Event',
    begun: { name: SECRET, start: '2031-07-30', end: '', type: '', hostedBy: '' },
    whole: { name: SECRET, start: '2031-07-30', end: '2031-07-30', type: '일반행사', hostedBy: '청년부' },
  },
];

/** Unpublished drafts (EDIT-03). */
export function checkDrafts({ cast }: Stage): void {
  describe.each(kinds)('the draft of $name (EDIT-03)', ({ list, item, begun, whole, file }) => {
    const send = (method: string, path: string, texts: Texts, more: { keep?: readonly string[]; version?: string }) => {
      const { keep = [], version } = more;
      const headers = version === undefined ? {} : { 'If-Match': version };
      if (file === undefined) return cast().editor.sendJson(method, path, texts, headers);
      const files = method === 'POST' && path.includes('draft=') ? [file] : [];
      const entries = [...Object.entries(texts), ...keep.map((name) => ['keep', name] as const), ...files];
      return cast().editor.send(method, path, { body: formOf(entries), headers });
    };
    const all = async (): Promise<readonly Draft[]> =>
      drafts.parse(await cast().admin.json(`/api/${list}drafts=true`)).drafts;
    const save = async (): Promise<Draft> => {
      const response = await send('POST', `/api/${item}?draft=true`, begun, {});
      expect(response.status).toBe(201);
      return draft.parse(await response.json());
    };
    const publish = ({ id, files, version }: Draft, texts = whole) =>
      send('POST', `/api/${item}/${id}/publish`, texts, { keep: files.map(withoutKey), version });
    const remove = ({ id }: Pick<Draft, 'id'>) => cast().admin.send('DELETE', `/api/${item}/${id}`);

    it('is there for its writer and for other editors, with its files', async () => {
      const saved = await save();
      expect(saved).toMatchObject({ writer: '이선영', ...begun });
      expect(saved.files).toHaveLength(file === undefined ? 0 : 1);
      expect((await all()).map(named)).toContainEqual(named(saved));
      await remove(saved);
      expect((await all()).map(({ id }) => id)).not.toContain(saved.id);
      await Promise.all(saved.files.map(async (path) => expect((await cast().editor.get(path)).status).toBe(404)));
    });

    it('is in no answer but those for editors that ask for drafts, and the data stored about its writer', async () => {
      const saved = await save();
      const guessed = [
        `/api/${item}/${saved.id}`,
        `/api/bibleStudy/${saved.id}/download`,
        `/api/Search?q=${encodeURIComponent(SECRET)}`,
        `/api/${list}page=1&itemsPerPage=100`,
      ];
      const reads = [...readAddresses, ...guessed];
      for (const visitor of visitors) {
        const may = visitor === 'editor' || visitor === 'admin';
        for (const path of reads) {
          // oxlint-disable-next-line no-await-in-loop -- one after another: a failure names its address
          const text = await (await cast()[visitor].get(path)).text();
          const isOfDrafts = path.includes('drafts=true') && path.toLowerCase().includes(`/${item.toLowerCase()}?`);
          const isOfWriter = visitor === 'editor' && path === '/api/Me/export';
          expect([visitor, path, text.includes(SECRET)]).toEqual([visitor, path, (may && isOfDrafts) || isOfWriter]);
        }
      }
      expect((await cast().editor.get(`/api/${item}/${saved.id}`)).status).toBe(404);
      await remove(saved);
    });

    it('is changed over the version that was read, and over no other (EDIT-02)', async () => {
      const saved = await save();
      const change = (version: string) =>
        send('PUT', `/api/${item}/${saved.id}?draft=true`, whole, { keep: named(saved).files, version });
      const changed = draft.parse(await (await change(saved.version)).json());
      expect(named(changed)).toMatchObject({ id: saved.id, files: named(saved).files, ...whole });
      expect((await change(saved.version)).status).toBe(409);
      expect((await publish(saved)).status).toBe(409);
      await remove(saved);
      expect((await change(changed.version)).status).toBe(404);
    });

    it('becomes a post of the day on which it is published, once', async () => {
      const saved = await save();
      const response = await publish(saved);
      expect(response.status).toBe(201);
      const post = posted.parse(await response.json());
      expect(post.id).toBe(saved.id);
      expect(await cast().visitor.json(`/api/${item}/${post.id}`)).toEqual(post);
      expect((await all()).map(({ id }) => id)).not.toContain(saved.id);
      expect((await publish(saved)).status).toBe(404);
      const files = [...saved.files, ...named(saved).files];
      const read = await Promise.all(files.map((path) => cast().visitor.get(path)));
      expect(read.map(({ status }) => status)).toEqual(files.map(() => 200));
      const plain = read.slice(saved.files.length);
      expect(plain.map(({ headers }) => headers.get('Cache-Control'))).toEqual(plain.map(() => null));
      await remove(post);
    });

    it('has files that nobody reads but by the key in their address (REL-35)', async () => {
      const saved = await save();
      const wrong = saved.files.flatMap((path) => [withoutKey(path), path.slice(0, -1), `${withoutKey(path)}?key=1`]);
      const statuses = (paths: readonly string[], by: 'visitor' | 'editor') =>
        Promise.all(paths.map(async (path) => (await cast()[by].get(path)).status));
      expect(await statuses(saved.files, 'visitor')).toEqual(saved.files.map(() => 200));
      const stored = saved.files.map(async (path) => (await cast().visitor.get(path)).headers.get('Cache-Control'));
      expect(await Promise.all(stored)).toEqual(saved.files.map(() => 'no-store'));
      expect(await statuses(wrong, 'visitor')).toEqual(wrong.map(() => 404));
      expect(await statuses(wrong, 'editor')).toEqual(wrong.map(() => 404));
      await remove(saved);
    });

    it('needs something that tells it from others, and all that a post needs to become one', async () => {
      const nothing = Object.fromEntries(Object.keys(begun).map((field) => [field, ' '.trim()]));
      const refused = await send('POST', `/api/${item}?draft=true`, nothing, {});
      expect([refused.status, validationProblem.safeParse(await refused.json()).success]).toEqual([400, true]);
      const saved = await save();
      expect((await publish(saved, nothing)).status).toBe(400);
      expect((await all()).map(({ id }) => id)).toContain(saved.id);
      await remove(saved);
    });
  });

  it('a draft with a file of a wrong kind, or with a file of another, is refused (EDIT-03)', async () => {
    const form = formOf([...Object.entries(written.begun), ['Images', aDisguisedProgram('사진.png')]]);
    expect((await cast().editor.send('POST', '/api/advertisement?draft=true', { body: form })).status).toBe(415);
    const body = formOf(Object.entries(written.begun));
    const begun = draft.parse(
      await (await cast().editor.send('POST', '/api/advertisement?draft=true', { body })).json(),
    );
    const stranger = formOf([...Object.entries(written.whole), ['keep', '/api/File/content/none']]);
    const path = `/api/advertisement/${begun.id}?draft=true`;
    expect((await cast().editor.send('PUT', path, { body: stranger })).status).toBe(400);
    await cast().editor.send('DELETE', `/api/advertisement/${begun.id}`);
  });
}
