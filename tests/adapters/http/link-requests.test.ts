import { describe, expect, it } from 'vitest';
import { makeHttpLinkRequestRepository } from '@/adapters/http/link-requests.ts';
import { done, refused } from '@/shared/outcome.ts';
import { aCandidate, aLinkRequest } from '../../builders/link-request.ts';
import { answered, scriptedSender } from '../../fakes/scripted-sender.ts';

const reading = (body: unknown) => makeHttpLinkRequestRepository(scriptedSender(() => answered(200, body)).send).open();

const created = '2026-11-18';
const candidate = { id: 391, name: '정하나', birthDate: '1993-03-26', zone: { id: 8, name: '람바레 구역' } };
const request = {
  id: 1,
  name: '정하나',
  birthDate: '1993-03-26',
  note: '',
  username: '정하나',
  email: 'hana.jung@example.org',
  created,
  candidates: [candidate],
};

describe('MINE-02 requests to be linked, over HTTP', () => {
  it('are read with the members that fit', async () => {
    expect(await reading([request])).toEqual(done([aLinkRequest()]));
  });

  it('keep what can be read of a spoiled answer (REL-13)', async () => {
    const candidates = [{ ...candidate, birthDate: 'long ago', zone: 8 }, { id: 4 }, null];
    expect(await reading([{ ...request, candidates }, 'nobody'])).toEqual(
      done([aLinkRequest({ candidates: [aCandidate({ birthDate: undefined, zone: undefined })] })]),
    );
    expect(await reading([{ ...request, candidates: null }])).toEqual(done([aLinkRequest({ candidates: [] })]));
    expect(await reading({ requests: [] })).toEqual(refused('malformed'));
  });

  it('are decided by number; a reason travels trimmed', async () => {
    const { send, calls } = scriptedSender(() => answered(204));
    const repository = makeHttpLinkRequestRepository(send);
    await repository.accept(1, 391);
    await repository.decline(2, ' 생년월일이 다릅니다. ');
    await repository.reopen(3);
    expect(calls.map(({ method, path, json, keepalive }) => [method, path, json, keepalive])).toEqual([
      ['POST', 'api/Member/links/1/accept', { memberId: 391 }, undefined],
      // The page may be left before it has arrived.
      ['POST', 'api/Member/links/2/decline', { reason: '생년월일이 다릅니다.' }, true],
      ['POST', 'api/Member/links/3/reopen', undefined, undefined],
    ]);
  });
});
