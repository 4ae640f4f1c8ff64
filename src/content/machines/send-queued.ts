import { waitFor } from 'xstate';
import { done, type Outcome, refused } from '@/shared/domain/outcome.ts';
import type { Withheld } from '@/shared/machines/form-state.ts';
import type { PostFailure } from '../domain/post.ts';
import type { UploadField } from '../ports/uploads.ts';
import type { StartedUploadQueue } from './provide-upload-queue.ts';

/** Waits until no chosen file is being checked. @throws when the signal aborts the call that waits */
export async function filesChecked<Value>(queue: StartedUploadQueue<Value>, signal: AbortSignal): Promise<void> {
  await waitFor(queue, (snapshot) => !snapshot.matches('checking'), { signal });
}

/**
 * Sends the queued files with the texts of their form, and returns the outcome: `incomplete` where sending cannot begin,
 * because files are being checked or missing; `cancelled` where the user cancels.
 */
export async function sendQueued<Value>(
  queue: StartedUploadQueue<Value>,
  fields: readonly UploadField[],
): Promise<Outcome<Value, PostFailure | Withheld>> {
  queue.send({ type: 'upload.asked', fields });
  if (!queue.getSnapshot().matches('sending')) return refused('incomplete');
  const { answer, queueFailure = 'cancelled' } = (await waitFor(queue, (snapshot) => !snapshot.matches('sending')))
    .context;
  return answer === undefined ? refused(queueFailure) : done(answer.value);
}
