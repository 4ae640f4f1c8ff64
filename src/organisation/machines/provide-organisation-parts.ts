import type { Failure } from '@/shared/domain/outcome.ts';
import { abortedUnlessRoleLost, notifyFailureAfterLeaving } from '@/shared/machines/after-leaving.ts';
import type { CurrentUser } from '@/shared/ports/current-user.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import type { PartRef } from '../domain/part-sheet.ts';
import type { OrganisationEditor } from '../ports/organisation-editor.ts';
import type { SavePart } from '../use-cases/make-save-part.ts';
import type { PartDraft } from './organisation-part-state.ts';
import { type ProvidedOrganisationPart, provideOrganisationPart } from './provide-organisation-part.ts';

/** A part of the organisation that is edited; one at a time. */
export type OrganisationPartFactory = (part: PartRef) => ProvidedOrganisationPart;

export interface OrganisationPartsDependencies {
  readonly editor: OrganisationEditor;
  readonly save: SavePart;
  readonly drafts: {
    readonly read: (part: PartRef) => PartDraft | undefined;
    readonly write: (part: PartRef, draft: PartDraft | undefined) => void;
  };
  readonly notifications: Notifications;
  readonly user: CurrentUser;
}

/** The parts of the organisation, for those who change them (ORGN-10). */
export function provideOrganisationParts({
  editor,
  save,
  drafts,
  notifications,
  user,
}: OrganisationPartsDependencies): OrganisationPartFactory {
  const notifyNotSaved = (reason: Failure) => notifications.notifyFailure({ subject: 'organisationNotSaved', reason });

  return (part) =>
    provideOrganisationPart({
      read: (signal) => editor.read(part, signal),
      save: ({ before, mine }, signal) => {
        const given = abortedUnlessRoleLost(signal, user);
        return notifyFailureAfterLeaving(
          signal,
          () => save(part, { before: before.sheet, mine }, given),
          notifyNotSaved,
        );
      },
      storedDraft: () => drafts.read(part),
      storeDraft: (draft) => drafts.write(part, draft),
      notifySaved: () => notifications.notify({ tone: 'success', subject: 'organisationSaved' }),
      notifyNotSaved,
    });
}
