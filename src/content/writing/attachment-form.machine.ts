import type { CurrentUser } from '@/shared/current-user.ports.ts';
import type { DraftWithFiles, FieldTexts } from '@/shared/form.ts';
import { makeSentForms } from '@/shared/sent-form.store.ts';
import type { Post } from '../posts/posts.ts';
import { missingIn, type PostFailure, type PostField, trimmedDraft } from '../posts/posts.writing.ts';
import { chosenFiles, followChosenFiles, sendQueued, type UploadQueueActor } from '../uploads/queued-files.machine.ts';
import { type StartedUploadQueue, startUserUploads } from '../uploads/upload-queue.machine.ts';
import type { FileHeads } from '../uploads/uploads.ports.ts';
import type { AttachmentKind } from './attachments.ts';
import type { DraftSent } from './drafts.ts';
import { leadIntoList, type PostFormFactory, type PostNotifications, providePostForm } from './post-form.machine.ts';
import type { WrittenDrafts } from './publishing.use-cases.ts';
import type { PostPublisher } from './writing.ports.ts';

/** The files of a post that is being written; the form notifies of their outcome. */
export function startPostUploads<Item>(
  { rule }: AttachmentKind<PostField, Item>,
  user: CurrentUser,
  publisher: PostPublisher<Item>,
  heads: FileHeads,
): StartedUploadQueue<Item> {
  return startUserUploads(user, { rule, heads, send: (sending, signal) => publisher.publish(sending, signal) });
}

/** The forms of posts with files: their texts are sent with the files of the queue (BIBL-02, ADVT-02). */
export function provideAttachmentPostForms<Field extends PostField, Item extends Post>(
  { name, fields }: AttachmentKind<Field, Item>,
  { blank, remember }: WrittenDrafts<Field>,
  draft: DraftWithFiles<FieldTexts<Field>>,
  uploads: StartedUploadQueue<Item>,
  dependencies: PostNotifications,
): PostFormFactory<FieldTexts<Field>, Item> {
  // After a reload the form names the files that must be chosen again.
  followChosenFiles(uploads, draft.writeFiles);
  const sentForms = makeSentForms<FieldTexts<Field>, DraftSent<Item>, PostFailure>();
  return (list, right) => ({
    ...providePostForm(dependencies, {
      name,
      definition: { initial: blank(), restarted: blank, errors: (values) => missingIn(fields, values) },
      draft,
      sentForms,
      right,
      queue: uploads,
      publish: (values) => sendQueued(uploads, Object.entries<string>(trimmedDraft(values))),
      list,
      linkTo: leadIntoList(dependencies.navigation),
      clearBeside: () => clearQueue(uploads),
      remember,
    }),
    lostFiles: chosenFiles(uploads).length > 0 ? [] : draft.files(),
  });
}

function clearQueue(uploads: UploadQueueActor): (() => void) | undefined {
  const files = chosenFiles(uploads);
  uploads.send({ type: 'queue.cleared' });
  return files.length === 0 ? undefined : () => uploads.send({ type: 'files.chosen', files });
}
