import { HttpResponse, type RequestHandler } from 'msw';
import type { InputOf } from '../api/endpoint.ts';
import { duties, members, zones } from '../api/people.ts';
import type { Church } from '../church/church.ts';
import * as dutyRules from '../church/rules/duties.ts';
import * as memberRules from '../church/rules/members.ts';
import * as zoneRules from '../church/rules/zones.ts';
import type { Member } from '../church/schemas/people.ts';
import { answering } from './support/endpoint.ts';
import { entityTag } from './support/input.ts';
import { ok } from './support/replies.ts';

type Change = InputOf<typeof members.changeMember>['body'];

const changesIn = ({
  duty,
  email,
  id: _,
  zone: __,
  family: ___,
  ...rest
}: Change): memberRules.MemberChange['changes'] => ({
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
      HttpResponse.json(memberRules.memberDetail(church, member), {
        status,
        headers: { ETag: entityTag(member.version) },
      });

  return [
    answer(
      members.listMembers,
      () => memberRules.listMembers(church),
      (all) => ok(memberRules.memberEntries(church, all)),
    ),
    answer(members.readMember, ({ params }) => memberRules.readMember(church, params.id), reply(200)),
    answer(members.addMember, ({ body }) => memberRules.addMember(church, body), reply(201)),
    answer(
      members.changeMember,
      ({ params, basedOn, body }) =>
        memberRules.changeMember(church, { id: params.id, basedOn, changes: changesIn(body) }),
      reply(200),
    ),
    answer(members.deleteMember, ({ params }) => memberRules.deleteMember(church, params.id)),
    answer(members.restoreMember, ({ params }) => memberRules.restoreMember(church, params.id), reply(200)),
  ];
}

/** The duties of the management screen (DUTY-01, DUTY-04), and one duty for a people page (PEOP-03). */
export function dutyHandlers(church: Church): RequestHandler[] {
  const answer = answering(church);
  return [
    answer(duties.listDuties, () => dutyRules.listDuties(church)),
    answer(duties.readDuty, ({ params }) => dutyRules.readDuty(church, params.id)),
    answer(duties.moveToDuty, ({ params: { dutyId, memberId }, body }) =>
      dutyRules.moveToDuty(church, { ...body, memberId, toDutyId: dutyId }),
    ),
    answer(duties.takeDuty, ({ params: { dutyId, memberId } }) =>
      dutyRules.moveToDuty(church, { memberId, fromDutyId: dutyId, toDutyId: null }),
    ),
  ];
}

/** Zones with their roles and families (ZONE-01 to ZONE-04). */
export function zoneHandlers(church: Church): RequestHandler[] {
  const answer = answering(church);
  return [
    answer(zones.listZones, () => zoneRules.listZones(church)),
    answer(zones.assignZoneRole, ({ params: { id, role }, body }) =>
      zoneRules.assignZoneRole(church, { ...body, zoneId: id, role }),
    ),
    answer(zones.moveFamily, ({ params: { zoneId, familyId }, body }) =>
      zoneRules.moveFamily(church, { ...body, toZoneId: zoneId, familyId }),
    ),
    answer(zones.moveToFamily, ({ params: { familyId, memberId }, body }) =>
      zoneRules.moveToFamily(church, { ...body, toFamilyId: familyId, memberId }),
    ),
  ];
}
