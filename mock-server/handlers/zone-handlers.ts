import type { RequestHandler } from 'msw';
import * as z from 'zod';
import type { Church } from '../church/church.ts';
import { admins } from '../church/rules/authorization.ts';
import { moveToFamily } from '../church/rules/families.ts';
import * as zones from '../church/rules/zones.ts';
import { endpointsOf } from './support/endpoint.ts';
import { numericId } from './support/fields.ts';
import { jsonBody, nothing, numberParam, oneOf, together } from './support/readers.ts';
import { noContent } from './support/replies.ts';

/** Whoever held the role when somebody chose the next may stand beside them: nobody is overwritten unseen. */
const holder = z.object({ memberId: numericId.nullable(), fromMemberId: numericId.nullable().optional() });
const fromZone = z.object({ fromZoneId: numericId.nullable() });
const fromFamily = z.object({ fromFamilyId: numericId });

/** Zones with their roles and families (ZONE-01 to ZONE-04). */
export function zoneHandlers(church: Church): RequestHandler[] {
  const { guarded } = endpointsOf(church);
  const role = oneOf('role', zones.zoneRoles);
  return [
    guarded('get', 'Zone', admins, nothing, () => zones.listZones(church)),
    guarded(
      'put',
      'Zone/:id/roles/:role',
      admins,
      together({ zoneId: numberParam('id'), role, body: jsonBody(holder) }),
      ({ body, ...target }) => zones.assignZoneRole(church, { ...target, ...body }),
      noContent,
    ),
    guarded(
      'put',
      'Zone/:zoneId/families/:familyId',
      admins,
      together({ toZoneId: numberParam('zoneId'), familyId: numberParam('familyId'), body: jsonBody(fromZone) }),
      ({ body, ...target }) => zones.moveFamily(church, { ...target, ...body }),
      noContent,
    ),
    guarded(
      'put',
      'Family/:familyId/members/:memberId',
      admins,
      together({ toFamilyId: numberParam('familyId'), memberId: numberParam('memberId'), body: jsonBody(fromFamily) }),
      ({ body, ...target }) => moveToFamily(church, { ...target, ...body }),
      noContent,
    ),
  ];
}
