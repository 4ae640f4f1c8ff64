import { makeSessionDraftStore } from '@/adapters/browser/session-draft-store.ts';
import type { ToastQueue } from '@/adapters/browser/toast-queue.ts';
import type { FileRule } from '@/content/domain/file-check.ts';
import { draftProblems, type Post, type PostDraft, type PostFailure, trimmedDraft } from '@/content/domain/post.ts';
import { sendQueued, type UploadQueueActor } from '@/content/machines/provide-upload-queue.ts';
import type { PostPublisher } from '@/content/ports/post-publisher.ts';
import type { FileHeads } from '@/content/ports/uploads.ts';
import type { FormValues } from '@/shared/machines/form.machine.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';
import type { PostName } from '@/shared/ports/notifications.ts';
import type { PostFormFactory } from './content.tokens.ts';
import { type KeptDraft, makeKeptDraft } from './kept-draft.ts';
import { intoList, providePostForm } from './posts.ts';
import { startSessionUploads } from './session-uploads.ts';
import type { SessionActor } from './tokens.ts';

/** The files of a post that is being written; what becomes of them is told by its form. */
export function startPostUploads<Item>(
  session: SessionActor,
  publisher: PostPublisher<Item>,
  heads: FileHeads,
  rule: FileRule,
): UploadQueueActor {
  return startSessionUploads(session, { rule, heads, send: (sending, signal) => publisher.publish(sending, signal) });
}

interface PostWithAttachments<Values extends FormValues> {
  readonly name: PostName;
  readonly blank: () => Values;
  readonly remember?: (values: Values) => void;
}

interface Surroundings {
  readonly uploads: UploadQueueActor;
  readonly notices: ToastQueue;
  readonly navigation: Navigation;
  readonly session: SessionActor;
}

/** The forms of posts that carry files: their texts travel with what waits in the queue (BIBL-02, ADVT-02). */
export function makeAttachmentPostForms<Values extends FormValues & Partial<PostDraft>, Item extends Post>(
  { name, blank, remember }: PostWithAttachments<Values>,
  { uploads, notices, navigation, session }: Surroundings,
): PostFormFactory<Values, Item> {
  const draft = makeKeptDraft(session, makeSessionDraftStore(name), blank);
  noteFiles(uploads, draft);
  const definition = { initial: blank(), anew: blank, problems: draftProblems };
  const publish = (values: Values) => sendQueued<Item, PostFailure>(uploads, Object.entries(trimmedDraft(values)));
  const clearBeside = () => clearQueue(uploads);
  return (add) => ({
    ...providePostForm(
      { notices, navigation },
      {
        name,
        definition,
        draft,
        publish,
        published: intoList(navigation, add),
        clearBeside,
        ...(remember !== undefined && { remember }),
      },
    ),
    lostFiles: filesIn(uploads).length > 0 ? [] : draft.files(),
  });
}

const filesIn = (uploads: UploadQueueActor): readonly File[] =>
  uploads.getSnapshot().context.files.map(({ file }) => file);

/** Keeps the names of the files beside what is written: whoever loads the page anew is told which to choose again. */
function noteFiles<Values>(uploads: UploadQueueActor, draft: KeptDraft<Values>): void {
  let noted = '';
  uploads.subscribe(() => {
    const names = filesIn(uploads).map(({ name }) => name);
    // Much else changes in a queue, before its first file too.
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
