import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { makeHttpOwnRecordRepository } from '@/adapters/http/own-record.ts';
import { refused } from '@/shared/outcome.ts';
import { type PersonaName, personas } from '../../../mock-server/seeds/personas.ts';
import { openChurch } from '../../fakes/church.ts';
import { answered, scriptedSender } from '../../fakes/scripted-sender.ts';

const BASE_URL = 'https://api.test/';
const signedIn = z.object({ body: z.object({ accessToken: z.string() }) });

async function readAs(who: PersonaName) {
  const { send } = await openChurch({ world: 'everyday' });
  const { email, password } = personas[who];
  const answer = await send({ method: 'POST', path: 'api/account/login', json: { email, password } });
  const { accessToken } = signedIn.parse(answer).body;
  const read = await makeHttpOwnRecordRepository((call) => send({ ...call, bearer: accessToken }), BASE_URL).read();
  if (read.kind === 'refused') throw new Error(read.reason);
  return read.value;
}

const reading = (status: number, body?: unknown) =>
  makeHttpOwnRecordRepository(scriptedSender(() => answered(status, body)).send, BASE_URL).read();

describe('MINE-06 the data stored about the user, over HTTP', () => {
  it('is read with account, member and what was asked for, each with who sees it', async () => {
    expect(await readAs('member')).toMatchObject({
      account: { email: 'minsu.kim@example.org', roles: [], sessions: 1, seenBy: { email: 'office', sessions: 'me' } },
      member: {
        name: '김민수',
        gender: 'male',
        telephone: '+595 983 711 649',
        duty: '서리집사',
        seenBy: { telephone: 'office', name: 'anyone' },
      },
      written: { roleRequests: [{ title: 'Teacher', state: 'open', seenBy: 'office' }] },
    });
  });

  it('has the account alone while it is linked to no member (MINE-02)', async () => {
    expect(await readAs('unlinked')).toMatchObject({ account: { name: '정하나' }, member: undefined });
  });

  it('makes a file of the whole answer, also of what is not shown', async () => {
    const body = { account: { email: 'a@example.org' }, member: null, shoeSize: 44 };
    const read = await reading(200, body);
    expect(read.kind === 'done' && JSON.parse(read.value.file)).toEqual(body);
  });

  it('shows what a server tells, where it tells little, and says nothing of who sees it', async () => {
    expect(await reading(200, { account: { email: 'a@example.org' }, member: { name: '김민수' } })).toMatchObject({
      value: {
        account: { email: 'a@example.org', roles: [], seenBy: { email: undefined } },
        member: { name: '김민수', services: [], seenBy: { name: undefined } },
        written: { prayers: [], drafts: [] },
        prayedFor: 0,
      },
    });
  });

  it('tells drafts of one number apart by their kind', async () => {
    const draft = { id: 7, texts: { title: '', name: '바자회' }, saved: '2026-11-18T12:00:00Z' };
    const drafts = [
      { ...draft, kind: 'events' },
      { ...draft, kind: 'announcements' },
    ];
    const read = await reading(200, { account: {}, drafts });
    const written = read.kind === 'done' ? read.value.written.drafts : [];
    expect(written.map(({ id, title }) => [id, title])).toEqual([
      ['events 7', '바자회'],
      ['announcements 7', '바자회'],
    ]);
  });

  it('is unsupported where the server answers 404', async () => {
    expect(await reading(404)).toEqual(refused('unsupported'));
  });

  it('is malformed without an account', async () => {
    expect(await reading(200, { member: null })).toEqual(refused('malformed'));
  });
});
