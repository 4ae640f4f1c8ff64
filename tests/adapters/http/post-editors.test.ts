import { afterEach, describe, expect, it } from 'vitest';
import { makeHttpAdvertisementEditor } from '@/adapters/http/advertisements.writing.ts';
import { makeHttpAnnouncementEditor } from '@/adapters/http/announcements.writing.ts';
import { makeHttpBibleStudyEditor } from '@/adapters/http/bible-studies.writing.ts';
import { type HttpClient, makeLastingCalls } from '@/adapters/http/client.ts';
import { makeHttpEventEditor } from '@/adapters/http/events.writing.ts';
import { makeXhrUploads } from '@/adapters/http/uploads.ts';
import type { AttachmentChange } from '@/content/writing/attachments.ts';
import { type Outcome, refused } from '@/shared/outcome.ts';
import { personas } from '../../../mock-server/seeds/personas.ts';
import { aDraft } from '../../builders/announcement.ts';
import { aFile } from '../../builders/upload-file.ts';
import { BASE_URL, type OpenChurch, openChurch } from '../../fakes/church.ts';
import { recordedFailures } from '../../fakes/failure-log.ts';
import { FakeFormRequest } from '../../fakes/form-request.ts';
import { answered, inTurn, sessionAuthority } from '../../fakes/scripted-sender.ts';

let church: OpenChurch | undefined;
afterEach(() => church?.host.close());

const tokenIn = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'accessToken' in body ? String(body.accessToken) : '';

/** The editors of a signed-in editor, with the everyday world. */
async function editors() {
  const opened = await openChurch({ world: 'everyday' });
  church = opened;
  const { email, password } = personas.editor;
  const signedIn = await opened.send({ method: 'POST', path: 'api/account/login', json: { email, password } });
  const token = tokenIn(signedIn.kind === 'answered' ? signedIn.body : undefined);
  const { authority } = sessionAuthority({ bearer: () => Promise.resolve({ kind: 'authenticated', token }) });
  const createRequest = () => new FakeFormRequest((url, init) => opened.host.fetch(url, init));
  const uploads = makeXhrUploads(
    { baseUrl: BASE_URL, silenceMs: 1000, createRequest },
    {
      authority,
      log: recordedFailures(),
      lasting: makeLastingCalls(),
      withKey: undefined,
    },
  );
  const send: HttpClient = (call) => opened.send({ ...call, bearer: token });
  return {
    announcements: makeHttpAnnouncementEditor(send),
    events: makeHttpEventEditor(send),
    advertisements: makeHttpAdvertisementEditor(send, uploads, BASE_URL),
    studies: makeHttpBibleStudyEditor(send, uploads, BASE_URL),
    pdfOf: async (address: string) => (await (await opened.host.fetch(address)).arrayBuffer()).byteLength,
  };
}

const valueOf = <Value>(outcome: Outcome<Value, string>): Value =>
  outcome.kind === 'done' ? outcome.value : expect.fail(`It was refused: ${outcome.reason}`);

const change = (parts: Partial<AttachmentChange>): AttachmentChange => ({
  texts: {},
  kept: [],
  files: [],
  notifyProgress: () => undefined,
  ...parts,
});

describe('EDIT-01, EDIT-02 a change with the mocked server', () => {
  it('of an announcement is saved over the version that was read, and refused over an older one', async () => {
    const { announcements } = await editors();
    const { item, version } = valueOf(await announcements.find(57));
    const saved = await announcements.save({ id: 57, version, draft: aDraft({ title: '고친 제목' }) });
    const { item: after, version: newer } = valueOf(saved.outcome);
    expect(after).toMatchObject({ id: 57, title: '고친 제목', created: item.created, edited: '2026-11-20' });
    expect(newer).not.toBe(version);
    expect(valueOf(await announcements.find(57))).toEqual({ item: after, version: newer });
    const late = await announcements.save({ id: 57, version, draft: aDraft() });
    expect(late.outcome).toEqual(refused('conflict'));
    expect((await announcements.save({ id: 9999, version, draft: aDraft() })).outcome).toEqual(refused('notFound'));
  });

  it('of an announcement names the field that the server refuses', async () => {
    const { announcements } = await editors();
    const draft = aDraft({ title: '가'.repeat(201) });
    expect((await announcements.save({ id: 57, version: undefined, draft })).outcome).toEqual(refused('titleRefused'));
  });

  it('of an event keeps its number, and needs an end that is not before its start', async () => {
    const { events } = await editors();
    const { version } = valueOf(await events.find(47));
    const draft = {
      name: '바자회',
      start: '2026-12-05',
      end: '2026-12-06',
      type: 'general',
      hostedBy: '여전도회',
    } as const;
    expect(valueOf((await events.save({ id: 47, version, draft })).outcome).item).toMatchObject({ id: 47, ...draft });
    expect((await events.save({ id: 47, version, draft })).outcome).toEqual(refused('conflict'));
    const backwards = { ...draft, end: '2026-12-01' } as const;
    expect((await events.save({ id: 47, version: undefined, draft: backwards })).outcome).toEqual(refused('invalid'));
  });

  it('MINE-05 of an event sets how many people there is room for, and takes that away again', async () => {
    const { events } = await editors();
    const { item } = valueOf(await events.find(57));
    expect(item).toMatchObject({ limit: 30, waitingList: true });
    const draft = { ...item, type: 'general', limit: 12, waitingList: false } as const;
    expect(valueOf((await events.save({ id: 57, version: undefined, draft })).outcome).item).toMatchObject({
      limit: 12,
      waitingList: false,
    });
    const open = { ...draft, limit: undefined };
    expect(
      valueOf((await events.save({ id: 57, version: undefined, draft: open })).outcome).item.limit,
    ).toBeUndefined();
    const low = { ...draft, limit: 2 };
    expect((await events.save({ id: 57, version: undefined, draft: low })).outcome).toEqual(refused('invalid'));
  });

  it('of an advertisement keeps the named images in their new order, and puts new ones behind them', async () => {
    const { advertisements } = await editors();
    const { item, version } = valueOf(await advertisements.find(34));
    const [first = '', second = ''] = item.images;
    const draft = change({ texts: aDraft(), kept: [second, first], files: [aFile('새그림.png')] });
    const saved = valueOf((await advertisements.save({ id: 34, version, draft })).outcome);
    expect(saved.item.images.slice(0, 2)).toEqual([second, first]);
    expect(saved.item.images).toHaveLength(3);
    expect(saved.item).toMatchObject({ ...aDraft(), edited: '2026-11-20' });
    const emptied = change({ texts: aDraft() });
    const after = await advertisements.save({ id: 34, version: saved.version, draft: emptied });
    expect(valueOf(after.outcome).item.images).toEqual([]);
  });

  it('REL-24 of an advertisement names each file that is no image, and changes nothing', async () => {
    const { advertisements } = await editors();
    const before = valueOf(await advertisements.find(34));
    const draft = change({ texts: aDraft(), kept: before.item.images, files: [aFile('a.png', 'program')] });
    expect(await advertisements.save({ id: 34, version: before.version, draft })).toEqual({
      outcome: refused('wrongKind'),
      failures: [{ index: 0, fileName: 'a.png', message: '이미지 파일이 아닙니다.' }],
    });
    expect(valueOf(await advertisements.find(34))).toEqual(before);
  });

  it('of a sheet keeps its PDF, unless a new one replaces it', async () => {
    const { studies, pdfOf } = await editors();
    const { item, version } = valueOf(await studies.find(43));
    const size = await pdfOf(item.sheet);
    const titled = await studies.save({ id: 43, version, draft: change({ texts: { title: '새 제목' } }) });
    expect(valueOf(titled.outcome).item.title).toBe('새 제목');
    expect(await pdfOf(item.sheet)).toBe(size);
    const file = aFile('새문제지.pdf', 'pdf');
    const draft = change({ texts: { title: '새 제목' }, files: [file] });
    const replaced = await studies.save({ id: 43, version: valueOf(titled.outcome).version, draft });
    expect(replaced.outcome.kind).toBe('done');
    expect(await pdfOf(item.sheet)).toBe(file.size);
    expect((await studies.save({ id: 43, version, draft })).outcome).toEqual(refused('conflict'));
  });

  it('is sent as the contract says', async () => {
    const { send, calls } = inTurn(answered(200, { id: 57, title: '제목' }));
    await makeHttpAnnouncementEditor(send).save({ id: '5/7', version: '"3"', draft: aDraft() });
    expect(calls).toEqual([
      { method: 'PUT', path: 'api/Announcement/5%2F7', json: aDraft(), ifMatch: '"3"', signal: undefined },
    ]);
  });
});

describe('an image that this page cannot show', () => {
  it('stays behind the others when its advertisement is changed', async () => {
    const urls = ['/api/File/content/1', 'https://elsewhere.example/x.png', '/api/File/content/2'];
    const { send } = inTurn(answered(200, { id: 1, imageUrls: urls }));
    const sent: unknown[] = [];
    const uploads = {
      send: (upload: { readonly fields: readonly unknown[] }) => {
        sent.push(...upload.fields);
        return Promise.resolve(refused('serverFailed'));
      },
    };
    const kept = [`${BASE_URL}api/File/content/2`];
    await makeHttpAdvertisementEditor(send, uploads, BASE_URL).save({
      id: 1,
      version: undefined,
      draft: change({ kept }),
    });
    expect(sent).toEqual([
      ['keep', '/api/File/content/2'],
      ['keep', 'https://elsewhere.example/x.png'],
    ]);
  });
});
