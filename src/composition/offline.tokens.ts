import type { InstallOfferActor } from '@/shared/machines/start-install-offer.ts';
import type { NewVersionActor } from '@/shared/machines/start-new-version.ts';
import type { Installation } from '@/shared/ports/installation.ts';
import type { SavedCopies } from '@/shared/ports/saved-copies.ts';
import type { SiteWorker } from '@/shared/ports/site-worker.ts';
import { token } from './token.ts';

export const SITE_WORKER = token<SiteWorker>('SiteWorker');
export const INSTALLATION = token<Installation>('Installation');
export const NEW_VERSION = token<NewVersionActor>('NewVersion');
export const INSTALL_OFFER = token<InstallOfferActor>('InstallOffer');
export const CLEAR_KEPT = token<() => Promise<void>>('ClearKept');
/** With what is known of the page itself. */
export const SHOWN_COPIES = token<SavedCopies>('ShownCopies');
