import type { Clock } from '@/shared/clock.ports.ts';
import { endedAfterLeaving, type LeftFormTelling, type ProvidedForm, provideForm } from '@/shared/form.machine.ts';
import { type Adding, type Draft, leavesUnsure } from '@/shared/form.ts';
import type { Failure } from '@/shared/outcome.ts';
import { makeSentForms } from '@/shared/sent-form.store.ts';
import type { MembershipRepository } from './membership.ports.ts';
import { emptyLinkDraft, type LinkDraft, type LinkDraftError, linkDraftErrors } from './membership.ts';

/** @param reread reads the state of the request again */
export type LinkForm = (reread: () => void) => ProvidedForm<LinkDraft, LinkDraftError, Failure>;

/** The form in which a user requests that their account is linked to their member (MINE-02). */
export function provideLinkForm(
  repository: Pick<MembershipRepository, 'askForLink'>,
  draft: Draft<LinkDraft>,
  clock: Clock,
  telling: LeftFormTelling,
  adds: Adding,
): LinkForm {
  const sentForms = makeSentForms<LinkDraft, null, Failure>();
  return (reread) => {
    const accepted = () => {
      telling.notifications.notify({ tone: 'success', subject: 'linkAsked' });
      reread();
    };
    const notAsked = (reason: Failure) =>
      ({ subject: leavesUnsure(adds, reason) ? 'linkUnsure' : 'linkNotAsked', reason }) as const;
    return provideForm({
      definition: {
        initial: emptyLinkDraft,
        errors: (asked: LinkDraft) => linkDraftErrors(asked, clock.today()),
        adds,
      },
      submit: (asked, signal) => repository.askForLink(asked, signal),
      accepted,
      left: endedAfterLeaving(telling, notAsked, accepted),
      draft,
      sentForms,
    });
  };
}
