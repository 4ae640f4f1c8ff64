import { describe, expect, it } from 'vitest';
import { ADVERTISEMENTS } from '@/adapters/http/advertisements.ts';
import { ANNOUNCEMENTS } from '@/adapters/http/announcements.ts';
import type { Answer } from '@/adapters/http/answers.ts';
import { eventDraftCalls } from '@/adapters/http/events.writing.ts';
import { draftCallsOf, makeHttpPostDraftRepository } from '@/adapters/http/posts.drafts.ts';
import { emptyEventDraft } from '@/content/events/events.writing.ts';
import { POST_FIELDS } from '@/content/posts/posts.writing.ts';
import type { DraftContent } from '@/content/writing/drafts.ts';
import { done, refused } from '@/shared/outcome.ts';
import { aDraft } from '../../builders/announcement.ts';
import { anEventDraft } from '../../builders/event-draft.ts';
import { aFile } from '../../builders/upload-file.ts';
import { BASE_URL } from '../../fakes/church.ts';
import { answered, inTurn } from '../../fakes/scripted-sender.ts';

const contentOf = (content: Partial<DraftContent>): DraftContent => ({
  texts: {},
  kept: [],
  files: [],
  notifyProgress: () => undefined,
  ...content,
});

const wire = { id: 58, writer: '김민수', saved: '2026-11-17T22:10:00Z', version: '"1"', files: [] };

const announcementDraftCalls = draftCallsOf(ANNOUNCEMENTS, POST_FIELDS);

describe('EDIT-03 the drafts of announcements on the wire', () => {
  it('are read with who has begun them, and their texts', async () => {
    const { send, calls } = inTurn(answered(200, { drafts: [{ ...wire, ...aDraft(), content: '' }] }));
    const read = await makeHttpPostDraftRepository(send, BASE_URL, announcementDraftCalls).all();
    expect(read).toMatchObject(
      done([
        { id: 58, title: aDraft().title, writer: '김민수', version: '"1"', texts: aDraft({ content: '' }), files: [] },
      ]),
    );
    expect(calls).toMatchObject([{ path: 'api/Announcement?drafts=true' }]);
  });

  it.each([
    ['answers with its posts', 200, [{ id: 57, ...aDraft() }], 'unsupported'],
    ['does not know the address', 404, undefined, 'unsupported'],
    ['does not know the method', 405, undefined, 'unsupported'],
    ['lacks the call', 501, undefined, 'unsupported'],
    ['takes the question as wrong', 400, undefined, 'invalid'],
    ['knows nobody', 401, undefined, 'unauthorized'],
    ['fails', 500, undefined, 'serverFailed'],
    ['answers with something else', 200, { posts: [] }, 'malformed'],
  ] as const)('are refused by a server that %s', async (_, status, body, reason) => {
    const { send } = inTurn(answered(status, body));
    expect(await makeHttpPostDraftRepository(send, BASE_URL, announcementDraftCalls).all()).toEqual(refused(reason));
  });

  it('are changed over their version, and published, as the contract says', async () => {
    const { send, calls } = inTurn(
      answered(200, { ...wire, ...aDraft() }),
      answered(200, { id: 58, ...aDraft(), createdAt: '2026-11-20T12:00:00Z' }),
    );
    const drafts = makeHttpPostDraftRepository(send, BASE_URL, announcementDraftCalls);
    const edit = { id: '5/8', version: '"1"', draft: contentOf({ texts: { ...aDraft() } }) };
    expect((await drafts.change(edit)).outcome.kind).toBe('done');
    expect((await drafts.publish(edit)).outcome).toMatchObject(done({ id: 58, ...aDraft() }));
    expect(calls).toMatchObject([
      { method: 'PUT', path: 'api/Announcement/5%2F8?draft=true', ifMatch: '"1"', json: aDraft() },
      { method: 'POST', path: 'api/Announcement/5%2F8/publish', ifMatch: '"1"', json: aDraft() },
    ]);
  });
});

describe('EDIT-03 the files of a draft', () => {
  const plain = ['/api/File/content/1', '/api/File/content/2'];
  const names = [`${plain[0]}?key=a.b-c`, `${plain[1]}?key=d`, 'https://elsewhere.example/x.png'];
  const addressOf = (number: number) => `${BASE_URL}api/File/content/${number}`;

  /** The drafts of advertisements; what a form sends is recorded. */
  function drafts(...answers: readonly Answer[]) {
    const fields: unknown[] = [];
    const uploads = {
      send: (upload: { readonly fields: readonly unknown[] }) => {
        fields.push(...upload.fields);
        return Promise.resolve(refused('serverFailed'));
      },
    };
    return {
      fields,
      calls: makeHttpPostDraftRepository(
        inTurn(...answers).send,
        BASE_URL,
        draftCallsOf(ADVERTISEMENTS, POST_FIELDS),
        uploads,
      ),
    };
  }
  const listed = answered(200, { drafts: [{ ...wire, ...aDraft(), files: names }] });

  it('are named by their addresses at the server, without the keys by which they are read, and no others', async () => {
    const signedFiles = { [addressOf(1)]: `${addressOf(1)}?key=a.b-c`, [addressOf(2)]: `${addressOf(2)}?key=d` };
    expect(await drafts(listed).calls.all()).toMatchObject(
      done([{ files: [addressOf(1), addressOf(2)], signedFiles }]),
    );
  });

  it('that stay are sent by the server’s own names in their order, before new ones', async () => {
    const { fields, calls } = drafts(listed);
    const file = aFile('새그림.png');
    const draft = contentOf({ texts: { title: '김장' }, kept: [addressOf(2), addressOf(1)], files: [file] });
    await calls.change({ id: '58', version: '"1"', draft });
    expect(fields).toEqual([
      ['title', '김장'],
      ['keep', plain[1]],
      ['keep', plain[0]],
      ['Images', file],
    ]);
  });

  it('that stay make it gone where the draft is listed no more, and nothing is sent', async () => {
    const { fields, calls } = drafts(listed);
    const draft = contentOf({ kept: [addressOf(1)] });
    expect(await calls.change({ id: 59, version: undefined, draft })).toEqual({
      outcome: refused('notFound'),
      failures: [],
    });
    expect(fields).toEqual([]);
  });
});

describe('EDIT-03, MINE-05 the draft of an event on the wire', () => {
  const begun = { name: '바자회', start: '', end: '', hostedBy: '', type: '' };

  it.each([
    ['without places, days or type', {}, {}],
    ['with a limit', { limit: 40, waitingList: false }, { limit: '40' }],
    ['with a waiting list', { limit: 40, waitingList: true }, { limit: '40', withWaitingList: 'yes' }],
    ['with a type and days', { type: '일반행사', start: '2026-12-05' }, { type: 'general', start: '2026-12-05' }],
    ['with a type that nobody knows', { type: '소풍' }, {}],
  ])('is read %s', async (_, fields, texts) => {
    const { send } = inTurn(answered(200, { drafts: [{ ...wire, ...begun, ...fields }] }));
    expect(await makeHttpPostDraftRepository(send, BASE_URL, eventDraftCalls).all()).toMatchObject(
      done([{ title: '바자회', texts: { ...emptyEventDraft, name: '바자회', ...texts } }]),
    );
  });

  const whole = { name: '김장 나눔', start: '2026-12-05', end: '2026-12-05', hostedBy: '봉사위원회', type: '일반행사' };

  it.each([
    ['not chosen', { ...emptyEventDraft, name: '바자회' }, { ...begun, limit: null, waitingList: false }],
    ['chosen', anEventDraft(), { ...whole, limit: null, waitingList: false }],
    ['a limit', anEventDraft({ limit: ' 40 ' }), { ...whole, limit: 40, waitingList: false }],
    [
      'a waiting list',
      anEventDraft({ limit: '40', withWaitingList: 'yes' }),
      { ...whole, limit: 40, waitingList: true },
    ],
    ['a waiting list alone', anEventDraft({ withWaitingList: 'yes' }), { ...whole, limit: null, waitingList: false }],
  ])('is written with what is %s', async (_, texts, json) => {
    const { send, calls } = inTurn(answered(201, { ...wire, ...begun }));
    await makeHttpPostDraftRepository(send, BASE_URL, eventDraftCalls).save(contentOf({ texts: { ...texts } }));
    expect(calls.map((call) => call.json)).toEqual([json]);
  });
});
