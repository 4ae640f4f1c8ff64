import type { NoticeBoard } from '@/adapters/browser/notice-board.ts';
import type { FileRule } from '@/content/domain/file-check.ts';
import { draftProblems, type Post, type PostDraft } from '@/content/domain/post.ts';
import { sendQueued, type UploadQueueActor } from '@/content/machines/upload-queue-binding.ts';
import type { PostList } from '@/content/ports/post-list.ts';
import type { PostPress } from '@/content/ports/post-press.ts';
import type { FileHeads } from '@/content/ports/uploads.ts';
import { makePublishPost, type Publishing } from '@/content/use-cases/make-publish-post.ts';
import type { FormValues } from '@/shared/machines/form.machine.ts';
import type { Clock } from '@/shared/ports/clock.ts';
import type { PostName } from '@/shared/ports/notifications.ts';
import type { PostFormFactory } from './content.tokens.ts';
import { bindPostForm } from './posts.ts';
import { makeSessionDraft } from './session-draft.ts';
import { startSessionUploads } from './session-uploads.ts';
import type { SessionActor } from './tokens.ts';

/** The files of a post that is being written; what becomes of them is told by its form. */
export function startPostUploads<Item>(
  session: SessionActor,
  press: PostPress<Item>,
  heads: FileHeads,
  rule: FileRule,
): UploadQueueActor {
  return startSessionUploads(session, { rule, heads, send: (sending, signal) => press.publish(sending, signal) });
}

interface FiledPost<Values extends FormValues, Item extends Post> {
  readonly name: PostName;
  readonly initial: Values;
  readonly asWritten: Publishing<Values, Item>['asWritten'];
}

interface Surroundings<Item extends Post> {
  readonly list: PostList<Item>;
  readonly uploads: UploadQueueActor;
  readonly notices: NoticeBoard;
  readonly session: SessionActor;
  readonly clock: Clock;
}

/** The forms of posts that carry files: their texts travel with what waits in the queue (BIBL-02, ADVT-02). */
export function makeFiledPostForms<Values extends FormValues & Partial<PostDraft>, Item extends Post>(
  { name, initial, asWritten }: FiledPost<Values, Item>,
  { list, uploads, notices, session, clock }: Surroundings<Item>,
): PostFormFactory<Values, Item> {
  const draft = makeSessionDraft<Values>(session);
  const definition = { initial, problems: draftProblems };
  const publish = makePublishPost<Values, Item>(
    { send: (values) => sendQueued(uploads, Object.entries(values)), newest: () => list.page(1), asWritten },
    clock,
  );
  return (published) => bindPostForm(notices, { name, definition, draft, publish, published });
}
