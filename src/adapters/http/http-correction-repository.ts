import * as z from 'zod/mini';
import type { CorrectionRepository } from '@/people/ports/correction-repository.ts';
import { acknowledge, parseAnswer } from './answer.ts';
import type { HttpClient } from './http-client.ts';
import { acknowledgeOptional, maybeUnsupported } from './optional-endpoint.ts';
import { readUntilUnsupported } from './read-until-unsupported.ts';
import { correctionShape } from './wire-correction.ts';
import { readPart, wireTrimmedText, wireWholeList } from './wire-parts.ts';

const PATH = 'api/Me/corrections';

const wireCorrection = z.object({
  ...correctionShape,
  state: z.enum(['open', 'done', 'declined']),
  answer: wireTrimmedText,
});

/** The corrections that the user has requested from the office, over HTTP; optional calls (MINE-06). */
export function makeHttpCorrectionRepository(send: HttpClient): CorrectionRepository {
  return {
    own: readUntilUnsupported(async (signal?: AbortSignal) =>
      parseAnswer(await send({ path: PATH, signal }), wireWholeList(readPart(wireCorrection))),
    ),
    ask: async ({ field, wanted, note }, signal) => {
      const json = { field, wanted, note };
      return maybeUnsupported(acknowledge(await send({ method: 'POST', path: PATH, json, signal })));
    },
    withdraw: async (id, signal) =>
      acknowledgeOptional(await send({ method: 'DELETE', path: `${PATH}/${encodeURIComponent(id)}`, signal })),
  };
}
