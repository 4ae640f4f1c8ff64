import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Stage } from '../support/stage.ts';
import * as wire from '../support/wire-shapes.ts';

const reads: readonly (readonly [path: string, shape: z.ZodType])[] = [
  ['/api/Member', z.array(wire.memberEntry).min(1)],
  ['/api/member/1', wire.member],
  ['/api/duty/withmembers', z.array(wire.duty).min(1)],
  ['/api/Duty/WithMembers/4', wire.duty],
  ['/api/Zone', z.array(wire.zone).min(1)],
  ['/api/role', z.array(wire.role).min(1)],
  ['/api/role/role-admin', wire.roleDetail],
  ['/api/role/requests', z.array(wire.roleRequest).min(1)],
  ['/api/role/myRoles', z.tuple([z.literal('Admin')])],
  ['/api/File/bulletin?dateFolder=Sun2026Nov15', wire.bulletin.min(1)],
  ['/api/File/bulletin?dateFolder=Sun1980Jan06', z.tuple([])],
  ['/api/bibleStudy?page=1&itemsPerPage=10', z.array(wire.bibleStudy).length(10)],
  ['/api/Announcement?page=1&itemsPerPage=10', z.array(wire.announcement).length(10)],
  ['/api/Announcement?page=999&itemsPerPage=10', z.tuple([])],
  ['/api/Advertisement?page=1&itemsPerPage=3', z.array(wire.advertisement).length(3)],
  ['/api/Event/?startDate=2026-11-01&endDate=2026-11-30', z.array(wire.event).min(1)],
  ['/api/bibleStudy/1', wire.bibleStudy],
  ['/api/Announcement/1', wire.announcement],
  ['/api/advertisement/1', wire.advertisement],
  ['/api/Event/1', wire.event],
  ['/api/session', wire.governingSession],
  ['/api/committee/detailed/1', wire.committee],
  ['/api/Department/101', wire.mission],
  ['/api/Department/1', wire.department],
];

/** The shapes of the answers to reading calls, field by field, under the names of the API's documents (ORGN-11). */
export function checkReads({ cast }: Stage): void {
  it.each(reads)('GET %s has its shape', async (path, shape) => {
    const parsed = shape.safeParse(await cast().admin.json(path));
    expect(parsed.error?.issues).toBeUndefined();
  });

  it('answers in any letter case, with a slash at the end or without', async () => {
    const first = await cast().visitor.json('/api/Announcement?page=1&itemsPerPage=10');
    expect(await cast().visitor.json('/API/announcement/?page=1&itemsPerPage=10')).toEqual(first);
  });

  it('shows the newest first, and no item on two pages', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => cast().visitor.json(`/api/Announcement?page=${page}&itemsPerPage=10`)),
    );
    const items = z.array(wire.announcement).parse(pages.flat());
    const dates = items.map(({ created }) => Date.parse(created));
    expect(dates).toEqual(dates.toSorted((one, other) => other - one));
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  });

  describe('files', () => {
    it('serves every page of a bulletin as an image, to anyone', async () => {
      const urls = wire.bulletin.parse(await cast().visitor.json('/api/File/bulletin?dateFolder=Sun2026Nov15'));
      const types = await Promise.all(
        urls.map(async (url) => (await cast().visitor.get(url)).headers.get('Content-Type')),
      );
      expect(types).toEqual(urls.map(() => expect.stringMatching(/^image\//)));
    });

    it('serves a Bible study sheet as a PDF to be opened in place (BIBL-01)', async () => {
      const [sheet] = z.array(wire.bibleStudy).parse(await cast().visitor.json('/api/bibleStudy?page=1'));
      const response = await cast().visitor.get(`/api/bibleStudy/${sheet?.id}/download`);
      expect(response.headers.get('Content-Type')).toBe('application/pdf');
      expect(response.headers.get('Content-Disposition')).toMatch(/^inline; filename\*=UTF-8''.+\.pdf$/);
      expect(await response.text()).toMatch(/^%PDF-/);
    });
  });
}
