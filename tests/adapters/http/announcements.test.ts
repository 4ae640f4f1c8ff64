import { beforeEach, describe, expect, it } from 'vitest';
import { ANNOUNCEMENTS } from '@/adapters/http/announcements.ts';
import { makeHttpAnnouncementPublisher } from '@/adapters/http/announcements.writing.ts';
import { NOT_JSON } from '@/adapters/http/answers.ts';
import type { HttpClient } from '@/adapters/http/client.ts';
import { makeHttpPostRepository } from '@/adapters/http/posts.ts';
import { makeHttpSessionGateway } from '@/adapters/http/session.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { type PersonaName, personas } from '../../../mock-server/seeds/personas.ts';
import { NOON } from '../../builders/access-token.ts';
import { aDraft } from '../../builders/announcement.ts';
import { type OpenChurch, openChurch } from '../../fakes/church.ts';
import { recordedFailures } from '../../fakes/failure-log.ts';
import { answered, inTurn } from '../../fakes/scripted-sender.ts';
import { PAGE_SIZE } from '../../support/limits.ts';

let church: OpenChurch;

beforeEach(async () => {
  church = await openChurch();
});

/** The announcements of a server, to be read and published. */
const boardAt = (send: HttpClient) => ({
  ...makeHttpPostRepository(send, '/', ANNOUNCEMENTS),
  ...makeHttpAnnouncementPublisher(send),
});

/** The same as a signed-in persona. */
async function boardOf(name: PersonaName) {
  const { email, password } = personas[name];
  const token = await makeHttpSessionGateway(church.send, recordedFailures()).signIn({ email, password });
  const bearer = token.kind === 'done' ? token.value : undefined;
  const send: HttpClient = (call) => church.send({ ...call, bearer });
  return boardAt(send);
}

const valueOf = <Value>(outcome: Outcome<Value, string>): Value =>
  outcome.kind === 'done' ? outcome.value : expect.fail(`It was refused: ${outcome.reason}`);

describe('ANNO-01 the announcements of a page', () => {
  it('are ten, newest first, and a visitor may read them (LIST-05)', async () => {
    church = await openChurch({ world: 'everyday' });
    const board = makeHttpPostRepository(church.send, '/', ANNOUNCEMENTS);
    const first = valueOf(await board.page(1));
    const second = valueOf(await board.page(2));
    expect(first).toHaveLength(PAGE_SIZE);
    expect(first[0]).toEqual({
      id: expect.any(Number),
      title: expect.any(String),
      content: expect.any(String),
      author: expect.any(String),
      created: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      // The newest one is pinned in the everyday world (EDIT-04).
      pinnedUntil: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
    expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(2 * PAGE_SIZE);
  });

  it('are none behind the last page (LIST-02)', async () => {
    expect(await makeHttpPostRepository(church.send, '/', ANNOUNCEMENTS).page(10_000)).toEqual(done([]));
  });

  it('are requested as documented', async () => {
    const { send, calls } = inTurn(answered(200, []));
    const { signal } = new AbortController();
    await makeHttpPostRepository(send, '/', ANNOUNCEMENTS).page(3, signal);
    expect(calls).toEqual([{ path: 'api/Announcement?page=3&itemsPerPage=10', signal }]);
  });

  it('may lack texts and a date', async () => {
    const { send } = inTurn(answered(200, [{ id: 'a', title: null, created: 'soon' }, { id: 'b' }]));
    const nothing = { title: '', content: '', author: '', created: undefined };
    expect(await makeHttpPostRepository(send, '/', ANNOUNCEMENTS).page(1)).toEqual(
      done([
        { id: 'a', ...nothing },
        { id: 'b', ...nothing },
      ]),
    );
  });

  it('may have the placeholder date of a server without dates', async () => {
    const { send } = inTurn(answered(200, [{ id: 1, created: '0001-01-01T00:00:00' }]));
    expect(await makeHttpPostRepository(send, '/', ANNOUNCEMENTS).page(1)).toMatchObject({ kind: 'done' });
  });
});

describe('ANNO-02, PERM-02 publishing', () => {
  it('an editor’s announcement is in the list and can be found', async () => {
    const board = await boardOf('editor');
    const id = valueOf(await board.post(aDraft(), NOON));
    expect(valueOf(await board.find(id ?? 0))).toMatchObject({ id, ...aDraft() });
    expect(valueOf(await board.page(1))[0]).toMatchObject({ id });
  });

  it('is forbidden for a member, and unauthorized for a visitor', async () => {
    expect(await (await boardOf('member')).post(aDraft(), NOON)).toEqual(refused('forbidden'));
    expect(await makeHttpAnnouncementPublisher(church.send).post(aDraft(), NOON)).toEqual(refused('unauthorized'));
  });

  it('sends title, content, author and date', async () => {
    const { send, calls } = inTurn(answered(201, { id: 7 }));
    expect(await makeHttpAnnouncementPublisher(send).post(aDraft(), NOON)).toEqual(done(7));
    expect(calls).toEqual([
      {
        method: 'POST',
        path: 'api/Announcement',
        json: { ...aDraft(), date: '2026-11-20T12:00:00.000Z' },
        signal: undefined,
      },
    ]);
  });

  it.each([
    ['nothing', undefined],
    ['no id', { title: '제목' }],
    ['HTML', NOT_JSON],
  ])('REL-13 a success that says %s is malformed', async (_, body) => {
    const { send } = inTurn(answered(200, body));
    expect(await makeHttpAnnouncementPublisher(send).post(aDraft(), NOON)).toEqual(refused('malformed'));
  });
});

describe('ANNO-03 deleting', () => {
  it('by an editor removes it', async () => {
    const board = await boardOf('editor');
    await board.post(aDraft(), NOON);
    const [newest] = valueOf(await board.page(1));
    expect(await board.remove(newest?.id ?? 0)).toEqual(done(null));
    expect(await board.find(newest?.id ?? 0)).toEqual(refused('notFound'));
    expect(await board.remove(newest?.id ?? 0)).toEqual(refused('notFound'));
  });

  it('is not aborted when the page is left, and no id changes the path', async () => {
    const { send, calls } = inTurn(answered(204));
    await makeHttpPostRepository(send, '/', ANNOUNCEMENTS).remove('../Member/1?x');
    expect(calls).toEqual([{ method: 'DELETE', path: 'api/Announcement/..%2FMember%2F1%3Fx', keepalive: true }]);
  });
});
