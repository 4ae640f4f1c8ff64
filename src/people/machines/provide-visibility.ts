import type { Failure } from '@/shared/domain/outcome.ts';
import { type Draft, type ProvidedForm, provideForm } from '@/shared/machines/provide-form.ts';
import { type ProvidedReadOnce, provideReadOnce } from '@/shared/machines/provide-read-once.ts';
import type { OwnVisibility } from '../domain/own-visibility.ts';
import type { VisibilitySettings } from '../domain/visibility.ts';
import type { VisibilityRepository } from '../ports/visibility-repository.ts';

export type VisibilityForm = ProvidedForm<VisibilitySettings, never, Failure, OwnVisibility>;

export interface ProvidedVisibility {
  readonly stored: ProvidedReadOnce<OwnVisibility>;
  /** The form with the stored settings. */
  readonly form: (stored: OwnVisibility) => VisibilityForm;
}

/** The fields that the member shows to others: the stored settings, and the form that changes them (MINE-03). */
export function provideVisibility(
  repository: VisibilityRepository,
  draft: Draft<VisibilitySettings>,
): ProvidedVisibility {
  return {
    stored: provideReadOnce({ read: (signal) => repository.read(signal) }),
    form: (stored) => {
      let base = stored;
      return provideForm({
        definition: { initial: stored.settings, restarted: () => base.settings, errors: () => ({}) },
        draft,
        submit: async (settings, signal) => {
          const outcome = await repository.save(settings, base.version, signal);
          // The user is notified of the newer version, and the next save is based on it.
          if (outcome.kind === 'refused' && outcome.reason === 'conflict') {
            const now = await repository.read(signal);
            if (now.kind === 'done') base = now.value;
          }
          // Not in `accepted`, which is called after the form has restarted.
          if (outcome.kind === 'done') base = outcome.value;
          return outcome;
        },
      });
    },
  };
}
