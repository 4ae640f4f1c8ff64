import { ContainerModule } from 'inversify';
import { localAuthorMemory } from '@/adapters/browser/local-author-memory.ts';
import { makePostPublisher } from '@/adapters/http/post-publisher.ts';
import type { Post, PostDraft, PostField } from '@/content/domain/post.ts';
import { provideAttachmentPostForms, startPostUploads } from '@/content/machines/provide-attachment-post-forms.ts';
import type { PostFormFactory } from '@/content/machines/provide-post-form.ts';
import type { StartedUploadQueue } from '@/content/machines/start-upload-queue.ts';
import { makeConfirmingPublisher } from '@/content/use-cases/make-confirming-publisher.ts';
import { makeWrittenDrafts } from '@/content/use-cases/make-written-drafts.ts';
import type { FieldTexts } from '@/shared/domain/field-texts.ts';
import type { AttachmentPostKind } from './attachment-post-kind.ts';
import { createFeature } from './feature.ts';
import { storedDraft } from './stored-draft.ts';
import { token } from './token.ts';
import { BASE_URL, CLOCK, CURRENT_USER, NAVIGATION, NOTIFICATIONS } from './tokens.ts';
import { FILE_HEADS, UPLOAD_GATEWAY, uploadsBindings } from './uploads.bindings.ts';

/** Publishing posts with files (BIBL-02, ADVT-02): a feature of its own, since few members do it. */
export function attachmentPublishingFeature<Field extends PostField, Item extends Post & Partial<PostDraft>>(
  kind: AttachmentPostKind<Field, Item>,
) {
  const { name, calls, repository, publisher } = kind;
  const form = token<PostFormFactory<FieldTexts<Field>, Item>>(`${name}Form`);
  const uploads = token<StartedUploadQueue<Item>>(`${name}Uploads`);
  const bindings = new ContainerModule(({ bind }) => {
    bind(publisher).toResolvedValue(
      (gateway, baseUrl, list, clock) =>
        makeConfirmingPublisher(makePostPublisher(gateway, baseUrl, calls), list, kind.filesOf, clock),
      [UPLOAD_GATEWAY, BASE_URL, repository, CLOCK],
    );
    bind(uploads).toResolvedValue(
      (...services) => startPostUploads(kind, ...services),
      [CURRENT_USER, publisher, FILE_HEADS],
    );
    bind(form).toResolvedValue(
      (queue, notifications, navigation, user) => {
        const written = makeWrittenDrafts(kind.fields, user, localAuthorMemory);
        const draft = storedDraft(user, name, written.blank);
        return provideAttachmentPostForms(kind, written, draft, queue, { notifications, navigation });
      },
      [uploads, NOTIFICATIONS, NAVIGATION, CURRENT_USER],
    );
  });
  return createFeature({ form, uploads }, [...kind.bindings, uploadsBindings, bindings]);
}
