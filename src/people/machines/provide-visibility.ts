import type { Failure } from '@/shared/domain/outcome.ts';
import { type Draft, type ProvidedForm, provideForm } from '@/shared/machines/provide-form.ts';
import { type ProvidedReadOnce, provideReadOnce } from '@/shared/machines/provide-read-once.ts';
import type { Receiver } from '@/shared/machines/receiver.ts';
import type { OwnVisibility } from '../domain/own-visibility.ts';
import type { VisibilitySettings } from '../domain/visibility.ts';
import type { VisibilityRepository } from '../ports/visibility-repository.ts';
import type { SaveVisibility } from '../use-cases/make-save-visibility.ts';
import type { EntriesOutdated } from './directory-state.ts';

export type VisibilityForm = ProvidedForm<VisibilitySettings, never, Failure, OwnVisibility>;

export interface ProvidedVisibility {
  readonly stored: ProvidedReadOnce<OwnVisibility>;
  /**
   * The form with the stored settings.
   * @param directory is sent an event when it shows the member, and has to be read again
   */
  readonly form: (stored: OwnVisibility, directory: Pick<Receiver<EntriesOutdated>, 'send'>) => VisibilityForm;
}

/**
 * The fields that the member shows to others: the stored settings, and the form that changes them (MINE-03).
 * @param saving what a form saves that begins with these settings
 */
export function provideVisibility(
  repository: Pick<VisibilityRepository, 'read'>,
  saving: (stored: OwnVisibility) => SaveVisibility,
  draft: Draft<VisibilitySettings>,
): ProvidedVisibility {
  return {
    stored: provideReadOnce({ read: (signal) => repository.read(signal) }),
    form: (own, directory) => {
      const { save, stored } = saving(own);
      return provideForm({
        definition: { initial: own.settings, restarted: () => stored().settings, errors: () => ({}) },
        draft,
        submit: (settings, signal) => save(settings, signal),
        accepted: ({ listing }) => {
          if (listing === 'listed') directory.send({ type: 'entries.outdated' });
        },
      });
    },
  };
}
