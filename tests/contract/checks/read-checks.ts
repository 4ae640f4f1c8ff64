import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { bulletin } from '../../../mock-server/openapi/bulletins.ts';
import { event } from '../../../mock-server/openapi/events.ts';
import { committee, department, governingSession, mission } from '../../../mock-server/openapi/organisation.ts';
import { duty, member, memberEntry, zone } from '../../../mock-server/openapi/people.ts';
import { advertisement, announcement, bibleStudy } from '../../../mock-server/openapi/posts.ts';
import { role, roleDetail, roleRequest } from '../../../mock-server/openapi/roles.ts';
import type { Stage } from '../support/stage.ts';

const reads: readonly (readonly [path: string, shape: z.ZodType])[] = [
  ['/api/Member', z.array(memberEntry).min(1)],
  ['/api/member/1', member],
  ['/api/duty/withmembers', z.array(duty).min(1)],
  ['/api/Duty/WithMembers/4', duty],
  ['/api/Zone', z.array(zone).min(1)],
  ['/api/role', z.array(role).min(1)],
  ['/api/role/role-admin', roleDetail],
  ['/api/role/requests', z.array(roleRequest).min(1)],
  ['/api/role/myRoles', z.tuple([z.literal('Admin')])],
  ['/api/File/bulletin?dateFolder=Sun2026Nov15', bulletin.min(1)],
  ['/api/File/bulletin?dateFolder=Sun1980Jan06', z.tuple([])],
  ['/api/bibleStudy?page=1&itemsPerPage=10', z.array(bibleStudy).length(10)],
  ['/api/Announcement?page=1&itemsPerPage=10', z.array(announcement).length(10)],
  ['/api/Announcement?page=999&itemsPerPage=10', z.tuple([])],
  ['/api/Advertisement?page=1&itemsPerPage=3', z.array(advertisement).length(3)],
  ['/api/Event/?startDate=2026-11-01&endDate=2026-11-30', z.array(event).min(1)],
  ['/api/bibleStudy/1', bibleStudy],
  ['/api/Announcement/1', announcement],
  ['/api/advertisement/1', advertisement],
  ['/api/Event/1', event],
  ['/api/session', governingSession],
  ['/api/committee/detailed/1', committee],
  ['/api/Department/101', mission],
  ['/api/Department/1', department],
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
    const items = z.array(announcement).parse(pages.flat());
    const dates = items.map(({ created }) => Date.parse(created));
    expect(dates).toEqual(dates.toSorted((one, other) => other - one));
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  });

  describe('files', () => {
    it('serves every page of a bulletin as an image, to anyone', async () => {
      const urls = bulletin.parse(await cast().visitor.json('/api/File/bulletin?dateFolder=Sun2026Nov15'));
      const types = await Promise.all(
        urls.map(async (url) => (await cast().visitor.get(url)).headers.get('Content-Type')),
      );
      expect(types).toEqual(urls.map(() => expect.stringMatching(/^image\//)));
    });

    it('serves a Bible study sheet as a PDF to be opened in place (BIBL-01)', async () => {
      const [sheet] = z.array(bibleStudy).parse(await cast().visitor.json('/api/bibleStudy?page=1'));
      const response = await cast().visitor.get(`/api/bibleStudy/${sheet?.id}/download`);
      expect(response.headers.get('Content-Type')).toBe('application/pdf');
      expect(response.headers.get('Content-Disposition')).toMatch(/^inline; filename\*=UTF-8''.+\.pdf$/);
      expect(await response.text()).toMatch(/^%PDF-/);
    });
  });
}
