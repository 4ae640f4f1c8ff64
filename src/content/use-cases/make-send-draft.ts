import { sameId } from '@/shared/domain/entity-id.ts';
import { done, type Outcome, refused, reported, settledOutcome } from '@/shared/domain/outcome.ts';
import { findLostPost } from '../domain/lost-answer.ts';
import {
  type DraftContent,
  type DraftRequest,
  type DraftSent,
  isSavedBy,
  type SavedDraft,
} from '../domain/saved-draft.ts';
import type { PostDraftRepository } from '../ports/post-draft-repository.ts';
import type { PostReport } from '../ports/post-publisher.ts';
import { makeConfirmPost } from './make-confirm-post.ts';

export type SendDraft<Post> = (request: DraftRequest, signal?: AbortSignal) => Promise<PostReport<DraftSent<Post>>>;

interface SendDraftPorts<Post> {
  readonly drafts: PostDraftRepository<Post>;
  /** Publishes the text written for a removed draft as a new post. */
  readonly publishNew: (content: DraftContent, signal?: AbortSignal) => Promise<PostReport<Post>>;
  /** Finds the post with the id of a draft; refuses where its content is not what was written. */
  readonly findPublished: (id: SavedDraft['id'], content: DraftContent, signal?: AbortSignal) => Promise<Outcome<Post>>;
}

/**
 * Saves or publishes a draft (EDIT-03). Before it reports a failure, it reads from the server (REL-16): after a lost
 * answer, whether the request was carried out; after a 404, whether the draft was removed (`notFound`) or the server
 * lacks the call (`unsupported`).
 */
export function makeSendDraft<Post>({ drafts, publishNew, findPublished }: SendDraftPorts<Post>): SendDraft<Post> {
  const confirm = makeConfirmPost<SavedDraft>();
  const saved = async (
    call: () => Promise<PostReport<SavedDraft>>,
    request: DraftRequest,
    signal?: AbortSignal,
  ): Promise<PostReport<SavedDraft>> => {
    const report = await settledReport(call, signal);
    const { outcome } = report;
    const look = [() => drafts.all(signal), (draft: SavedDraft) => isSavedBy(request, draft), signal] as const;
    if (request.of === undefined) return { ...report, outcome: await confirm(outcome, ...look) };
    return outcome.kind === 'done' ? report : { ...report, outcome: await findLostPost(outcome.reason, ...look) };
  };
  const published = async (
    call: () => Promise<PostReport<Post>>,
    { of, content }: DraftRequest,
    signal?: AbortSignal,
  ) => {
    const report = await settledReport(call, signal);
    if (report.outcome.kind === 'done' || of === undefined) return report;
    // A post with the same content counts, even when another user has published it.
    const find = () => findPublished(of.id, content, signal);
    const { reason } = report.outcome;
    if (reason === 'notFound') {
      // The draft may be published already; where no such post is found, the reason stays.
      const post = await settledOutcome(find, signal);
      return post.kind === 'done' ? { ...report, outcome: post } : report;
    }
    const readList = async () => {
      const post = await find();
      if (post.kind === 'done') return done([post.value]);
      return post.reason === 'notFound' ? done([]) : post;
    };
    return { ...report, outcome: await findLostPost(reason, readList, () => true, signal) };
  };
  const withWhy = async <Value>(report: PostReport<Value>, { of }: DraftRequest, signal?: AbortSignal) => {
    if (of === undefined || report.outcome.kind === 'done' || report.outcome.reason !== 'notFound') return report;
    const listed = await settledOutcome(() => drafts.all(signal), signal);
    const isThere = listed.kind === 'done' && listed.value.some(({ id }) => sameId(id, of.id));
    return isThere ? { ...report, outcome: refused('unsupported') } : report;
  };

  return async (request, signal) => {
    const { of, publishes, content } = request;
    const edit = of && { ...of, draft: content };
    if (publishes) {
      const call = () => (edit === undefined ? publishNew(content, signal) : drafts.publish(edit, signal));
      return asSent(await withWhy(await published(call, request, signal), request, signal), (post) => ({ post }));
    }
    const call = () => (edit === undefined ? drafts.save(content, signal) : drafts.change(edit, signal));
    return asSent(await withWhy(await saved(call, request, signal), request, signal), (draft) => ({ draft }));
  };
}

const settledReport = <Value>(
  call: () => Promise<PostReport<Value>>,
  signal?: AbortSignal,
): Promise<PostReport<Value>> =>
  reported(call, signal).catch((): PostReport<Value> => ({ outcome: refused('unexpected'), failures: [] }));

const asSent = <Value, Sent>(
  { outcome, failures }: PostReport<Value>,
  sent: (value: Value) => Sent,
): PostReport<Sent> => ({ failures, outcome: outcome.kind === 'done' ? done(sent(outcome.value)) : outcome });
