import { describe, expect, it } from 'vitest';
import { makeHttpAccountDeletionGateway } from '@/adapters/http/account-deletion.ts';
import { done, refused } from '@/shared/outcome.ts';
import { answered, scriptedSender } from '../../fakes/scripted-sender.ts';

const DUE = '2026-12-01T12:40:00.000Z';
const waiting = done({ due: new Date(DUE) });

const gatewayAt = (status: number, body?: unknown) => {
  const { send, calls } = scriptedSender(() => answered(status, body));
  return { gateway: makeHttpAccountDeletionGateway(send), calls };
};

describe('MINE-06 the deletion of an account over HTTP', () => {
  it('is read with its moment, in any zone, or as none', async () => {
    expect(await gatewayAt(200, { due: DUE }).gateway.read()).toEqual(waiting);
    expect(await gatewayAt(200, { due: '2026-12-01T09:40:00-03:00' }).gateway.read()).toEqual(waiting);
    expect(await gatewayAt(200, { due: null }).gateway.read()).toEqual(done({ due: undefined }));
  });

  it.each([[{}], [{ due: '내일' }], [{ due: 7 }], ['<html>'], [null]])(
    'is not taken from an answer like %j (REL-13)',
    async (body) => {
      expect(await gatewayAt(200, body).gateway.read()).toEqual(refused('malformed'));
    },
  );

  it('is asked for by the password alone', async () => {
    const { gateway, calls } = gatewayAt(202, { due: DUE });
    expect(await gateway.ask(' Somang1976! ')).toEqual(waiting);
    expect(calls).toMatchObject([{ method: 'POST', path: 'api/Me/deletion', json: { password: ' Somang1976! ' } }]);
  });

  it('is asked no more where a server lacks it, until the page is loaded again', async () => {
    const { gateway, calls } = gatewayAt(404);
    expect(await gateway.read()).toEqual(refused('unsupported'));
    expect(await gateway.read()).toEqual(refused('unsupported'));
    expect(calls).toHaveLength(1);
  });
});
