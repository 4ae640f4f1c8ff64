import type { RequestHandler } from 'msw';
import { duties } from '../api/duties.ts';
import type { Church } from '../church/church.ts';
import * as rules from '../church/rules/duties.ts';
import { answering } from './support/endpoint.ts';

/** The duties of the management screen (DUTY-01, DUTY-04), and one duty for a people page (PEOP-03). */
export function dutyHandlers(church: Church): RequestHandler[] {
  const answer = answering(church);
  return [
    answer(duties.listDuties, () => rules.listDuties(church)),
    answer(duties.readDuty, ({ params }) => rules.readDuty(church, params.id)),
    answer(duties.moveToDuty, ({ params: { dutyId, memberId }, body }) =>
      rules.moveToDuty(church, { ...body, memberId, toDutyId: dutyId }),
    ),
    answer(duties.takeDuty, ({ params: { dutyId, memberId } }) =>
      rules.moveToDuty(church, { memberId, fromDutyId: dutyId, toDutyId: null }),
    ),
  ];
}
