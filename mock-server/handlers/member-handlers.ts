import { HttpResponse, type RequestHandler } from 'msw';
import type { InputOf } from '../api/endpoint.ts';
import { members } from '../api/members.ts';
import type { Church } from '../church/church.ts';
import { memberDetail, memberEntries } from '../church/rules/member-views.ts';
import * as rules from '../church/rules/members.ts';
import type { Member } from '../church/schemas/people.ts';
import { answering } from './support/endpoint.ts';
import { entityTag } from './support/entity-tag.ts';
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
