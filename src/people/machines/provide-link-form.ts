import type { Failure } from '@/shared/domain/outcome.ts';
import { type Draft, type ProvidedForm, provideForm } from '@/shared/machines/provide-form.ts';
import type { Clock } from '@/shared/ports/clock.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import { emptyLinkDraft, type LinkDraft, type LinkDraftError, linkDraftErrors } from '../domain/link-draft.ts';
import type { MembershipRepository } from '../ports/membership-repository.ts';

/** @param reread reads the state of the request again */
export type LinkForm = (reread: () => void) => ProvidedForm<LinkDraft, LinkDraftError, Failure>;

/** The form in which a user requests that their account is linked to their member (MINE-02). */
export function provideLinkForm(
  repository: Pick<MembershipRepository, 'askForLink'>,
  draft: Draft<LinkDraft>,
  clock: Clock,
  notifications: Notifications,
): LinkForm {
  return (reread) =>
    provideForm({
      definition: {
        initial: emptyLinkDraft,
        errors: (asked: LinkDraft) => linkDraftErrors(asked, clock.today()),
      },
      submit: (asked, signal) => repository.askForLink(asked, signal),
      accepted: () => {
        notifications.notify({ tone: 'success', subject: 'linkAsked' });
        reread();
      },
      draft,
    });
}
