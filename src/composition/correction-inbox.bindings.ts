import { ContainerModule } from 'inversify';
import { makeSessionDraftStore } from '@/adapters/browser/session-draft-store.ts';
import { makeHttpCorrectionInbox } from '@/adapters/http/http-correction-inbox.ts';
import { type ProvidedCorrectionInbox, provideCorrectionInbox } from '@/admin/machines/provide-correction-inbox.ts';
import { makeKeptDraft } from '@/auth/stores/kept-draft.ts';
import { makeReasonDrafts, noReasons } from '@/shared/machines/provide-reason-form.ts';
import { possessiveName } from '../ui/messages/ko/role-messages.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT, CURRENT_USER, NOTIFICATIONS } from './tokens.ts';

export const CORRECTION_INBOX = token<ProvidedCorrectionInbox>('CorrectionInbox');

/** What members ask the office to correct (MINE-06). */
export const correctionInboxBindings = new ContainerModule(({ bind }) => {
  bind(CORRECTION_INBOX).toResolvedValue(
    (send, notifications, user) => {
      const reasons = makeReasonDrafts(
        makeKeptDraft(user, makeSessionDraftStore('correctionDeclines'), () => noReasons),
      );
      return provideCorrectionInbox(makeHttpCorrectionInbox(send), { notifications, possessiveName, reasons });
    },
    [AUTHENTICATED_CLIENT, NOTIFICATIONS, CURRENT_USER],
  );
});
