import type { RequestHandler } from 'msw';
import * as z from 'zod';
import type { Church } from '../church/church.ts';
import { admins } from '../church/rules/authorization.ts';
import * as duties from '../church/rules/duties.ts';
import { endpointsOf } from './support/endpoint.ts';
import { numericId } from './support/fields.ts';
import { jsonBody, nothing, numberParam, together } from './support/readers.ts';
import { noContent } from './support/replies.ts';

const origin = z.object({ fromDutyId: numericId.nullable() });

/** The duties of the management screen (DUTY-01, DUTY-04), and one duty for a people page (PEOP-03). */
export function dutyHandlers(church: Church): RequestHandler[] {
  const { open, guarded } = endpointsOf(church);
  const move = together({ toDutyId: numberParam('dutyId'), memberId: numberParam('memberId'), body: jsonBody(origin) });
  return [
    guarded('get', 'duty/withmembers', admins, nothing, () => duties.listDuties(church)),
    open('get', 'Duty/WithMembers/:id', numberParam('id'), (id) => duties.readDuty(church, id)),
    guarded(
      'put',
      'Duty/:dutyId/members/:memberId',
      admins,
      move,
      ({ body, ...target }) => duties.moveToDuty(church, { ...target, ...body }),
      noContent,
    ),
    guarded(
      'delete',
      'Duty/:dutyId/members/:memberId',
      admins,
      together({ fromDutyId: numberParam('dutyId'), memberId: numberParam('memberId') }),
      (target) => duties.moveToDuty(church, { ...target, toDutyId: null }),
      noContent,
    ),
  ];
}
