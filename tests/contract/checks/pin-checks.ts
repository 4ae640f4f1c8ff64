import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Stage } from '../support/stage.ts';

const posts = z.array(z.object({ id: z.number(), pinnedUntil: z.optional(z.iso.date()) }));

const lists = [
  ['Announcement', 'Announcement'],
  ['Advertisement', 'advertisement'],
  ['bibleStudy', 'bibleStudy'],
] as const;

const UNTIL = '2046-11-22';

/** Pinned posts (EDIT-04). */
export function checkPins({ cast }: Stage): void {
  describe.each(lists)('pinned posts of api/%s (EDIT-04)', (list, item) => {
    const page = async (number: number) =>
      posts.parse(await cast().visitor.json(`/api/${list}?page=${number}&itemsPerPage=10`));
    const pin = (id: number, until: string | null) =>
      cast().editor.sendJson('PUT', `/api/${item}/${id}/pin`, { until });

    it('stand first, on one page alone, until they are pinned no more', async () => {
      const [before, after] = [await page(1), await page(2)];
      const id = after[4]?.id ?? 0;
      expect((await pin(id, UNTIL)).status).toBe(204);
      const pinned = (await page(1)).filter(({ pinnedUntil }) => pinnedUntil !== undefined);
      expect(pinned.find((post) => post.id === id)?.pinnedUntil).toBe(UNTIL);
      expect((await page(1)).slice(0, pinned.length)).toEqual(pinned);
      expect((await page(2)).map((post) => post.id)).not.toContain(id);
      expect((await pin(id, null)).status).toBe(204);
      expect([await page(1), await page(2)]).toEqual([before, after]);
    });

    it('are three at most: the next is refused, and not a day that is given again', async () => {
      const held = (await page(1)).filter(({ pinnedUntil }) => pinnedUntil !== undefined).length;
      const free = (await page(2)).map(({ id }) => id);
      const taken = free.slice(0, 3 - held);
      const answers = [];
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      for (const id of taken) answers.push((await pin(id, UNTIL)).status);
      expect(answers).toEqual(taken.map(() => 204));
      expect((await pin(free[9] ?? 0, UNTIL)).status).toBe(409);
      expect((await pin(taken[0] ?? 0, '2046-12-24')).status).toBe(204);
      await Promise.all(taken.map((id) => pin(id, null)));
    });

    it('need a day that is not over, and a post', async () => {
      const [first] = await page(2);
      expect((await pin(first?.id ?? 0, '2020-01-01')).status).toBe(400);
      expect((await cast().editor.sendJson('PUT', `/api/${item}/1/pin`, {})).status).toBe(400);
      expect((await pin(99_999, UNTIL)).status).toBe(404);
    });
  });
}
