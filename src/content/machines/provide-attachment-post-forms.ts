import type { FormValues } from '@/shared/machines/form-state.ts';
import type { DraftWithFiles } from '@/shared/machines/provide-form.ts';
import type { CurrentUser } from '@/shared/ports/current-user.ts';
import type { FileRule } from '../domain/file-check.ts';
import { draftErrors, type Post, type PostDraft, type PostName, trimmedDraft } from '../domain/post.ts';
import type { PostPublisher } from '../ports/post-publisher.ts';
import type { FileHeads } from '../ports/uploads.ts';
import { leadIntoList, type PostFormFactory, type PostNotifications, providePostForm } from './provide-post-form.ts';
import type { StartedUploadQueue } from './provide-upload-queue.ts';
import { sendQueued } from './send-queued.ts';
import type { UploadQueueActor } from './upload-view-model.ts';
import { startUserUploads } from './user-uploads.ts';

/** The files of a post that is being written; the form notifies of their outcome. */
export function startPostUploads<Item>(
  user: CurrentUser,
  publisher: PostPublisher<Item>,
  heads: FileHeads,
  rule: FileRule,
): StartedUploadQueue<Item> {
  return startUserUploads(user, { rule, heads, send: (sending, signal) => publisher.publish(sending, signal) });
}

interface PostWithAttachments<Values extends FormValues> {
  readonly name: PostName;
  readonly blank: () => Values;
  readonly remember?: (values: Values) => void;
}

/** The forms of posts with files: their texts are sent with the files of the queue (BIBL-02, ADVT-02). */
export function provideAttachmentPostForms<Values extends FormValues & Partial<PostDraft>, Item extends Post>(
  { name, blank, remember }: PostWithAttachments<Values>,
  draft: DraftWithFiles<Values>,
  uploads: StartedUploadQueue<Item>,
  { notifications, navigation }: PostNotifications,
): PostFormFactory<Values, Item> {
  noteFiles(uploads, draft);
  const definition = { initial: blank(), restarted: blank, errors: draftErrors };
  const publish = (values: Values) => sendQueued(uploads, Object.entries(trimmedDraft(values)));
  const clearBeside = () => clearQueue(uploads);
  return (list, right) => ({
    ...providePostForm(
      { notifications, navigation },
      {
        name,
        definition,
        draft,
        right,
        queue: uploads,
        publish,
        list,
        lead: leadIntoList(navigation),
        clearBeside,
        ...(remember !== undefined && { remember }),
      },
    ),
    lostFiles: filesIn(uploads).length > 0 ? [] : draft.files(),
  });
}

const filesIn = (uploads: UploadQueueActor): readonly File[] =>
  uploads.getSnapshot().context.files.map(({ file }) => file);

/** Keeps the names of the files with the draft: after a reload the form names those that must be chosen again. */
function noteFiles<Values>(uploads: UploadQueueActor, draft: DraftWithFiles<Values>): void {
  let noted = '';
  uploads.subscribe(() => {
    const names = filesIn(uploads).map(({ name }) => name);
    // The queue also changes in other ways, including before its first file.
    if (names.join('\n') === noted) return;
    noted = names.join('\n');
    draft.writeFiles(names);
  });
}

function clearQueue(uploads: UploadQueueActor): (() => void) | undefined {
  const files = filesIn(uploads);
  uploads.send({ type: 'queue.cleared' });
  return files.length === 0 ? undefined : () => uploads.send({ type: 'files.chosen', files });
}
