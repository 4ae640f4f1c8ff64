import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { directoryEntry } from '../../../mock-server/openapi/directory.ts';
import { memberEntry } from '../../../mock-server/openapi/people.ts';
import type { Browser } from '../support/browser.ts';
import type { Stage } from '../support/stage.ts';

const MINUTES = 60_000;
const entries = z.array(directoryEntry);

/** The directory can be read only as fast as a person reads (MINE-03). */
export function checkDirectoryPace({ cast, host }: Stage): void {
  const page = (reader: Browser, number: number) => reader.get(`/api/Directory?page=${number}`);

  /** Reads pages until one is refused. */
  const rush = async (reader: Browser, from = 1, read: z.infer<typeof entries> = []) => {
    const answer = await page(reader, from);
    if (answer.status !== 200) return { read, answer, page: from };
    return rush(reader, from + 1, [...read, ...entries.parse(await answer.json())]);
  };

  describe('the pace of the directory', () => {
    it('stops a reader who goes through it page by page, says for how long, and answers again then', async () => {
      await host().advanceClock(5 * MINUTES);
      const { read, answer, page: next } = await rush(cast().admin);
      expect(answer.status).toBe(429);
      expect(read).toHaveLength(200);
      const wait = Number(answer.headers.get('Retry-After'));
      expect(wait > 0 && wait <= 300).toBe(true);
      expect((await page(cast().editor, 1)).status).toBe(200);
      await host().advanceClock(wait * 1000);
      expect((await page(cast().admin, next)).status).toBe(200);
    });

    it('never stops a reader who looks up one name after another', async () => {
      await cast().editor.refresh();
      const looks = await Promise.all(Array.from({ length: 60 }, () => cast().editor.get('/api/Directory?q=문지영')));
      expect(new Set(looks.map(({ status }) => status))).toEqual(new Set([200]));
    });

    it('tells each adult once, in the order of names, and nobody under 18 whatever they have opened', async () => {
      await host().advanceClock(5 * MINUTES);
      await cast().admin.refresh();
      const first = await rush(cast().admin);
      await host().advanceClock(5 * MINUTES);
      const rest = await Promise.all(
        Array.from({ length: 6 }, async (_, at) =>
          entries.parse(await (await page(cast().admin, first.page + at)).json()),
        ),
      );
      const listed = [...first.read, ...rest.flat()];
      expect(rest.at(-1)).toEqual([]);
      expect(listed.map(({ name }) => name)).toEqual(
        listed.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'ko')),
      );
      const register = z.array(memberEntry).parse(await cast().admin.json('/api/Member'));
      const grown = register.filter(({ birthDate }) => birthDate !== null && birthDate <= '2008-11-20');
      expect(new Set(listed.map(({ id }) => id))).toEqual(new Set(grown.map(({ id }) => id)));
      expect(listed).toHaveLength(grown.length);
    });
  });
}
