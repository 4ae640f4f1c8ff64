import * as z from 'zod/mini';
import type { PartRef } from '@/organisation/domain/part-sheet.ts';
import type { DepartmentEntry, OrganisationEditor, PartReading } from '@/organisation/ports/organisation-editor.ts';
import { done, type Outcome, refused } from '@/shared/domain/outcome.ts';
import { type Answer, isSuccess, parseAnswer, versionIn } from './answer.ts';
import type { HttpClient } from './http-client.ts';
import { maybeUnsupported } from './optional-endpoint.ts';
import { wireId } from './wire.ts';
import { readPart, wireList, wirePart, wireTrimmedText } from './wire-parts.ts';
import { readSheet, type WireObject, wirePartAnswer, writeSheet } from './wire-sheet.ts';

const readDepartments = readPart(
  wireList(readPart(z.object({ id: wirePart(wireId), name: wireTrimmedText.check(z.minLength(1)) }))),
);

/** The answer that was read, with its version where the server names one. */
const readSource = readPart(z.object({ body: z.looseObject({}), version: z.optional(z.string()) }));

/** Changes the organisation over HTTP, under the wire's names (ORGN-10, ORGN-11). */
export function makeHttpOrganisationEditor(send: HttpClient): OrganisationEditor {
  const read: OrganisationEditor['read'] = async (part, signal) =>
    readAnswer(part, await send({ path: readAddress(part), signal }));

  return {
    read,
    write: async (part, sheet, source, signal) => {
      const known = readSource(source);
      // Without the answer that was read, writing would delete all fields that are not edited here.
      if (known === undefined) return refused('unexpected');
      const { body, version } = known;
      const json = writeSheet(part.kind, body, sheet);
      const answer = await send({ method: 'PUT', path: writeAddress(part), json, ifMatch: version, signal });
      // The answer has no body, so the part is read again.
      if (isSuccess(answer) && answer.kind === 'answered' && answer.body === undefined) return read(part, signal);
      return maybeUnsupported(readAnswer(part, answer));
    },
  };
}

function readAnswer({ kind }: PartRef, answer: Answer): Outcome<PartReading> {
  const body = parseAnswer(answer, wirePartAnswer(kind));
  if (body.kind === 'refused') return refused(body.reason);
  const source = { body: body.value, version: versionIn(answer) };
  return done({ sheet: readSheet(kind, body.value), departments: departmentsIn(kind, body.value), source });
}

function departmentsIn(kind: PartRef['kind'], { departments }: WireObject): readonly DepartmentEntry[] {
  return kind === 'committee' ? (readDepartments(departments) ?? []) : [];
}

function readAddress(part: PartRef): string {
  return part.kind === 'committee' ? `api/committee/detailed/${encodeURIComponent(part.id)}` : writeAddress(part);
}

function writeAddress({ kind, id }: PartRef): string {
  if (kind === 'governingSession') return 'api/session';
  return `api/${kind === 'committee' ? 'committee' : 'Department'}/${encodeURIComponent(id)}`;
}
