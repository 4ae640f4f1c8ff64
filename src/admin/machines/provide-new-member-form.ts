import type { Failure } from '@/shared/domain/outcome.ts';
import { ask } from '@/shared/machines/ask.ts';
import { type ProvidedForm, provideForm } from '@/shared/machines/provide-form.ts';
import type { Clock } from '@/shared/ports/clock.ts';
import {
  emptyNewMember,
  isBlankDraft,
  type NewMemberDraft,
  type NewMemberError,
  newMemberErrors,
} from '../domain/new-member.ts';
import type { DraftAnswer } from './member-registration-state.ts';
import type { MemberRegistrationActor } from './start-member-registration.ts';

export type NewMemberForm = ProvidedForm<NewMemberDraft, NewMemberError, Failure>;

/** The form in the dialog for new members: it hands its values over, and the dialog closes (MEMB-03). */
export function provideNewMemberForm(registration: MemberRegistrationActor, clock: Clock): NewMemberForm {
  return provideForm({
    definition: {
      initial: emptyNewMember,
      errors: (draft: NewMemberDraft) => newMemberErrors(draft, clock.today()),
    },
    draft: {
      read: () => {
        const { draft } = registration.getSnapshot().context;
        return isBlankDraft(draft) ? undefined : draft;
      },
      write: (draft) => registration.send({ type: 'draft.changed', draft }),
    },
    // The dialog may have been open or closing already, with another draft in it.
    onChangedElsewhere: (notify) => {
      const listening = registration.on('draft.loaded', () => notify('begun'));
      return () => listening.unsubscribe();
    },
    // Where another member has that name, the values stay until the user has confirmed that it is another person.
    submit: async (draft) => {
      const answer = await ask<DraftAnswer>((asker) => registration.send({ type: 'draft.submitted', draft, asker }));
      return answer.outcome;
    },
  });
}
