import { refused, reported } from '@/shared/domain/outcome.ts';
import type { Clock } from '@/shared/ports/clock.ts';
import { isWrittenAs, type Post, type PostDraft } from '../domain/post.ts';
import type { PostPublisher, PostReport } from '../ports/post-publisher.ts';
import type { PostRepository } from '../ports/post-repository.ts';
import { makeConfirmPost } from './make-confirm-post.ts';

/**
 * A publisher that looks for the post in its list when the answer is lost, before it reports a failure (REL-16,
 * REL-20): one with the same texts and as many files.
 */
export function makeConfirmingPublisher<Item extends Post & Partial<PostDraft>>(
  publisher: PostPublisher<Item>,
  list: Pick<PostRepository<Item>, 'page'>,
  filesOf: (post: Item) => readonly string[],
  clock: Clock,
): PostPublisher<Item> {
  const confirm = makeConfirmPost<Item>();
  return {
    publish: async (sending, signal) => {
      const report = await reported(() => publisher.publish(sending, signal), signal).catch(
        (): PostReport<Item> => ({ outcome: refused('unexpected'), failures: [] }),
      );
      const draft: Partial<PostDraft> = Object.fromEntries(sending.fields);
      const today = clock.today();
      const outcome = await confirm(
        report.outcome,
        () => list.page(1, signal),
        (post) => isWrittenAs(post, draft, today) && filesOf(post).length === sending.files.length,
        signal,
      );
      return { ...report, outcome };
    },
  };
}
