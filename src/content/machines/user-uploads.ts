import type { CurrentUser } from '@/shared/ports/current-user.ts';
import { startUploadQueue, type UploadQueueActor, type UploadQueueDependencies } from './provide-upload-queue.ts';

/**
 * A queue of files that outlives the page and a session that ends by itself (AUTH-15): they are there again when the same
 * user signs in. Whoever signs out, or is another, finds none.
 */
export function startUserUploads(user: CurrentUser, dependencies: UploadQueueDependencies): UploadQueueActor {
  const queue = startUploadQueue(dependencies);
  user.onGone(() => queue.send({ type: 'queue.cleared' }));
  return queue;
}
