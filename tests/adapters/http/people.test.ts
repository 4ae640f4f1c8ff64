import { describe, expect, it } from 'vitest';
import type { HttpCall } from '@/adapters/http/client.ts';
import { makeHttpDutyHolderRepository } from '@/adapters/http/people.ts';
import { dutyIds } from '@/people/serving.ts';
import { done, refused } from '@/shared/outcome.ts';
import { openChurch } from '../../fakes/church.ts';

const answering = (body: unknown, status = 200) =>
  makeHttpDutyHolderRepository(() => Promise.resolve({ kind: 'answered', status, body }));

describe('PEOP-03 duties over HTTP', () => {
  it('have holders for every duty of the church', async () => {
    const { send, calls, host } = await openChurch({ world: 'everyday' });
    const repository = makeHttpDutyHolderRepository(send);
    const ids = Object.values(dutyIds);
    const held = await Promise.all(ids.map((id) => repository.namesOf(id)));
    expect(held.map((names) => names.kind === 'done' && names.value.length > 0)).toEqual(ids.map(() => true));
    expect(calls()).toEqual(ids.map((id) => `GET /api/Duty/WithMembers/${id}`));
    host.close();
  });

  it('are requested without bearer and cookies', async () => {
    const sent: HttpCall[] = [];
    const repository = makeHttpDutyHolderRepository((call) => {
      sent.push(call);
      return Promise.resolve({ kind: 'answered', status: 200, body: { members: [] } });
    });
    await repository.namesOf(3);
    expect(sent).toEqual([{ path: 'api/Duty/WithMembers/3', credentials: 'omit', signal: undefined }]);
  });

  it.each([
    [{ id: 3, name: '전도사', members: [{ id: 1, name: '김하늘' }, { name: ' 이바다 ' }] }, ['김하늘', '이바다']],
    [{ members: [' 김하늘 ', { id: 1, name: '이바다' }] }, ['김하늘', '이바다']],
    [{ members: [] }, []],
    [{ members: null }, []],
    [{ id: 3 }, []],
    [{ members: [null, 7, '', {}, { name: '' }, { id: 2, name: null }, { id: {}, name: '박노을' }] }, ['박노을']],
  ])('%j are %j', async (body, names) => {
    expect(await answering(body).namesOf(3)).toEqual(done(names));
  });

  it.each([null, undefined, [], 'text', 7, { members: 'text' }, { members: {} }])(
    'REL-13 are malformed as %j',
    async (body) => {
      expect(await answering(body).namesOf(3)).toEqual(refused('malformed'));
    },
  );
});
