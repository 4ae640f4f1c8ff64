import type { Clock } from '@/shared/clock.ports.ts';
import type { FileSaver } from '@/shared/device.ports.ts';
import { done, mayHaveHappened, type Outcome, refused, settledOutcome } from '@/shared/outcome.ts';
import type { CorrectionRepository } from './privacy.ports.ts';
import { askedBy, type CorrectionDraft, isAsked, type OwnRecord } from './privacy.ts';

export type SaveOwnRecord = (record: Pick<OwnRecord, 'file'>) => void;

/** Saves the user's record as a file with the day in its name: `my-data-2026-11-24.json` (MINE-06). */
export function makeSaveOwnRecord(saver: FileSaver, clock: Clock): SaveOwnRecord {
  return ({ file }) =>
    saver.save({
      name: `my-data-${clock.today()}.json`,
      mediaType: 'application/json',
      content: file,
    });
}

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
