import type { Outcome } from '@/shared/domain/outcome.ts';
import { ask } from '@/shared/machines/ask.ts';
import type { Withheld } from '@/shared/machines/form-state.ts';
import type { PostFailure } from '../domain/post.ts';
import type { UploadField } from '../ports/uploads.ts';
import type { StartedUploadQueue } from './start-upload-queue.ts';
import type { FilesChecked, UploadAnswer } from './upload-answers.ts';

/** Resolves when no chosen file is being checked. @throws when the signal has aborted the call that waits */
export async function filesChecked<Value>(queue: StartedUploadQueue<Value>, signal: AbortSignal): Promise<void> {
  await ask<FilesChecked>((asker) => queue.send({ type: 'check.asked', asker }));
  signal.throwIfAborted();
}

/** Sends the queued files with the texts of their form, and returns the outcome, which the queue answers. */
export async function sendQueued<Value>(
  queue: StartedUploadQueue<Value>,
  fields: readonly UploadField[],
): Promise<Outcome<Value, PostFailure | Withheld>> {
  const answer = await ask<UploadAnswer<Value>>((asker) => queue.send({ type: 'upload.asked', fields, asker }));
  return answer.outcome;
}
