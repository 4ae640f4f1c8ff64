import { ContainerModule } from 'inversify';
import { localAuthorMemory } from '@/adapters/browser/local-author-memory.ts';
import { makeSessionDraftStore } from '@/adapters/browser/session-draft-store.ts';
import { makeHttpAdvertisementPublisher } from '@/adapters/http/http-advertisement-publisher.ts';
import { makeKeptDraft } from '@/auth/stores/kept-draft.ts';
import { optionalImageRule } from '@/content/domain/file-check.ts';
import { provideAttachmentPostForms, startPostUploads } from '@/content/machines/provide-attachment-post-forms.ts';
import { makeConfirmingPublisher } from '@/content/use-cases/make-confirming-publisher.ts';
import { makeWrittenDrafts } from '@/content/use-cases/make-written-drafts.ts';
import {
  ADVERTISEMENT_FORM,
  ADVERTISEMENT_PUBLISHER,
  ADVERTISEMENT_REPOSITORY,
  ADVERTISEMENT_UPLOADS,
  type AdvertisementFormFactory,
} from './content.tokens.ts';
import { CLOCK, CURRENT_USER, NAVIGATION, NOTIFICATIONS, SERVER } from './tokens.ts';
import { FILE_HEADS, UPLOAD_GATEWAY } from './uploads.tokens.ts';

/** Publishing advertisements (ADVT-02). */
export const advertisementPublishingBindings = new ContainerModule(({ bind }) => {
  bind(ADVERTISEMENT_PUBLISHER).toResolvedValue(
    (uploads, { baseUrl }, list, clock) =>
      makeConfirmingPublisher(makeHttpAdvertisementPublisher(uploads, baseUrl), list, clock),
    [UPLOAD_GATEWAY, SERVER, ADVERTISEMENT_REPOSITORY, CLOCK],
  );
  bind(ADVERTISEMENT_UPLOADS).toResolvedValue(
    (user, publisher, heads) => startPostUploads(user, publisher, heads, optionalImageRule),
    [CURRENT_USER, ADVERTISEMENT_PUBLISHER, FILE_HEADS],
  );
  bind(ADVERTISEMENT_FORM).toResolvedValue(
    (uploads, notifications, navigation, user): AdvertisementFormFactory => {
      const written = makeWrittenDrafts(user, localAuthorMemory);
      const draft = makeKeptDraft(user, makeSessionDraftStore('advertisement'), written.blank);
      return provideAttachmentPostForms({ name: 'advertisement', ...written }, draft, uploads, {
        notifications,
        navigation,
      });
    },
    [ADVERTISEMENT_UPLOADS, NOTIFICATIONS, NAVIGATION, CURRENT_USER],
  );
});
