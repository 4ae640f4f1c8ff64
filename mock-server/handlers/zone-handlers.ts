import type { RequestHandler } from 'msw';
import { zones } from '../api/zones.ts';
import type { Church } from '../church/church.ts';
import { moveToFamily } from '../church/rules/families.ts';
import * as rules from '../church/rules/zones.ts';
import { answering } from './support/endpoint.ts';

/** Zones with their roles and families (ZONE-01 to ZONE-04). */
export function zoneHandlers(church: Church): RequestHandler[] {
  const answer = answering(church);
  return [
    answer(zones.listZones, () => rules.listZones(church)),
    answer(zones.assignZoneRole, ({ params: { id, role }, body }) =>
      rules.assignZoneRole(church, { ...body, zoneId: id, role }),
    ),
    answer(zones.moveFamily, ({ params: { zoneId, familyId }, body }) =>
      rules.moveFamily(church, { ...body, toZoneId: zoneId, familyId }),
    ),
    answer(zones.moveToFamily, ({ params: { familyId, memberId }, body }) =>
      moveToFamily(church, { ...body, toFamilyId: familyId, memberId }),
    ),
  ];
}
