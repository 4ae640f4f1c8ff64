import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { linkRequest, ownMembership } from '../../../mock-server/openapi/me.ts';
import { personas } from '../../../mock-server/seeds/personas.ts';
import { signedIn } from '../support/browser.ts';
import type { Stage } from '../support/stage.ts';

/** Accounts that request to be linked to a member. */
export function checkLinks({ cast, host }: Stage): void {
  const list = async () => z.array(linkRequest).parse(await cast().admin.json('/api/Member/links'));
  const decide = async (verb: string, body: unknown = {}) =>
    (await cast().admin.sendJson('POST', `/api/Member/links/2/${verb}`, body)).status;

  describe('a link (MINE-02)', () => {
    it('is asked for once, made, undone and declined, each with its answer', async () => {
      const hana = await signedIn(host(), personas.unlinked);
      const own = async () => ownMembership.parse(await hana.json('/api/Me'));
      const ask = async (body: unknown) => (await hana.sendJson('POST', '/api/Me/link', body)).status;
      expect(await ask({ name: '정하나', birthDate: '1993-02-30' })).toBe(400);
      expect(await ask({ name: '정하나', birthDate: '1993-01-06' })).toBe(201);
      expect(await ask({ name: '정하나', birthDate: '1993-01-06' })).toBe(409);
      const [, request] = await list();
      const memberId = request?.candidates[0]?.id;
      expect(await decide('accept', { memberId: 99_999 })).toBe(400);
      expect(await decide('accept', { memberId })).toBe(204);
      expect(await decide('accept', { memberId })).toBe(409);
      // The token that was issued before is as valid as a new one.
      expect(await own()).toMatchObject({ member: { name: '정하나' }, link: null });
      expect(await decide('reopen')).toBe(204);
      expect(await decide('decline', { reason: ' ' })).toBe(400);
      expect(await decide('decline', { reason: '생년월일이 다릅니다.' })).toBe(204);
      expect(await own()).toMatchObject({ member: null, link: { state: 'declined', answer: '생년월일이 다릅니다.' } });
      expect((await list()).map(({ username }) => username)).toEqual(['홍지영']);
      const withdraw = async () => (await hana.send('DELETE', '/api/Me/link')).status;
      expect(await withdraw()).toBe(409);
      expect(await ask({ name: '정하나', birthDate: '1993-01-06' })).toBe(201);
      expect(await own()).toMatchObject({ link: { state: 'open' } });
      expect(await withdraw()).toBe(204);
      expect(await own()).toMatchObject({ link: { state: 'declined' } });
      expect((await list()).map(({ username }) => username)).toEqual(['홍지영']);
    });
  });
}
