import { HttpResponse, type RequestHandler } from 'msw';
import * as z from 'zod';
import type { Church } from '../church/church.ts';
import { admins } from '../church/rules/authorization.ts';
import { memberDetail, memberEntries } from '../church/rules/member-views.ts';
import * as members from '../church/rules/members.ts';
import type { Member } from '../church/schemas/people.ts';
import { endpointsOf } from './support/endpoint.ts';
import { entityTag, ifMatch } from './support/entity-tag.ts';
import { calendarDate, numericId, requiredLongText, requiredText } from './support/fields.ts';
import { jsonBody, nothing, numberParam, together } from './support/readers.ts';
import { noContent, ok } from './support/replies.ts';

const gender = z.enum(['male', 'female', 'none']);
const newMember = z.object({ name: requiredText, gender, birthDate: calendarDate });

/** What PUT takes of the GET's shape: zone and family have calls of their own. A field left out stays as it is. */
const change = z
  .object({
    // As long as one that stands there may be: whoever corrects the birth date sends it back.
    name: requiredLongText,
    email: z.string().trim().max(200).nullable(),
    gender,
    birthDate: calendarDate.nullable(),
    duty: z.object({ id: numericId }).nullable(),
  })
  .partial()
  .transform(({ duty, email, ...rest }) => ({
    ...rest,
    ...(email !== undefined && { email: email || null }),
    ...(duty !== undefined && { dutyId: duty?.id ?? null }),
  }));

/** MEMB-01 to MEMB-06. */
export function memberHandlers(church: Church): RequestHandler[] {
  const { guarded } = endpointsOf(church);
  const reply =
    (status: number) =>
    (member: Member): Response =>
      HttpResponse.json(memberDetail(church, member), { status, headers: { ETag: entityTag(member.version) } });

  return [
    guarded(
      'get',
      'Member',
      admins,
      nothing,
      () => members.listMembers(church),
      (all) => ok(memberEntries(church, all)),
    ),
    guarded('get', 'member/:id', admins, numberParam('id'), (id) => members.readMember(church, id), reply(200)),
    guarded('post', 'Member', admins, jsonBody(newMember), (input) => members.addMember(church, input), reply(201)),
    guarded(
      'put',
      'member/:id',
      admins,
      together({ id: numberParam('id'), basedOn: ifMatch, changes: jsonBody(change) }),
      (input) => members.changeMember(church, input),
      reply(200),
    ),
    guarded('delete', 'member/:id', admins, numberParam('id'), (id) => members.deleteMember(church, id), noContent),
    guarded(
      'post',
      'member/:id/restore',
      admins,
      numberParam('id'),
      (id) => members.restoreMember(church, id),
      reply(200),
    ),
  ];
}
