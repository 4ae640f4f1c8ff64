import { describe, expect, it } from 'vitest';
import { deletion } from '../../../mock-server/openapi/me.ts';
import { personas } from '../../../mock-server/seeds/personas.ts';
import type { Stage } from '../support/stage.ts';

/** Accounts that their owners delete. */
export function checkDeletion({ cast }: Stage): void {
  describe('an account that is deleted (MINE-06)', () => {
    const ask = (password: string) => cast().member.sendJson('POST', '/api/Me/deletion', { password });
    const state = async () => deletion.parse(await cast().member.json('/api/Me/deletion'));

    it('waits, is asked for once, and stays when that is taken back', async () => {
      expect(await state()).toEqual({ due: null });
      expect((await ask('wrong')).status).toBe(400);
      const asked = await ask(personas.member.password);
      expect(asked.status).toBe(202);
      const { due } = deletion.parse(await asked.json());
      expect(due).not.toBeNull();
      expect(deletion.parse(await (await ask(personas.member.password)).json())).toEqual({ due });
      expect(await state()).toEqual({ due });
      expect((await cast().member.send('DELETE', '/api/Me/deletion')).status).toBe(204);
      expect(await state()).toEqual({ due: null });
    });

    it('is refused to the last Admin', async () => {
      const { password } = personas.admin;
      expect((await cast().admin.sendJson('POST', '/api/Me/deletion', { password })).status).toBe(409);
    });
  });
}
