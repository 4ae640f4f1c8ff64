import { done, mayHaveHappened, type Outcome, refused, settledOutcome } from '@/shared/domain/outcome.ts';
import { askedBy, type CorrectionDraft, isAsked } from '../domain/correction.ts';
import type { CorrectionRepository } from '../ports/correction-repository.ts';

export type AskForCorrection = (draft: CorrectionDraft, signal?: AbortSignal) => Promise<Outcome<null>>;

/**
 * Requests a correction from the office (MINE-06); a draft with an error is `invalid` and is not sent. When the
 * request may have arrived nevertheless, or the server refuses because of an earlier one, the list is read first: the
 * earlier request may be this one, whose answer was lost (REL-16).
 */
export function makeAskForCorrection(repository: Pick<CorrectionRepository, 'own' | 'ask'>): AskForCorrection {
  return async (draft, signal) => {
    const asked = askedBy(draft);
    if (asked === undefined) return refused('invalid');
    const outcome = await settledOutcome(() => repository.ask(asked, signal), signal);
    if (outcome.kind === 'done' || !(mayHaveHappened(outcome.reason) || outcome.reason === 'conflict')) return outcome;
    const own = await settledOutcome(() => repository.own(signal), signal);
    const arrived = own.kind === 'done' && own.value.some((correction) => isAsked(correction, asked));
    return arrived ? done(null) : outcome;
  };
}
