import * as z from 'zod/mini';
import type { CorrectionRequestRepository } from '@/admin/requests/requests.ports.ts';
import type { CorrectionRepository } from '@/people/privacy.ports.ts';
import { CORRECTABLE_FIELDS } from '@/shared/correctable-fields.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import { acknowledge, parseAnswer } from './answers.ts';
import type { HttpClient } from './client.ts';
import { acknowledgeOptional, maybeUnsupported, readUntilUnsupported } from './optional-endpoint.ts';
import { readPart, wireDate, wireId, wirePart, wireText, wireTrimmedText, wireWholeList } from './wire.ts';

const OWN = 'api/Me/corrections';
const OFFICE = 'api/Member/corrections';

/** A requested correction; an unknown field is read as `other`. */
const correctionShape = {
  id: wireId,
  field: z.pipe(
    z.string(),
    z.transform((field) => CORRECTABLE_FIELDS.find((known) => known === field) ?? ('other' as const)),
  ),
  wanted: wireTrimmedText,
  note: wireTrimmedText,
  created: wireDate,
};

/** As the member who requested it sees it. */
const wireOwnCorrection = z.object({
  ...correctionShape,
  state: z.enum(['open', 'done', 'declined']),
  answer: wireTrimmedText,
});

/** The corrections that the user has requested from the office, over HTTP; optional calls (MINE-06). */
export function makeHttpCorrectionRepository(send: HttpClient): CorrectionRepository {
  return {
    own: readUntilUnsupported(async (signal?: AbortSignal) =>
      parseAnswer(await send({ path: OWN, signal }), wireWholeList(readPart(wireOwnCorrection))),
    ),
    ask: async ({ field, wanted, note }, signal) => {
      const json = { field, wanted, note };
      return maybeUnsupported(acknowledge(await send({ method: 'POST', path: OWN, json, signal })));
    },
    withdraw: async (id) =>
      acknowledgeOptional(await send({ method: 'DELETE', path: `${OWN}/${encodeURIComponent(id)}` })),
  };
}

const wireName = wireTrimmedText.check(z.minLength(1));

/** As the office sees it: with the member, and the value that it has stored. */
const wireCorrectionRequest = z.object({
  ...correctionShape,
  member: wirePart(z.object({ id: wireId, name: wireName })),
  current: wirePart(wireName),
  username: wireText,
  email: wireText,
});

/** The corrections that members request from the office, over HTTP; optional calls (MINE-06). */
export function makeHttpCorrectionRequestRepository(send: HttpClient): CorrectionRequestRepository {
  const post = async (id: EntityId, verb: string, json?: object) =>
    acknowledgeOptional(
      await send({
        method: 'POST',
        path: `${OFFICE}/${encodeURIComponent(id)}/${verb}`,
        ...(json && { json }),
      }),
    );

  return {
    open: readUntilUnsupported(async (signal?: AbortSignal) =>
      parseAnswer(await send({ path: OFFICE, signal }), wireWholeList(readPart(wireCorrectionRequest))),
    ),
    finish: (id) => post(id, 'done'),
    decline: (id, reason) => post(id, 'decline', { reason: reason.trim() }),
    reopen: (id) => post(id, 'reopen'),
  };
}
