import type { SessionAuthority } from '@/auth/ports/session-authority.ts';
import type { UploadField, UploadGateway, UploadOutcome } from '@/content/ports/uploads.ts';
import { done } from '@/shared/domain/outcome.ts';
import type { FailureLog } from '@/shared/ports/failure-log.ts';
import { type Answer, acknowledge, isSuccess } from './answer.ts';
import { createAuthenticatedClient } from './authenticated-client.ts';
import { makeIdempotencyKeys } from './keyed-client.ts';
import { createLoggedClient } from './logged-client.ts';
import { type FormSettings, sendForm } from './send-form.ts';

export interface UploadSettings extends FormSettings {
  /** Uploads wait for this; in a mocked build, for the mock. */
  readonly ready?: Promise<unknown>;
  /** Whether the server accepts an `Idempotency-Key`. */
  readonly takesKeys?: boolean;
}

/**
 * Uploads by XMLHttpRequest, the only API that reports their progress. The authenticated client repeats them by the
 * rules of AUTH-13 and AUTH-14; a repeated upload begins at 0 again.
 */
export function makeXhrUploads(settings: UploadSettings, authority: SessionAuthority, log: FailureLog): UploadGateway {
  const withKey = makeIdempotencyKeys();
  return {
    send: async ({ method = 'POST', path, fields, ifMatch, onProgress = () => undefined, signal }) => {
      await startOf(settings.ready);
      const client = createAuthenticatedClient(
        ({ bearer, key }) => sendForm(settings, { method, path, fields, ifMatch, onProgress, signal, bearer, key }),
        authority,
      );
      const deliver = (key?: string) => createLoggedClient(client, log)({ method, path, signal, key });
      return outcomeOf(
        await (settings.takesKeys === true
          ? withKey(uploadIdentity(`${method} ${path} ${ifMatch ?? ''}`, fields), deliver)
          : deliver()),
      );
    },
  };
}

/**
 * Waits until the backend has started or failed to. The failure is not reported here: the upload is sent all the same, and
 * its own failure is.
 */
async function startOf(backend: Promise<unknown> | undefined): Promise<void> {
  await backend?.catch(() => undefined);
}

/** Identifies an upload for its idempotency key; a file by what is known without reading it. */
function uploadIdentity(call: string, fields: readonly UploadField[]): string {
  const parts = fields.map(([name, value]) =>
    typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified],
  );
  return JSON.stringify([call, parts]);
}

function outcomeOf(answer: Answer): UploadOutcome {
  const outcome = acknowledge(answer);
  if (answer.kind === 'unanswered') return outcome;
  if (outcome.kind === 'done') return { ...done(answer.body), etag: answer.etag };
  // The body of a garbled success says nothing.
  return isSuccess(answer) ? outcome : { ...outcome, body: answer.body };
}
