import { describe, expect, it } from 'vitest';
import { makeHttpCorrectionRepository, makeHttpCorrectionRequestRepository } from '@/adapters/http/corrections.ts';
import { done, refused } from '@/shared/outcome.ts';
import { answered, scriptedSender } from '../../fakes/scripted-sender.ts';

const sent = { id: 3, field: 'telephone', wanted: ' +595 981 765 432 ', note: null, created: '2026-11-15T13:00:00Z' };
const read = { id: 3, field: 'telephone', wanted: '+595 981 765 432', note: '', created: '2026-11-15' };

describe('MINE-06 corrections over HTTP', () => {
  it('are read with what became of them; a field that is not known is another one', async () => {
    const body = [
      { ...sent, state: 'declined', answer: ' 확인이 필요합니다. ' },
      { ...sent, field: 'shoes', state: 'open', answer: null },
      { ...sent, state: 'lost' },
    ];
    const { send } = scriptedSender(() => answered(200, body));
    expect(await makeHttpCorrectionRepository(send).own()).toEqual(
      done([
        { ...read, state: 'declined', answer: '확인이 필요합니다.' },
        { ...read, field: 'other', state: 'open', answer: '' },
      ]),
    );
  });

  it('are asked for and taken back', async () => {
    const { send, calls } = scriptedSender(() => answered(204));
    const repository = makeHttpCorrectionRepository(send);
    await repository.ask({ field: 'telephone', wanted: '+595', note: '' });
    await repository.withdraw(3);
    expect(calls).toMatchObject([
      { method: 'POST', path: 'api/Me/corrections', json: { field: 'telephone', wanted: '+595', note: '' } },
      { method: 'DELETE', path: 'api/Me/corrections/3' },
    ]);
  });

  it('tell apart what is gone and what a server lacks', async () => {
    const gone = scriptedSender(() => answered(404, { detail: '없는 신청입니다.' }));
    const lacking = scriptedSender(() => answered(404));
    expect(await makeHttpCorrectionRepository(gone.send).withdraw(3)).toEqual(refused('notFound'));
    expect(await makeHttpCorrectionRepository(lacking.send).withdraw(3)).toEqual(refused('unsupported'));
  });

  it('are read by an Admin with whose entry it is and what it says now', async () => {
    const body = [{ ...sent, member: null, current: ' ', username: '김민수', email: 'a@example.org' }];
    const { send } = scriptedSender(() => answered(200, body));
    expect(await makeHttpCorrectionRequestRepository(send).open()).toEqual(
      done([{ ...read, member: undefined, current: undefined, username: '김민수', email: 'a@example.org' }]),
    );
  });

  it('are decided by an Admin', async () => {
    const { send, calls } = scriptedSender(() => answered(204));
    const inbox = makeHttpCorrectionRequestRepository(send);
    await inbox.finish(3);
    await inbox.decline(3, ' 확인이 필요합니다. ');
    await inbox.reopen(3);
    expect(calls.map(({ path, json }) => [path, json])).toEqual([
      ['api/Member/corrections/3/done', undefined],
      ['api/Member/corrections/3/decline', { reason: '확인이 필요합니다.' }],
      ['api/Member/corrections/3/reopen', undefined],
    ]);
  });
});
