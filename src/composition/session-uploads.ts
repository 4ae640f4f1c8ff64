import { sessionIn } from '@/auth/machines/session.machine.ts';
import {
  startUploadQueue,
  type UploadQueueActor,
  type UploadQueueDependencies,
} from '@/content/machines/provide-upload-queue.ts';
import type { SessionActor } from './tokens.ts';

/**
 * A queue of files that outlives the page and a session that ends by itself (AUTH-15): they are there again when the same
 * user signs in. Whoever signs out, or is another, finds none.
 */
export function startSessionUploads(session: SessionActor, dependencies: UploadQueueDependencies): UploadQueueActor {
  const queue = startUploadQueue(dependencies);
  let owner: string | undefined;

  session.subscribe((snapshot) => {
    const userId = sessionIn(snapshot)?.userId;
    const isAnother = userId !== undefined && owner !== undefined && userId !== owner;
    if (isAnother || snapshot.matches('signingOut')) queue.send({ type: 'queue.cleared' });
    owner = userId ?? owner;
  });
  owner = sessionIn(session.getSnapshot())?.userId;
  return queue;
}
