import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Stage } from '../support/stage.ts';

const count = z.optional(z.number());
const event = z.object({ id: z.number(), limit: count, coming: count, queued: count });
const attending = z.object({ coming: z.number(), queued: count, people: z.number(), waiting: z.boolean() });
const retreat = { name: '여름 캠프', start: '2031-01-10', end: '2031-01-12', type: '일반행사', hostedBy: '청년부' };

/** The answers to an event (MINE-05). */
export function checkAttendance({ cast }: Stage): void {
  describe('attendance at an event (MINE-05)', () => {
    const opened = async (places: object) =>
      event.parse(await (await cast().editor.sendJson('POST', '/api/Event', { ...retreat, ...places })).json()).id;
    const say = (who: 'member' | 'editor' | 'admin', id: number, people: number) =>
      cast()[who].sendJson('PUT', `/api/Event/${id}/attendance`, { people });

    it('is said, waited for, moved up, and forgotten with the event', async () => {
      const id = await opened({ limit: 3, waitingList: true });
      expect(attending.parse(await (await say('editor', id, 2)).json())).toEqual({
        coming: 2,
        queued: 0,
        people: 2,
        waiting: false,
      });
      expect(attending.parse(await (await say('member', id, 2)).json())).toEqual({
        coming: 2,
        queued: 2,
        people: 2,
        waiting: true,
      });
      expect(event.parse(await cast().visitor.json(`/api/Event/${id}`))).toMatchObject({
        limit: 3,
        coming: 2,
        queued: 2,
      });
      expect((await say('editor', id, 0)).status).toBe(200);
      expect(await cast().admin.json(`/api/Event/${id}/attendance`)).toEqual([
        { name: '김민수', people: 2, waiting: false },
      ]);
      expect(await cast().member.json('/api/Me/attendance')).toEqual([
        { eventId: id, name: '여름 캠프', start: '2031-01-10', people: 2, waiting: false },
      ]);
      await cast().editor.send('DELETE', `/api/Event/${id}`);
      expect(await cast().member.json('/api/Me/attendance')).toEqual([]);
    });

    it('is refused where there is no room, with a number that is none, and for no event', async () => {
      const id = await opened({ limit: 1 });
      expect((await say('editor', id, 1)).status).toBe(200);
      expect((await say('member', id, 1)).status).toBe(409);
      expect((await say('member', id, 21)).status).toBe(400);
      expect((await say('member', 99_999, 1)).status).toBe(404);
      expect((await cast().visitor.sendJson('PUT', '/api/Event/99999/attendance', { people: 1 })).status).toBe(401);
      await cast().editor.send('DELETE', `/api/Event/${id}`);
    });
  });
}
