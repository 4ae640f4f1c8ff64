import * as z from 'zod/mini';
import { zoneRoles } from '../church/rules/zones.ts';
import type { EndpointGroup } from './endpoint.ts';
import { numericId, recordNumber, wordOf } from './fields.ts';

export const zoneRole = wordOf(zoneRoles);

/** May also name the holder that the change is based on, so that a newer assignment is not overwritten. */
const holder = z.object({ memberId: z.nullable(numericId), fromMemberId: z.optional(z.nullable(numericId)) });

/** Zones with their roles and families (ZONE-01 to ZONE-04). */
export const zones = {
  listZones: { method: 'get', path: 'Zone', access: 'admins', success: 'json', added: true, label: '구역 보기' },
  assignZoneRole: {
    method: 'put',
    path: 'Zone/{id}/roles/{role}',
    access: 'admins',
    params: { id: recordNumber, role: zoneRole },
    body: { json: holder },
    success: 'noContent',
    added: true,
    label: '구역 맡기기',
  },
  moveFamily: {
    method: 'put',
    path: 'Zone/{zoneId}/families/{familyId}',
    access: 'admins',
    params: { zoneId: recordNumber, familyId: recordNumber },
    body: { json: z.object({ fromZoneId: z.nullable(numericId) }) },
    success: 'noContent',
    added: true,
    label: '가정을 다른 구역으로 옮기기',
  },
  moveToFamily: {
    method: 'put',
    path: 'Family/{familyId}/members/{memberId}',
    access: 'admins',
    params: { familyId: recordNumber, memberId: recordNumber },
    body: { json: z.object({ fromFamilyId: numericId }) },
    success: 'noContent',
    added: true,
    label: '다른 가정으로 옮기기',
  },
} as const satisfies EndpointGroup;
