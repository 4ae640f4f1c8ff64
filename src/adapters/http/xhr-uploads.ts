import type { SessionAuthority } from '@/auth/ports/session-authority.ts';
import type { UploadField, UploadGateway, UploadOutcome } from '@/content/ports/uploads.ts';
import { done } from '@/shared/domain/outcome.ts';
import type { FailureLog } from '@/shared/ports/failure-log.ts';
import { type Answer, acknowledge, isSuccess } from './answer.ts';
import { createAuthenticatedClient } from './authenticated-client.ts';
import { makeIdempotencyKeys } from './idempotency-keys.ts';
import { createLoggedClient } from './logged-client.ts';
import { type FormSettings, sendForm } from './send-form.ts';

export interface UploadSettings extends FormSettings {
  /** Uploads wait for this: in a mocked build, for the church to be there. */
  readonly ready?: Promise<unknown>;
  /** Whether the server may be sent an `Idempotency-Key`. */
  readonly takesKeys?: boolean;
}

/**
 * Uploads over XMLHttpRequest, the only way to hear of their progress. The rules of AUTH-13 and AUTH-14 are those of the
 * authenticated client: a repeated upload begins anew.
 */
export function makeXhrUploads(settings: UploadSettings, authority: SessionAuthority, log: FailureLog): UploadGateway {
  const named = makeIdempotencyKeys();
  return {
    send: async ({ path, fields, onProgress = () => undefined, signal }) => {
      await settings.ready;
      const client = createAuthenticatedClient(
        ({ bearer, key }) => sendForm(settings, { path, fields, onProgress, signal, bearer, key }),
        authority,
      );
      const deliver = (key?: string) => createLoggedClient(client, log)({ method: 'POST', path, signal, key });
      return outcomeOf(
        await (settings.takesKeys === true ? named(parseAcknowledgement(path, fields), deliver) : deliver()),
      );
    },
  };
}

/** What tells one sending from another; a file by what can be known of it without reading it. */
function parseAcknowledgement(path: string, fields: readonly UploadField[]): string {
  const told = fields.map(([name, value]) =>
    typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified],
  );
  return JSON.stringify([path, told]);
}

function outcomeOf(answer: Answer): UploadOutcome {
  const outcome = acknowledge(answer);
  if (answer.kind === 'unanswered') return outcome;
  if (outcome.kind === 'done') return done(answer.body);
  // Of a page that passed for a success there is nothing to say.
  return isSuccess(answer) ? outcome : { ...outcome, body: answer.body };
}
