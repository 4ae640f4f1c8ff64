import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { event } from '../../../mock-server/openapi/events.ts';
import { announcement } from '../../../mock-server/openapi/posts.ts';
import type { Stage } from '../support/stage.ts';
import { validationProblem } from '../support/validation-problem.ts';

const retreat = { name: '겨울 수련회', start: '2031-07-30', end: '2031-08-02', type: '일반행사', hostedBy: '청년부' };

/** Announcements and events, from creating to deleting them. */
export function checkContent({ cast }: Stage): void {
  describe('announcements (ANNO-02, ANNO-03)', () => {
    const draft = { title: ' 김장 안내 ', content: '토요일 아홉 시에 모입니다.', author: '친교부', date: '2026-11-20' };
    const newest = async () =>
      z
        .array(announcement)
        .parse(await cast().visitor.json('/api/Announcement?page=1&itemsPerPage=4'))
        .find(({ pinnedUntil }) => pinnedUntil === undefined);

    it('go to the top of the list and leave it again', async () => {
      const response = await cast().editor.sendJson('POST', '/api/Announcement', draft);
      const posted = announcement.parse(await response.json());
      expect(posted).toMatchObject({ title: '김장 안내', author: '친교부' });
      expect(await newest()).toEqual(posted);
      expect(await cast().visitor.json(`/api/Announcement/${posted.id}`)).toEqual(posted);
      expect((await cast().editor.send('DELETE', `/api/Announcement/${posted.id}`)).status).toBe(204);
      expect((await cast().visitor.get(`/api/Announcement/${posted.id}`)).status).toBe(404);
      expect((await newest())?.id).not.toBe(posted.id);
    });

    it('are posted once under one key, however often they are sent (Idempotency-Key)', async () => {
      const send = (key: string, title = draft.title) =>
        cast().editor.sendJson('POST', '/api/Announcement', { ...draft, title }, { 'Idempotency-Key': key });
      const [first, second] = await Promise.all([send('"contract-1"'), send('"contract-1"')]);
      const posted = announcement.parse(await first.json());
      expect([first.status, second.status]).toEqual([201, 201]);
      expect(await second.json()).toEqual(posted);
      expect(await (await send('"contract-1"')).json()).toEqual(posted);
      expect(await newest()).toEqual(posted);
      expect((await send('"contract-1"', '다른 제목')).status).toBe(422);
      const other = announcement.parse(await (await send('"contract-2"')).json());
      expect(other.id).not.toBe(posted.id);

      const remove = (key: string) =>
        cast().editor.send('DELETE', `/api/Announcement/${posted.id}`, { headers: { 'Idempotency-Key': key } });
      expect([(await remove('"contract-3"')).status, (await remove('"contract-3"')).status]).toEqual([204, 204]);
      expect((await remove('"contract-4"')).status).toBe(404);
      await cast().editor.send('DELETE', `/api/Announcement/${other.id}`);
    });

    it('have a key for each who sends them, and none where they may not be sent', async () => {
      const send = (who: 'editor' | 'admin' | 'member') =>
        cast()[who].sendJson('POST', '/api/Announcement', draft, { 'Idempotency-Key': '"contract-5"' });
      expect((await send('member')).status).toBe(403);
      const ids = await Promise.all(
        [send('editor'), send('admin')].map(async (response) => announcement.parse(await (await response).json()).id),
      );
      expect(new Set(ids).size).toBe(2);
      await Promise.all(ids.map((id) => cast().editor.send('DELETE', `/api/Announcement/${id}`)));
    });

    it('are as long as a server takes them, with a sentence on each field that is longer', async () => {
      const post = (title: string, content: string) =>
        cast().editor.sendJson('POST', '/api/Announcement', { ...draft, title, content });
      const response = await post('가'.repeat(201), '가'.repeat(20_001));
      expect(response.status).toBe(400);
      const { errors } = validationProblem.parse(await response.json());
      expect(errors).toEqual({ title: ['200자까지 쓸 수 있습니다.'], content: ['20000자까지 쓸 수 있습니다.'] });
      const taken = await post('가'.repeat(200), '가'.repeat(20_000));
      expect(taken.status).toBe(201);
      await cast().editor.send('DELETE', `/api/Announcement/${announcement.parse(await taken.json()).id}`);
    });

    it('need a title, a content and an author', async () => {
      const response = await cast().editor.sendJson('POST', '/api/Announcement', { ...draft, title: ' ', author: '' });
      expect(response.status).toBe(400);
      const { errors } = validationProblem.parse(await response.json());
      expect(Object.keys(errors).toSorted()).toEqual(['author', 'title']);
    });
  });

  describe('events (EVNT-02, EVNT-05, EVNT-06)', () => {
    const month = async (startDate: string, endDate: string) =>
      z.array(event).parse(await cast().visitor.json(`/api/Event/?startDate=${startDate}&endDate=${endDate}`));

    it('show in every month that they touch until they are deleted', async () => {
      const response = await cast().editor.sendJson('POST', '/api/Event', retreat);
      const { id } = event.parse(await response.json());
      expect(await month('2031-07-01', '2031-07-31')).toEqual([{ id, ...retreat }]);
      expect(await month('2031-08-01', '2031-08-31')).toEqual([{ id, ...retreat }]);
      expect(await month('2031-09-01', '2031-09-30')).toEqual([]);
      expect((await cast().admin.send('DELETE', `/api/Event/${id}`)).status).toBe(204);
      expect(await month('2031-07-01', '2031-07-31')).toEqual([]);
    });

    it.each([
      ['an end before the start', { end: '2031-07-29' }],
      ['a type that the church does not have', { type: '새벽예배' }],
      ['a day that does not exist', { start: '2031-02-30' }],
      ['no host', { hostedBy: '' }],
    ])('refuses %s', async (_, wrong) => {
      const response = await cast().editor.sendJson('POST', '/api/Event', { ...retreat, ...wrong });
      expect(response.status).toBe(400);
      expect(validationProblem.safeParse(await response.json()).success).toBe(true);
    });
  });
}
