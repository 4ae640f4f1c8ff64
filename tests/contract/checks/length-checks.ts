import { describe, expect, it } from 'vitest';
import type { Stage } from '../support/stage.ts';
import { validationProblem } from '../support/validation-problem.ts';

const LINE = 200;
const REASON = 300;
const NOTE = 2000;
const TEXT = 20_000;

const announcement = { title: '제목', content: '내용', author: '글쓴이' };
const event = { name: '행사', start: '2026-12-01', end: '2026-12-01', type: '일반행사', hostedBy: '청년부' };
const link = { name: '정하나', birthDate: '1990-01-01', note: '' };
const prayer = { text: '기도', scope: 'members', anonymous: false, until: '2026-12-01' };
const correction = { field: 'other', wanted: '고침', note: '' };

/** A call, the field whose length is tried, and how long the field of the page lets it be. */
const limits: readonly (readonly [method: string, path: string, body: object, field: string, most: number])[] = [
  ['POST', '/api/Announcement', announcement, 'title', LINE],
  ['POST', '/api/Announcement', announcement, 'author', LINE],
  ['POST', '/api/Announcement', announcement, 'content', TEXT],
  ['POST', '/api/Event', event, 'name', LINE],
  ['POST', '/api/Event', event, 'hostedBy', LINE],
  ['POST', '/api/Member', { name: '김민수', gender: 'none', birthDate: '1990-01-01' }, 'name', LINE],
  ['POST', '/api/role/requests', { roleId: 'role-editor', reason: '' }, 'reason', NOTE],
  ['POST', '/api/role/requests/99999/decline', {}, 'reason', REASON],
  ['POST', '/api/Me/link', link, 'note', NOTE],
  ['POST', '/api/Me/link', link, 'name', LINE],
  ['POST', '/api/Me/corrections', correction, 'wanted', NOTE],
  ['POST', '/api/Me/corrections', correction, 'note', NOTE],
  ['POST', '/api/Member/links/99999/decline', {}, 'reason', REASON],
  ['POST', '/api/Member/corrections/99999/decline', {}, 'reason', REASON],
  ['POST', '/api/Prayer', prayer, 'text', 1000],
  ['POST', '/api/Prayer/99999/hide', {}, 'reason', REASON],
  ['POST', '/api/account/register', { password: 'Somang1976!' }, 'email', LINE],
];

/** The server refuses what is longer than a field of the pages takes, and says which field it is. */
export function checkLengths({ cast }: Stage): void {
  describe('a text that is too long', () => {
    it.each(limits)('%s %s %o refuses in %s more than %i', async (method, path, body, field, most) => {
      const answer = await cast().admin.sendJson(method, path, { ...body, [field]: '가'.repeat(most + 1) });
      expect(answer.status).toBe(400);
      const { errors } = validationProblem.parse(await answer.json());
      expect(errors[field]).toEqual([`${most}자까지 쓸 수 있습니다.`]);
    });

    it.each(['/api/Search?q=', '/api/Directory?page=1&q='])('is refused in GET %s', async (path) => {
      expect((await cast().admin.get(`${path}${'a'.repeat(201)}`)).status).toBe(400);
    });
  });
}
