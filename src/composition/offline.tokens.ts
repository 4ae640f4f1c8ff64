import type { ActorRefFrom } from 'xstate';
import type { installOfferMachine } from '@/shared/machines/install-offer.machine.ts';
import type { newVersionMachine } from '@/shared/machines/new-version.machine.ts';
import type { Installation } from '@/shared/ports/installation.ts';
import type { SavedCopies } from '@/shared/ports/saved-copies.ts';
import type { SiteWorker } from '@/shared/ports/site-worker.ts';
import { token } from './token.ts';

export const SITE_WORKER = token<SiteWorker>('SiteWorker');
export const INSTALLATION = token<Installation>('Installation');
export const NEW_VERSION = token<ActorRefFrom<typeof newVersionMachine>>('NewVersion');
export const INSTALL_OFFER = token<ActorRefFrom<typeof installOfferMachine>>('InstallOffer');
export const CLEAR_KEPT = token<() => Promise<void>>('ClearKept');
/** With what is known of the page itself. */
export const SHOWN_COPIES = token<SavedCopies>('ShownCopies');
