import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { zone } from '../../../mock-server/openapi/people.ts';
import type { Stage } from '../support/stage.ts';

type Zone = z.infer<typeof zone>;

/** Zones and families (ZONE-02 to ZONE-04). */
export function checkZones({ cast }: Stage): void {
  const put = (path: string, body: object) => cast().admin.sendJson('PUT', path, body);
  const read = async () => z.array(zone).parse(await cast().admin.json('/api/Zone'));
  const byId = async (id: number) => (await read()).find((each) => each.id === id);

  /** Two zones, and in the first a family with both parents and a child. */
  const scene = async () => {
    const zones = await read();
    const complete = (each: Zone) => each.families.find(({ head, spouse, members }) => head && spouse && members[0]);
    const from = zones.find(complete);
    const family = from && complete(from);
    const to = zones.find(({ id }) => id !== from?.id);
    const child = family?.members[0];
    if (!from || !to || !family?.head || !family.spouse || !child) throw new Error('the everyday world is too small');
    return { from, to, family, head: family.head, spouse: family.spouse, child };
  };

  describe('zones and families', () => {
    it('give a role to a member and take it back', async () => {
      const { from, child } = await scene();
      expect((await put(`/api/Zone/${from.id}/roles/chief`, { memberId: child.id })).status).toBe(204);
      expect((await byId(from.id))?.chief).toEqual(child);
      expect((await put(`/api/Zone/${from.id}/roles/chief`, { memberId: null })).status).toBe(204);
      expect((await byId(from.id))?.chief).toBeNull();
      expect((await put(`/api/Zone/${from.id}/roles/bishop`, { memberId: child.id })).status).toBe(404);
      expect((await put(`/api/Zone/${from.id}/roles/chief`, { memberId: 99999 })).status).toBe(400);
    });

    it('give a role only while the expected holder has it, 409 when another member does', async () => {
      const { from, head, spouse, child } = await scene();
      const give = (memberId: number, fromMemberId: number | null) =>
        put(`/api/Zone/${from.id}/roles/chief`, { memberId, fromMemberId });
      await put(`/api/Zone/${from.id}/roles/chief`, { memberId: head.id });
      expect((await give(spouse.id, null)).status).toBe(409);
      expect((await give(spouse.id, child.id)).status).toBe(409);
      expect((await byId(from.id))?.chief).toEqual(head);
      expect((await give(spouse.id, head.id)).status).toBe(204);
      // Two users who make the same change do not conflict.
      expect((await give(spouse.id, head.id)).status).toBe(204);
      await put(`/api/Zone/${from.id}/roles/chief`, { memberId: null });
    });

    it('clear the roles of the head and the spouse who leave, and no others (ZONE-04)', async () => {
      const { from, to, family, head, spouse, child } = await scene();
      await put(`/api/Zone/${from.id}/roles/leader`, { memberId: head.id });
      await put(`/api/Zone/${from.id}/roles/chief`, { memberId: spouse.id });
      await put(`/api/Zone/${from.id}/roles/caretaker`, { memberId: child.id });
      const move = () => put(`/api/Zone/${to.id}/families/${family.id}`, { fromZoneId: from.id });
      expect((await move()).status).toBe(204);
      expect(await byId(from.id)).toMatchObject({ leader: null, chief: null, caretaker: child });
      expect((await byId(to.id))?.families).toContainEqual(family);
      expect((await move()).status).toBe(409);
    });

    it('move a member from one family to another, 409 when they have left it meanwhile', async () => {
      const { from, to, family, child } = await scene();
      const target = to.families[0];
      const move = () => put(`/api/Family/${target?.id}/members/${child.id}`, { fromFamilyId: family.id });
      expect((await move()).status).toBe(204);
      const inFamily = async (zoneId: number, familyId: number | undefined) =>
        (await byId(zoneId))?.families.find(({ id }) => id === familyId)?.members;
      expect(await inFamily(from.id, family.id)).not.toContainEqual(child);
      expect(await inFamily(to.id, target?.id)).toContainEqual(child);
      expect((await move()).status).toBe(409);
    });
  });
}
