import type { Failure } from '@/shared/domain/outcome.ts';
import { type Draft, type ProvidedForm, provideForm } from '@/shared/machines/provide-form.ts';
import { type ProvidedReadOnce, provideReadOnce } from '@/shared/machines/provide-read-once.ts';
import type { OwnVisibility } from '../domain/own-visibility.ts';
import type { VisibilitySettings } from '../domain/visibility.ts';
import type { VisibilityRepository } from '../ports/visibility-repository.ts';

export type VisibilityForm = ProvidedForm<VisibilitySettings, never, Failure, OwnVisibility>;

export interface ProvidedVisibility {
  readonly stored: ProvidedReadOnce<OwnVisibility>;
  /** The form for what is stored. */
  readonly form: (stored: OwnVisibility) => VisibilityForm;
}

/** What the member opens: what is stored, and the form that changes it (MINE-03). */
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
          // The user is told; what they then save again is based on what they were told of.
          if (outcome.kind === 'refused' && outcome.reason === 'conflict') {
            const now = await repository.read(signal);
            if (now.kind === 'done') base = now.value;
          }
          return outcome;
        },
        accepted: (saved) => {
          base = saved;
        },
      });
    },
  };
}
