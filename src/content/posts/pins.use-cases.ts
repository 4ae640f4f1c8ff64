import type { CalendarDate } from '@/shared/dates.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import { done, type Outcome, refused, settledOutcome } from '@/shared/outcome.ts';
import { findLostPost } from '../writing/lost-answers.ts';
import { isPinned } from './pins.ts';
import { makeFindPost } from './post-page.use-cases.ts';
import type { PostPinRepository, PostRepository } from './posts.ports.ts';
import type { Post } from './posts.ts';

interface PinReport {
  readonly outcome: Outcome<null>;
  /** The posts that are pinned, where there is no room for another; none if they could not be read. */
  readonly pinned: readonly Post[];
}

/** Pins a post up to the end of a day, or unpins it. */
export type PinPost = (id: EntityId, until: CalendarDate | undefined, signal?: AbortSignal) => Promise<PinReport>;

/**
 * Pins posts, and reads from the server before it reports a failure (EDIT-04, REL-16): which posts are pinned where
 * there is no room; after a 404, whether the post is gone (`notFound`) or the server lacks the call (`unsupported`);
 * after a lost answer, whether it is pinned so.
 */
export function makePinPost<Item extends Post>(
  pins: PostPinRepository,
  list: Pick<PostRepository<Item>, 'find' | 'page'>,
): PinPost {
  const find = makeFindPost(list);
  return async (id, until, signal) => {
    const outcome = await settledOutcome(() => pins.pin(id, until, signal), signal);
    if (outcome.kind === 'done') return { outcome, pinned: [] };
    const { reason } = outcome;
    if (reason === 'conflict') {
      const head = await settledOutcome(() => list.page(1, signal), signal);
      return { outcome, pinned: head.kind === 'done' ? head.value.filter(isPinned) : [] };
    }
    const readBack = async () => {
      const found = await find(id, signal);
      return found.kind === 'done' ? done([found.value]) : found;
    };
    if (reason === 'notFound') {
      const found = await settledOutcome(readBack, signal);
      return { outcome: found.kind === 'done' ? refused('unsupported') : outcome, pinned: [] };
    }
    const made = await findLostPost(reason, readBack, ({ pinnedUntil }) => pinnedUntil === until, signal);
    // Reading first is not needed: sending the same day twice has no further effect.
    return { outcome: made.kind === 'done' ? done(null) : outcome, pinned: [] };
  };
}
