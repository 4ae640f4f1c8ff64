import { done, type Failure, mayHaveHappened, type Outcome, refused, settledOutcome } from '@/shared/outcome.ts';
import type { VisibilityRepository } from './directory.ports.ts';
import { isSameVisibility, type OwnVisibility, type VisibilitySettings } from './directory.ts';

/** What the choices of one visit save, each time based on what is known to be stored. */
export interface SaveVisibility {
  readonly save: (settings: VisibilitySettings, signal?: AbortSignal) => Promise<Outcome<OwnVisibility>>;
  /** What was stored last, as far as is known. */
  readonly stored: () => OwnVisibility;
}

/**
 * Saves the fields that the member shows to others (MINE-03). After a lost answer or a conflict the settings are read:
 * what this visit has sent itself is no change made elsewhere, and the next attempt is based on it (REL-16).
 */
export const makeSaveVisibility =
  (repository: VisibilityRepository) =>
  (first: OwnVisibility): SaveVisibility => {
    let stored = first;
    /** What was sent since then, and may have been stored without an answer. */
    let unanswered: readonly { readonly settings: VisibilitySettings; readonly reason: Failure }[] = [];

    const succeeded = (now: OwnVisibility): Outcome<OwnVisibility> => {
      stored = now;
      unanswered = [];
      return done(now);
    };
    const save: SaveVisibility['save'] = async (settings, signal) => {
      const { version } = stored;
      const outcome = await settledOutcome(() => repository.save(settings, version, signal), signal);
      if (outcome.kind === 'done') return succeeded(outcome.value);
      if (mayHaveHappened(outcome.reason)) unanswered = [...unanswered, { settings, reason: outcome.reason }];
      else if (outcome.reason !== 'conflict') return outcome;
      const now = await settledOutcome(() => repository.read(signal), signal);
      if (now.kind === 'refused') return outcome;
      if (isSameVisibility(now.value.settings, settings)) return succeeded(now.value);
      // The next save is based on it.
      stored = now.value;
      if (stored.version === version) return outcome;
      const own = unanswered.find((sent) => isSameVisibility(sent.settings, stored.settings));
      if (own === undefined) {
        unanswered = [];
        return refused('conflict');
      }
      return outcome.reason === 'conflict' ? refused(own.reason) : outcome;
    };
    return { save, stored: () => stored };
  };
