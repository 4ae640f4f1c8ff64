import { refused, reported } from '@/shared/domain/outcome.ts';
import type { Clock } from '@/shared/ports/clock.ts';
import { findLostPost } from '../domain/lost-answer.ts';
import { isWrittenAs, type Post, type PostDraft } from '../domain/post.ts';
import type { PostPublisher, PostReport } from '../ports/post-publisher.ts';
import type { PostRepository } from '../ports/post-repository.ts';

/**
 * A publisher that looks for the post in its list when the answer is lost, before it reports a failure (REL-16,
 * REL-20).
 */
export function makeConfirmingPublisher<Item extends Post & Partial<PostDraft>>(
  publisher: PostPublisher<Item>,
  list: Pick<PostRepository<Item>, 'page'>,
  clock: Clock,
): PostPublisher<Item> {
  return {
    publish: async (sending, signal) => {
      const report = await reported(() => publisher.publish(sending, signal), signal).catch(
        (): PostReport<Item> => ({ outcome: refused('unexpected'), failures: [] }),
      );
      if (report.outcome.kind === 'done') return report;
      const draft: Partial<PostDraft> = Object.fromEntries(sending.fields);
      const today = clock.today();
      const outcome = await findLostPost(
        report.outcome.reason,
        () => list.page(1, signal),
        (post) => isWrittenAs(post, draft, today),
        signal,
      );
      return { ...report, outcome };
    },
  };
}
