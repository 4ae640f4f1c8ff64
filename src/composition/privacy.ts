import { browserFileSaver } from '@/adapters/browser/files.ts';
import { onTabShown } from '@/adapters/browser/tab-return.ts';
import { makeHttpCorrectionRepository } from '@/adapters/http/corrections.ts';
import { makeHttpOwnRecordRepository } from '@/adapters/http/own-record.ts';
import { provideAccountDeletion } from '@/auth/account-deletion.machine.ts';
import { makeChangeDeletion } from '@/auth/account-deletion.use-cases.ts';
import { provideCorrectionForm, provideCorrections } from '@/people/privacy.machine.ts';
import { emptyCorrection } from '@/people/privacy.ts';
import { makeAskForCorrection, makeSaveOwnRecord } from '@/people/privacy.use-cases.ts';
import { ACCOUNT_DELETION_GATEWAY } from './account-deletion.ts';
import { storedDraft } from './drafts.ts';
import { entry, type Get } from './entry.ts';
import { telling } from './telling.ts';
import { AUTHENTICATED_CLIENT, BASE_URL, CLOCK, CURRENT_USER, NOTIFICATIONS, TAKES_KEYS } from './tokens.ts';

const correctionsOf = (get: Get) => makeHttpCorrectionRepository(get(AUTHENTICATED_CLIENT));

/**
 * The data that the church has stored about the user, the corrections that they request, and the deletion of their
 * account (MINE-06).
 */
export const privacyEntry = entry({
  record: (get) => makeHttpOwnRecordRepository(get(AUTHENTICATED_CLIENT), get(BASE_URL)),
  saveRecord: (get) => makeSaveOwnRecord(browserFileSaver, get(CLOCK)),
  corrections: (get) => provideCorrections(correctionsOf(get), get(NOTIFICATIONS), get(CURRENT_USER)),
  correctionForm: (get) =>
    provideCorrectionForm(
      makeAskForCorrection(correctionsOf(get)),
      storedDraft(get, 'correction', () => emptyCorrection),
      telling(get),
      { isRecognised: get(TAKES_KEYS) },
    ),
  deletion: (get) => {
    const gateway = get(ACCOUNT_DELETION_GATEWAY);
    return provideAccountDeletion(gateway, makeChangeDeletion(gateway), onTabShown, telling(get));
  },
});
