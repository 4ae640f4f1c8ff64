import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { announcement } from '../../../mock-server/openapi/posts.ts';
import { found } from '../../../mock-server/openapi/search.ts';
import type { Stage } from '../support/stage.ts';

const hits = z.array(found);

/** One search over all public content (FIND-01). */
export function checkSearch({ cast }: Stage): void {
  const path = (q: string, page = 1) => `/api/Search?q=${encodeURIComponent(q)}&page=${page}&itemsPerPage=10`;
  const search = async (q: string, page = 1) => hits.parse(await cast().visitor.json(path(q, page)));

  describe('the search (FIND-01)', () => {
    it('finds an announcement as soon as it is posted, and no longer than it stands there', async () => {
      const draft = { title: '꽃꽂이 모임', content: '화요일에 모입니다.', author: '친교부', date: '2026-11-20' };
      const response = await cast().editor.sendJson('POST', '/api/Announcement', draft);
      const { id } = announcement.parse(await response.json());
      expect(await search('ㄲㄲㅇ 화요일')).toMatchObject([{ kind: 'announcement', id, title: '꽃꽂이 모임' }]);
      await cast().editor.send('DELETE', `/api/Announcement/${id}`);
      expect(await search('ㄲㄲㅇ 화요일')).toEqual([]);
    });

    it('gives each hit once over its pages, and an empty page behind the last', async () => {
      const pages = await Promise.all([1, 2].map((page) => search('예배', page)));
      const ids = pages.flat().map(({ kind, id }) => `${kind} ${id}`);
      expect(new Set(ids).size).toBe(ids.length);
      expect(await search('예배', 999)).toEqual([]);
    });

    it('is the same for all users', async () => {
      const own = await Promise.all([cast().visitor, cast().editor, cast().admin].map((who) => who.json(path('예배'))));
      expect(own[1]).toEqual(own[0]);
      expect(own[2]).toEqual(own[0]);
    });

    it.each(['/api/Search', '/api/Search?q=%20', `/api/Search?q=${'a'.repeat(201)}`])('refuses %s', async (address) => {
      expect((await cast().visitor.get(address)).status).toBe(400);
    });
  });
}
