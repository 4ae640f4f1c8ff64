import * as z from 'zod/mini';
import type { CorrectionRequestRepository } from '@/admin/ports/correction-request-repository.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import { parseAnswer } from './answer.ts';
import type { HttpClient } from './http-client.ts';
import { acknowledgeOptional } from './optional-endpoint.ts';
import { readUntilUnsupported } from './read-until-unsupported.ts';
import { wireId, wireText } from './wire.ts';
import { correctionShape } from './wire-correction.ts';
import { readPart, wirePart, wireTrimmedText, wireWholeList } from './wire-parts.ts';

const wireName = wireTrimmedText.check(z.minLength(1));

const wireCorrection = z.object({
  ...correctionShape,
  member: wirePart(z.object({ id: wireId, name: wireName })),
  current: wirePart(wireName),
  username: wireText,
  email: wireText,
});

/** The corrections that members request from the office, over HTTP; optional calls (MINE-06). */
export function makeHttpCorrectionRequestRepository(send: HttpClient): CorrectionRequestRepository {
  const post = async (id: EntityId, verb: string, json?: object, signal?: AbortSignal) =>
    acknowledgeOptional(
      await send({
        method: 'POST',
        path: `api/Member/corrections/${encodeURIComponent(id)}/${verb}`,
        ...(json && { json }),
        ...(signal && { signal }),
      }),
    );

  return {
    open: readUntilUnsupported(async (signal?: AbortSignal) =>
      parseAnswer(await send({ path: 'api/Member/corrections', signal }), wireWholeList(readPart(wireCorrection))),
    ),
    finish: (id, signal) => post(id, 'done', undefined, signal),
    decline: (id, reason) => post(id, 'decline', { reason: reason.trim() }),
    reopen: (id) => post(id, 'reopen'),
  };
}
