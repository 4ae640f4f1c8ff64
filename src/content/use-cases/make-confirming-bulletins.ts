import { done, type Outcome, settledOutcome } from '@/shared/domain/outcome.ts';
import { findLostPost } from '../domain/lost-answer.ts';
import { isSameOrder } from '../domain/page-order.ts';
import type { BulletinRepository } from '../ports/bulletin-repository.ts';

/**
 * Bulletins that are read again when the answer to their deletion or to a new order is lost, before a failure is
 * reported (REL-16). One that another user has deleted meanwhile counts as deleted (BULL-08).
 */
export function makeConfirmingBulletins(repository: BulletinRepository): BulletinRepository {
  const confirm = async (
    label: string,
    call: () => Promise<Outcome<null>>,
    isDone: (pages: readonly string[]) => boolean,
  ): Promise<Outcome<null>> => {
    const outcome = await settledOutcome(call);
    if (outcome.kind === 'done') return outcome;
    const readBack = async () => {
      const pages = await repository.pages(label);
      return pages.kind === 'done' ? done([pages.value]) : pages;
    };
    const found = await findLostPost(outcome.reason, readBack, isDone);
    // Where the bulletin cannot be read, the failure stays: a second attempt has no further effect.
    return found.kind === 'done' ? done(null) : outcome;
  };
  return {
    ...repository,
    remove: async (label) => {
      const outcome = await confirm(
        label,
        () => repository.remove(label),
        (pages) => pages.length === 0,
      );
      return outcome.kind === 'refused' && outcome.reason === 'notFound' ? done(null) : outcome;
    },
    arrange: (label, order) =>
      confirm(
        label,
        () => repository.arrange(label, order),
        (pages) => isSameOrder(pages, order.kept),
      ),
  };
}
