import { HttpResponse, type RequestHandler } from 'msw';
import type { InputOf } from '../api/endpoint.ts';
import { duties, members, zones } from '../api/people.ts';
import type { Church } from '../church/church.ts';
import * as dutyHandlersRules from '../church/rules/duties.ts';
import * as rules from '../church/rules/members.ts';
import { memberDetail, memberEntries } from '../church/rules/members.ts';
import * as zoneHandlersRules from '../church/rules/zones.ts';
import { moveToFamily } from '../church/rules/zones.ts';
import type { Member } from '../church/schemas/people.ts';
import { answering } from './support/endpoint.ts';
import { entityTag } from './support/input.ts';
import { ok } from './support/replies.ts';

type Change = InputOf<typeof members.changeMember>['body'];

const changesIn = ({ duty, email, id: _, zone: __, family: ___, ...rest }: Change): rules.MemberChange['changes'] => ({
  ...rest,
  ...(email !== undefined && { email: email || null }),
  ...(duty !== undefined && { dutyId: duty?.id ?? null }),
});

/** MEMB-01 to MEMB-06. */
export function memberHandlers(church: Church): RequestHandler[] {
  const answer = answering(church);
  const reply =
    (status: number) =>
    (member: Member): Response =>
      HttpResponse.json(memberDetail(church, member), { status, headers: { ETag: entityTag(member.version) } });

  return [
    answer(
      members.listMembers,
      () => rules.listMembers(church),
      (all) => ok(memberEntries(church, all)),
    ),
    answer(members.readMember, ({ params }) => rules.readMember(church, params.id), reply(200)),
    answer(members.addMember, ({ body }) => rules.addMember(church, body), reply(201)),
    answer(
      members.changeMember,
      ({ params, basedOn, body }) => rules.changeMember(church, { id: params.id, basedOn, changes: changesIn(body) }),
      reply(200),
    ),
    answer(members.deleteMember, ({ params }) => rules.deleteMember(church, params.id)),
    answer(members.restoreMember, ({ params }) => rules.restoreMember(church, params.id), reply(200)),
  ];
}

/** The duties of the management screen (DUTY-01, DUTY-04), and one duty for a people page (PEOP-03). */
export function dutyHandlers(church: Church): RequestHandler[] {
  const answer = answering(church);
  return [
    answer(duties.listDuties, () => dutyHandlersRules.listDuties(church)),
    answer(duties.readDuty, ({ params }) => dutyHandlersRules.readDuty(church, params.id)),
    answer(duties.moveToDuty, ({ params: { dutyId, memberId }, body }) =>
      dutyHandlersRules.moveToDuty(church, { ...body, memberId, toDutyId: dutyId }),
    ),
    answer(duties.takeDuty, ({ params: { dutyId, memberId } }) =>
      dutyHandlersRules.moveToDuty(church, { memberId, fromDutyId: dutyId, toDutyId: null }),
    ),
  ];
}

/** Zones with their roles and families (ZONE-01 to ZONE-04). */
export function zoneHandlers(church: Church): RequestHandler[] {
  const answer = answering(church);
  return [
    answer(zones.listZones, () => zoneHandlersRules.listZones(church)),
    answer(zones.assignZoneRole, ({ params: { id, role }, body }) =>
      zoneHandlersRules.assignZoneRole(church, { ...body, zoneId: id, role }),
    ),
    answer(zones.moveFamily, ({ params: { zoneId, familyId }, body }) =>
      zoneHandlersRules.moveFamily(church, { ...body, toZoneId: zoneId, familyId }),
    ),
    answer(zones.moveToFamily, ({ params: { familyId, memberId }, body }) =>
      moveToFamily(church, { ...body, toFamilyId: familyId, memberId }),
    ),
  ];
}
