import type { RequestHandler } from 'msw';
import type { Church } from '../church/church.ts';
import type { Caller } from '../church/rules/access-tokens.ts';
import { admins } from '../church/rules/authorization.ts';
import { committeeBody, departmentBody, sessionBody } from '../church/rules/organisation-bodies.ts';
import * as changes from '../church/rules/organisation-changes.ts';
import * as views from '../church/rules/organisation-views.ts';
import { endpointsOf } from './support/endpoint.ts';
import { jsonBody, nothing, numberParam, together } from './support/readers.ts';

/** 당회, committees, departments and mission societies (ORGN-01 to ORGN-11). */
export function organisationHandlers(church: Church): RequestHandler[] {
  const { open, told, guarded } = endpointsOf(church);
  const id = numberParam('id');
  return [
    open('get', 'session', nothing, () => views.readSession(church)),
    told('get', 'committee/detailed/:id', id, (committeeId, caller) =>
      views.readCommittee(church, committeeId, readerOf(caller)),
    ),
    told('get', 'Department/:id', id, (departmentId, caller) =>
      views.readDepartment(church, departmentId, readerOf(caller)),
    ),
    guarded('put', 'session', admins, jsonBody(sessionBody), (body) => changes.changeSession(church, body)),
    guarded('put', 'committee/:id', admins, together({ id, body: jsonBody(committeeBody) }), (input) =>
      changes.changeCommittee(church, input.id, input.body),
    ),
    guarded('put', 'Department/:id', admins, together({ id, body: jsonBody(departmentBody) }), (input) =>
      changes.changeDepartment(church, input.id, input.body),
    ),
  ];
}

const readerOf = (caller: Caller | undefined): views.Reader => (caller === undefined ? 'visitor' : 'signedIn');
