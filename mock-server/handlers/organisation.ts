import { HttpResponse, type RequestHandler } from 'msw';
import { organisation } from '../api/organisation.ts';
import type { Church } from '../church/church.ts';
import {
  overwrite,
  readCommittee,
  readDepartment,
  readGoverningSession,
  type VersionedPart,
  withVersion,
} from '../church/rules/organisation.ts';
import * as changes from '../church/rules/organisation-changes.ts';
import { readerOf } from '../church/rules/pupils.ts';
import { answering } from './support/endpoint.ts';
import { entityTag } from './support/input.ts';

const reply = ({ view, version }: VersionedPart): Response =>
  HttpResponse.json(view, { headers: { ETag: entityTag(version) } });

/** 당회, committees, departments and mission societies (ORGN-01 to ORGN-09, ORGN-11). */
function readingHandlers(church: Church): RequestHandler[] {
  const answer = answering(church);
  return [
    answer(
      organisation.readSession,
      (_, caller) => withVersion((reader) => readGoverningSession(church, reader), readerOf(church, caller)),
      reply,
    ),
    answer(
      organisation.readCommittee,
      ({ params: { id } }, caller) =>
        withVersion((reader) => readCommittee(church, id, reader), readerOf(church, caller)),
      reply,
    ),
    answer(
      organisation.readDepartment,
      ({ params: { id } }, caller) =>
        withVersion((reader) => readDepartment(church, id, reader), readerOf(church, caller)),
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
      ({ basedOn, body }, caller) => {
        const writer = readerOf(church, caller);
        return overwrite({ read: (reader) => readGoverningSession(church, reader), writer, basedOn }, () =>
          changes.changeGoverningSession(church, body, writer),
        );
      },
      reply,
    ),
    answer(
      organisation.changeCommittee,
      ({ params: { id }, basedOn, body }, caller) => {
        const writer = readerOf(church, caller);
        return overwrite({ read: (reader) => readCommittee(church, id, reader), writer, basedOn }, () =>
          changes.changeCommittee(church, id, body, writer),
        );
      },
      reply,
    ),
    answer(
      organisation.changeDepartment,
      ({ params: { id }, basedOn, body }, caller) => {
        const writer = readerOf(church, caller);
        return overwrite({ read: (reader) => readDepartment(church, id, reader), writer, basedOn }, () =>
          changes.changeDepartment(church, id, body, writer),
        );
      },
      reply,
    ),
  ];
}

export const organisationHandlers = (church: Church): RequestHandler[] => [
  ...readingHandlers(church),
  ...writingHandlers(church),
];
