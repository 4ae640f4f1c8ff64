import { type EntityId, sameId } from '@/shared/entity-id.ts';
import type { FieldTexts } from '@/shared/form.ts';
import { done, type Outcome, refused, reported, settledOutcome } from '@/shared/outcome.ts';
import type { Post } from '../posts/posts.ts';
import { hasTexts, type PlainKind, type PostDraft, type PostFailure } from '../posts/posts.writing.ts';
import {
  type DraftContent,
  type DraftRequest,
  type DraftSent,
  type DraftTexts,
  isSavedBy,
  type SavedDraft,
  textsIn,
} from './drafts.ts';
import { findLostPost } from './lost-answers.ts';
import { makeConfirmPost } from './publishing.use-cases.ts';
import type { PostDraftRepository, PostEditor, PostPublisher, PostReport } from './writing.ports.ts';

export type SendDraft<Item> = (request: DraftRequest, signal?: AbortSignal) => Promise<PostReport<DraftSent<Item>>>;

interface SendDraftPorts<Item> {
  readonly drafts: PostDraftRepository<Item>;
  /** Publishes the text written for a removed draft as a new post. */
  readonly publishNew: (content: DraftContent, signal?: AbortSignal) => Promise<PostReport<Item>>;
  /** Finds the post with the id of a draft; refuses where its content is not what was written. */
  readonly findPublished: (id: SavedDraft['id'], content: DraftContent, signal?: AbortSignal) => Promise<Outcome<Item>>;
}

/**
 * Saves or publishes a draft (EDIT-03). Before it reports a failure, it reads from the server (REL-16): after a lost
 * answer, whether the request was carried out; after a 404, whether the draft was removed (`notFound`) or the server
 * lacks the call (`unsupported`).
 */
function makeSendDraft<Item>({ drafts, publishNew, findPublished }: SendDraftPorts<Item>): SendDraft<Item> {
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
    call: () => Promise<PostReport<Item>>,
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

/** Publishes the content of the form of a post without files. */
export type PublishPlain<Field extends string, Item> = (
  draft: FieldTexts<Field>,
  signal?: AbortSignal,
) => Promise<Outcome<Item, PostFailure>>;

/** Where the post that a draft has become is looked for. */
interface Findable<Item> {
  readonly find: (id: EntityId, signal?: AbortSignal) => Promise<Outcome<Item>>;
}

/** Finds the post that a draft has become: the one with its id, where its content is as it was written. */
const publishedIn =
  <Item>(list: Findable<Item>, isWritten: (item: Item, texts: DraftTexts) => boolean) =>
  async (id: EntityId, { texts }: { readonly texts: DraftTexts }, signal?: AbortSignal) => {
    const found = await list.find(id, signal);
    return found.kind === 'done' && !isWritten(found.value, texts) ? refused('notFound' as const) : found;
  };

/** Finds a post with all that its form holds: a list may leave some of it out, such as the places of an event (MINE-05). */
const inFull = <Item>({ find }: Pick<PostEditor<Item, never>, 'find'>): Findable<Item> => ({
  find: async (id, signal) => {
    const found = await find(id, signal);
    return found.kind === 'done' ? done(found.value.item) : found;
  },
});

/** The drafts of posts without files (EDIT-03). */
export const makeSendPlainDraft = <Field extends string, Item, Written>(
  { fields, read, isSavedAs }: PlainKind<Field, string, Item, Written>,
  drafts: PostDraftRepository<Item>,
  publish: PublishPlain<Field, Item>,
  editor: Pick<PostEditor<Item, never>, 'find'>,
): SendDraft<Item> =>
  makeSendDraft({
    drafts,
    publishNew: async ({ texts }, signal) => ({ outcome: await publish(textsIn(fields, texts), signal), failures: [] }),
    findPublished: publishedIn(inFull(editor), (item, texts) => {
      const written = read(textsIn(fields, texts));
      return written !== undefined && isSavedAs(item, written);
    }),
  });

/** The drafts of posts with files. */
export const makeSendAttachmentDraft = <Item extends Post & Partial<PostDraft>>(
  drafts: PostDraftRepository<Item>,
  publisher: PostPublisher<Item>,
  list: Findable<Item>,
): SendDraft<Item> =>
  makeSendDraft({
    drafts,
    publishNew: ({ texts, files, notifyProgress }, signal) =>
      publisher.publish({ fields: Object.entries(texts), files, notifyProgress }, signal),
    findPublished: publishedIn(list, hasTexts),
  });
