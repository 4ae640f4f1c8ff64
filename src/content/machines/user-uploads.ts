import type { CurrentUser } from '@/shared/ports/current-user.ts';
import { type StartedUploadQueue, startUploadQueue, type UploadQueueDependencies } from './start-upload-queue.ts';

/**
 * A queue of files that is kept when the page is left and when the session expires (AUTH-15): the files are there again when
 * the same user signs in. They are dropped after signing out, and for another user.
 */
export function startUserUploads<Value>(
  user: CurrentUser,
  dependencies: UploadQueueDependencies<Value>,
): StartedUploadQueue<Value> {
  const queue = startUploadQueue(dependencies);
  user.onGone(() => queue.send({ type: 'queue.cleared' }));
  return queue;
}
