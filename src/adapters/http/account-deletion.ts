import * as z from 'zod/mini';
import type { AccountDeletionGateway } from '@/auth/account.ports.ts';
import { acknowledge, parseAnswer } from './answers.ts';
import type { HttpClient } from './client.ts';
import { maybeUnsupported, readUntilUnsupported } from './optional-endpoint.ts';

const PATH = 'api/Me/deletion';

const wireDeletion = z.object({
  due: z.pipe(
    z.nullable(z.iso.datetime({ offset: true })),
    z.transform((due) => (due === null ? undefined : new Date(due))),
  ),
});

/** The deletion of one's own account over HTTP; optional calls (MINE-06). @param send the authenticated client */
export function makeHttpAccountDeletionGateway(send: HttpClient): AccountDeletionGateway {
  return {
    read: readUntilUnsupported(async (signal) => parseAnswer(await send({ path: PATH, signal }), wireDeletion)),
    ask: async (password, signal) =>
      maybeUnsupported(
        parseAnswer(await send({ method: 'POST', path: PATH, json: { password }, signal }), wireDeletion),
      ),
    cancel: async (signal) => maybeUnsupported(acknowledge(await send({ method: 'DELETE', path: PATH, signal }))),
  };
}
