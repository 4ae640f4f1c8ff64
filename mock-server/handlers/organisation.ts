import { HttpResponse, type RequestHandler } from 'msw';
import { organisation } from '../api/organisation.ts';
import type { Church } from '../church/church.ts';
import {
  overwrite,
  readCommittee,
  readDepartment,
  readerOf,
  readGoverningSession,
  type VersionedPart,
  withVersion,
} from '../church/rules/organisation.ts';
import * as changes from '../church/rules/organisation-changes.ts';
import { answering } from './support/endpoint.ts';
import { entityTag } from './support/input.ts';

const reply = ({ view, version }: VersionedPart): Response =>
  HttpResponse.json(view, { headers: { ETag: entityTag(version) } });

/** 당회, committees, departments and mission societies (ORGN-01 to ORGN-09, ORGN-11). */
function readingHandlers(church: Church): RequestHandler[] {
  const answer = answering(church);
  return [
    answer(organisation.readSession, () => withVersion(readGoverningSession(church)), reply),
    answer(
      organisation.readCommittee,
      ({ params: { id } }, caller) =>
        withVersion(readCommittee(church, id, readerOf(church, caller)), readCommittee(church, id)),
      reply,
    ),
    answer(
      organisation.readDepartment,
      ({ params: { id } }, caller) =>
        withVersion(readDepartment(church, id, readerOf(church, caller)), readDepartment(church, id)),
      reply,
    ),
  ];
}

/** The same, changed; a write may name the version that it is based on (ORGN-10). */
function writingHandlers(church: Church): RequestHandler[] {
  const answer = answering(church);
  return [
    answer(
      organisation.changeSession,
      ({ basedOn, body }) =>
        overwrite(readGoverningSession(church), basedOn, () => changes.changeGoverningSession(church, body)),
      reply,
    ),
    answer(
      organisation.changeCommittee,
      ({ params: { id }, basedOn, body }) =>
        overwrite(readCommittee(church, id), basedOn, () => changes.changeCommittee(church, id, body)),
      reply,
    ),
    answer(
      organisation.changeDepartment,
      ({ params: { id }, basedOn, body }) =>
        overwrite(readDepartment(church, id), basedOn, () => changes.changeDepartment(church, id, body)),
      reply,
    ),
  ];
}

export const organisationHandlers = (church: Church): RequestHandler[] => [
  ...readingHandlers(church),
  ...writingHandlers(church),
];
