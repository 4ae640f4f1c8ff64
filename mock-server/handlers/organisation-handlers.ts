import { HttpResponse, type RequestHandler } from 'msw';
import type { Church } from '../church/church.ts';
import type { Caller } from '../church/rules/access-tokens.ts';
import { admins } from '../church/rules/authorization.ts';
import { committeeBody, departmentBody, sessionBody } from '../church/rules/organisation-bodies.ts';
import * as changes from '../church/rules/organisation-changes.ts';
import { overwrite, type VersionedPart, withVersion } from '../church/rules/organisation-versions.ts';
import * as views from '../church/rules/organisation-views.ts';
import { endpointsOf } from './support/endpoint.ts';
import { entityTag, ifMatch } from './support/entity-tag.ts';
import { jsonBody, nothing, numberParam, together } from './support/readers.ts';

const id = numberParam('id');

const readerOf = (caller: Caller | undefined): views.Reader => (caller === undefined ? 'visitor' : 'signedIn');

const reply = ({ view, version }: VersionedPart): Response =>
  HttpResponse.json(view, { headers: { ETag: entityTag(version) } });

/** 당회, committees, departments and mission societies (ORGN-01 to ORGN-09, ORGN-11). */
function readingHandlers(church: Church): RequestHandler[] {
  const { open, told } = endpointsOf(church);
  return [
    open('get', 'session', nothing, () => withVersion(views.readSession(church)), reply),
    told(
      'get',
      'committee/detailed/:id',
      id,
      (committeeId, caller) =>
        withVersion(
          views.readCommittee(church, committeeId, readerOf(caller)),
          views.readCommittee(church, committeeId),
        ),
      reply,
    ),
    told(
      'get',
      'Department/:id',
      id,
      (departmentId, caller) =>
        withVersion(
          views.readDepartment(church, departmentId, readerOf(caller)),
          views.readDepartment(church, departmentId),
        ),
      reply,
    ),
  ];
}

/** The same, changed; a write may name the version that it is based on (ORGN-10). */
function writingHandlers(church: Church): RequestHandler[] {
  const { guarded } = endpointsOf(church);
  return [
    guarded(
      'put',
      'session',
      admins,
      together({ basedOn: ifMatch, body: jsonBody(sessionBody) }),
      ({ basedOn, body }) => overwrite(views.readSession(church), basedOn, () => changes.changeSession(church, body)),
      reply,
    ),
    guarded(
      'put',
      'committee/:id',
      admins,
      together({ id, basedOn: ifMatch, body: jsonBody(committeeBody) }),
      (input) =>
        overwrite(views.readCommittee(church, input.id), input.basedOn, () =>
          changes.changeCommittee(church, input.id, input.body),
        ),
      reply,
    ),
    guarded(
      'put',
      'Department/:id',
      admins,
      together({ id, basedOn: ifMatch, body: jsonBody(departmentBody) }),
      (input) =>
        overwrite(views.readDepartment(church, input.id), input.basedOn, () =>
          changes.changeDepartment(church, input.id, input.body),
        ),
      reply,
    ),
  ];
}

export const organisationHandlers = (church: Church): RequestHandler[] => [
  ...readingHandlers(church),
  ...writingHandlers(church),
];
