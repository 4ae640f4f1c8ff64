import { assign, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate';
import {
  failedWith,
  failing,
  fromOutcome,
  keeping,
  type Receiver,
  required,
  retrying,
  unimplementedAction,
  unimplementedActor,
} from '@/shared/actors.machine.ts';
import { type AsyncState, asyncStateOf } from '@/shared/async-state.ts';
import { type EntityId, sameId } from '@/shared/entity-id.ts';
import { type FeedItem, withNewest, withoutItem } from '@/shared/feed.ts';
import { leftFormFailure } from '@/shared/form.machine.ts';
import { type FieldTexts, type FormValues, type PartialSubmit, type Withheld } from '@/shared/form.ts';
import type { Navigation } from '@/shared/navigation.ports.ts';
import type { Notifications } from '@/shared/notifications.ports.ts';
import { done, type Failure, type Outcome, refused } from '@/shared/outcome.ts';
import { createRemovalsMachine, provideRemovals, type RemovalsEvent } from '@/shared/removals.machine.ts';
import {
  afterRemovals,
  invokedRemovals,
  type Leaving,
  type Removable,
  type RemovingEvent,
  removalAsked,
} from '@/shared/removals.ts';
import { makeSentFormsOf, type SentForms } from '@/shared/sent-form.store.ts';
import { notifyRemovals } from '../posts/post-removals.machine.ts';
import type { PostName } from '../posts/posts.ts';
import { type PlainKind, type PostFailure, plainFailure, trimmedDraft } from '../posts/posts.writing.ts';
import {
  type DraftRequest,
  type DraftSent,
  type DraftTexts,
  draftIn,
  missingInDraft,
  type SavedDraft,
  textsIn,
} from './drafts.ts';
import type { SendDraft } from './drafts.use-cases.ts';
import {
  type EditForm,
  type FormOpening,
  isRemoved,
  type OpenedFormDependencies,
  provideOpenedForm,
} from './edit-form.machine.ts';
import { type ProvidedEditing, provideEditingIn } from './edits.machine.ts';
import type { Versioned } from './edits.ts';
import type { DraftSaving, DraftsListed, PostListRef } from './post-form.machine.ts';
import type { PostDraftRepository } from './writing.ports.ts';

/**
 * How servers that store no drafts answer the call for their list, or its unknown query: by 404 or 405, by 401, by 400. An
 * editor whose session has ended sees no list either.
 */
const LACKING: readonly Failure[] = ['unsupported', 'unauthorized', 'invalid'];

/** The addresses of files expire after ten minutes; a page that stays open reads them again before. */
const RENEWAL_MS = 8 * 60_000;

/**
 * The unpublished drafts of the editors (EDIT-03), the last saved first. Deleting one can be undone.
 */
export const draftListMachine = setup({
  types: {
    context: {} as DraftListContext,
    events: {} as DraftListEvent,
    tags: {} as 'loading' | 'listed',
  },
  actors: {
    read: fromPromise<readonly SavedDraft[]>(unimplementedActor('read')),
    removals: createRemovalsMachine<SavedDraft>(),
  },
  actions: {
    notifyListed: unimplementedAction('notifyListed'),
    sendToRemovals: sendTo('removals', (_, event: RemovalsEvent<SavedDraft>) => event),
    take: sendTo('removals', ({ context }, { id }: FeedItem) => ({ type: 'item.taken', ...removableIn(context, id) })),
    keep: assign((_, drafts: readonly SavedDraft[]) => ({ drafts, failure: undefined })),
    // Nothing else of them: their texts may have been saved since the reading began.
    renewFiles: assign(({ context }, read: readonly SavedDraft[]) => ({
      drafts: context.drafts?.map((draft) => withFilesOf(draft, read)),
    })),
    fail: assign((_, failure: Failure) => ({ failure })),
    replace: assign(({ context }, read: SavedDraft) => ({
      drafts: context.drafts?.map((draft) => (sameId(draft.id, read.id) ? read : draft)),
    })),
    putDraft: assign(({ context }, draft: SavedDraft) => ({ drafts: withNewest(context.drafts ?? [], draft) })),
    forget: assign(({ context }, { id }: FeedItem) => ({ drafts: withoutItem(context.drafts ?? [], id) })),
    keepLeaving: assign((_, { leaving }: Leaving<SavedDraft>) => ({ leaving })),
  },
  delays: { renewal: RENEWAL_MS },
  guards: {
    hasFiles: ({ context }) => shownDrafts(context).some(({ files }) => files.length > 0),
    shows: ({ context }, { id }: FeedItem) => shownDrafts(context).some((draft) => sameId(draft.id, id)),
  },
}).createMachine({
  id: 'draftList',
  context: { drafts: undefined, leaving: [], failure: undefined },
  invoke: invokedRemovals,
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        src: 'read',
        onDone: keeping('listed', 'keep'),
        onError: [{ guard: failedWith(...LACKING), target: 'absent' }, failing('failed', 'fail')],
      },
    },
    listed: {
      tags: 'listed',
      entry: 'notifyListed',
      initial: 'current',
      states: {
        current: {
          after: {
            renewal: [
              { guard: 'hasFiles', target: 'renewing' },
              { target: 'current', reenter: true },
            ],
          },
        },
        /** Unseen: a failure leaves the addresses as they are, until the next time. */
        renewing: { invoke: { src: 'read', onDone: keeping('current', 'renewFiles'), onError: 'current' } },
      },
    },
    failed: retrying('loading'),
    /** The server stores no drafts. */
    absent: {},
  },
  on: {
    'item.added': { actions: { type: 'putDraft', params: ({ event }) => event.item } },
    'item.changed': { actions: { type: 'putDraft', params: ({ event }) => event.item } },
    'draft.read': { actions: { type: 'replace', params: ({ event }) => event.draft } },
    'item.lost': { actions: { type: 'forget', params: ({ event }) => event } },
    'removal.asked': removalAsked,
    ...afterRemovals,
  },
});

interface DraftListContext extends Leaving<SavedDraft> {
  /** Undefined until they were read. */
  readonly drafts: readonly SavedDraft[] | undefined;
  readonly failure: Failure | undefined;
}

export type DraftListEvent =
  | { readonly type: 'retry.asked' }
  | { readonly type: 'item.added'; readonly item: SavedDraft }
  | { readonly type: 'item.changed'; readonly item: SavedDraft }
  /** It was opened: another editor may have saved it since the list was read, with other files. */
  | { readonly type: 'draft.read'; readonly draft: SavedDraft }
  /** The draft was published, or deleted elsewhere. */
  | { readonly type: 'item.lost'; readonly id: EntityId }
  | { readonly type: 'removal.asked'; readonly id: EntityId }
  | RemovingEvent<SavedDraft>;

/** The running list, as the receiver of changes to drafts. */
interface DraftListRef {
  readonly send: (event: DraftListEvent) => void;
}

/** The drafts that are not being removed. */
const shownDrafts = ({ drafts = [], leaving }: DraftListContext): readonly SavedDraft[] =>
  drafts.filter(({ id }) => !leaving.some((one) => sameId(one.id, id)));

const withFilesOf = (draft: SavedDraft, read: readonly SavedDraft[]): SavedDraft => {
  const found = read.find(({ id }) => sameId(id, draft.id));
  return found === undefined ? draft : { ...draft, signedFiles: { ...draft.signedFiles, ...found.signedFiles } };
};

const removableIn = ({ drafts = [] }: DraftListContext, id: EntityId): Removable<SavedDraft> => ({
  item: required(drafts.find((draft) => sameId(draft.id, id))),
});

export interface DraftsDependencies<Field extends string, ValidationError extends string, Post, List>
  extends DraftFormDependencies<Field, ValidationError, Post> {
  readonly calls: Pick<PostDraftRepository<Post>, 'all' | 'remove'>;
  readonly draftOf: (saved: SavedDraft) => Readonly<Record<Field, string>>;
  /** Saves the content of the form of a new post, with the files beside it. */
  readonly sendNew: (
    texts: DraftTexts,
    signal: AbortSignal,
  ) => Promise<Outcome<DraftSent<Post>, PostFailure | Withheld>>;
  /** @param page where it was published; @returns navigates to the post from any page */
  readonly linkTo: (post: Post, page: string, list: List) => () => void;
}

/** The page of the drafts. */
export interface DraftsPage<List> {
  /** Saving the form of a new post as a draft. */
  readonly form: Receiver<DraftsListed>;
  /** The receiver of published posts. */
  readonly list: List;
}

/** The drafts of one kind of post, on one page. */
export interface ProvidedDrafts<Field extends string, ValidationError extends string, Post> {
  readonly machine: typeof draftListMachine;
  /** `failed` with `unsupported`: the server stores no drafts. */
  readonly select: (snapshot: SnapshotFrom<typeof draftListMachine>) => AsyncState<readonly SavedDraft[]>;
  /** Where a file of a draft can be read now, by the address that names it. */
  readonly fileAddress: (snapshot: SnapshotFrom<typeof draftListMachine>, file: string) => string;
  /** The form of an opened draft. */
  readonly editing: (list: DraftListRef) => ProvidedEditing<Field, ValidationError, SavedDraft, DraftSent<Post>>;
}

export type DraftsFactory<Field extends string, ValidationError extends string, Post, List = PostListRef<Post>> = (
  page: DraftsPage<List>,
) => ProvidedDrafts<Field, ValidationError, Post>;

/** Provides the drafts of one kind of post (EDIT-03). */
export function provideDrafts<
  Field extends string,
  ValidationError extends string,
  Post,
  List extends PostListRef<Post>,
>(
  dependencies: DraftsDependencies<Field, ValidationError, Post, List>,
): DraftsFactory<Field, ValidationError, Post, List> {
  const { name, calls, notifications, navigation, draftOf, send, sendNew, linkTo } = dependencies;
  const notFound = refused('notFound' as const);
  const removals = notifyRemovals(notifications, 'draft');
  const sentDrafts: SentDrafts<Field, Post> = makeSentFormsOf();

  const find = async (id: EntityId, signal?: AbortSignal): Promise<Outcome<Versioned<SavedDraft>>> => {
    const listed = await calls.all(signal);
    if (listed.kind === 'refused') return listed;
    const item = listed.value.find((draft) => sameId(draft.id, id));
    return item === undefined ? notFound : done({ item, version: item.version });
  };
  /** A published draft has become the post with the same id, which must not be deleted. */
  const remove = async (draft: SavedDraft): Promise<Outcome<null>> => {
    const found = await find(draft.id);
    if (found.kind === 'done') return calls.remove(draft.id);
    if (found.reason !== 'notFound') return found;
    removals.notifyNotRemoved('notFound', draft);
    return done(null);
  };
  const savingInto = (list: DraftListRef): DraftSaving => ({
    requires: missingInDraft,
    submit: async (values, signal) => {
      const outcome = await sendNew(values, signal);
      if (outcome.kind === 'refused') return outcome;
      const draft = draftIn(outcome.value);
      if (draft === undefined) return notFound;
      list.send({ type: 'item.added', item: draft });
      return done({ draft });
    },
    refused: (reason) => notifications.notifyFailure(notSaved(reason)),
  });

  return (page) => {
    const address = navigation.current();
    return {
      machine: draftListMachine.provide({
        actors: {
          read: fromOutcome<readonly SavedDraft[], unknown>(({ signal }) => calls.all(signal)),
          removals: provideRemovals<SavedDraft>({ ...removals, remove }),
        },
        actions: { notifyListed: ({ self }) => page.form.send({ type: 'drafts.listed', saving: savingInto(self) }) },
      }),
      select: (snapshot) => {
        if (snapshot.matches('absent')) return { status: 'failed', reason: 'unsupported' };
        const { failure } = snapshot.context;
        const drafts = snapshot.hasTag('listed') ? shownDrafts(snapshot.context) : undefined;
        return asyncStateOf(drafts, snapshot.matches('failed') ? failure : undefined);
      },
      fileAddress: ({ context: { drafts = [] } }, file) =>
        drafts.find(({ signedFiles }) => file in signedFiles)?.signedFiles[file] ?? file,
      editing: (list) =>
        provideEditingIn<Field, ValidationError, SavedDraft, DraftSent<Post>>(
          {
            ...dependencies,
            name: 'draft',
            draftOf,
            find: async (id, signal) => {
              const found = await find(id, signal);
              if (found.kind === 'done') list.send({ type: 'draft.read', draft: found.value.item });
              else if (found.reason === 'notFound') list.send({ type: 'item.lost', id });
              return found;
            },
            save: async ({ id, version, draft }, signal) => {
              const sent = await send({ of: { id, version }, publishes: false, draft }, signal);
              if (sent.kind === 'refused') return sent;
              const item = draftIn(sent.value);
              return item === undefined ? notFound : done({ item, version: item.version });
            },
          },
          (opening) =>
            provideDraftForm(dependencies, opening, sentDrafts, (post, id) => {
              list.send({ type: 'item.lost', id });
              page.list.send({ type: 'item.added', item: post });
              const show = linkTo(post, address, page.list);
              notifications.notify({ tone: 'success', subject: `${name}Added`, onAction: show });
            }),
        ),
    };
  };
}

/** What is done with the values of a form: saved, or published. */
export interface DraftFormRequest<Field extends string> extends Omit<DraftRequest, 'content'> {
  readonly draft: FieldTexts<Field>;
}

interface DraftFormDependencies<Field extends string, ValidationError extends string, Post>
  extends OpenedFormDependencies<Field, ValidationError> {
  readonly name: PostName;
  readonly notifications: Notifications;
  readonly navigation: Navigation;
  readonly send: (
    request: DraftFormRequest<Field>,
    signal: AbortSignal,
  ) => Promise<Outcome<DraftSent<Post>, PostFailure | Withheld>>;
}

/** Whether the dialog says so itself: by the comparison, or by the sentence that the draft was removed. */
const isSaid = (reason: string, failures: readonly string[]): boolean =>
  reason === 'conflict' || (reason === 'notFound' && !isRemoved(failures));

const notSaved = (reason: string) => ({ subject: 'draftNotSaved', reason: plainFailure(reason) }) as const;

/** Those that are being published or saved, by the draft that they change. */
type SentDrafts<Field extends string, Post> = (
  id: EntityId,
) => SentForms<FieldTexts<Field>, DraftSent<Post>, PostFailure>;

/**
 * The form of a saved draft: it is published, or saved again by laxer rules, so that unfinished text can be stored
 * (EDIT-03).
 */
function provideDraftForm<Field extends string, ValidationError extends string, Post>(
  dependencies: DraftFormDependencies<Field, ValidationError, Post>,
  opening: FormOpening<Field, SavedDraft>,
  sentDrafts: SentDrafts<Field, Post>,
  published: (post: Post, id: EntityId) => void,
): EditForm<Field, ValidationError, DraftSent<Post>> {
  const { name, notifications, navigation, send } = dependencies;
  const { opened, editing } = opening;
  const { id, version } = opened;
  const written = (values: FormValues): FieldTexts<Field> => ({ ...opened.draft, ...values });

  const request = async (
    publishes: boolean,
    draft: FieldTexts<Field>,
    signal: AbortSignal,
    failures: readonly string[],
  ) => {
    const wasRemoved = isRemoved(failures);
    const outcome = await send({ of: wasRemoved ? undefined : { id, version }, publishes, draft }, signal);
    if (outcome.kind === 'done') return outcome;
    if (outcome.reason === 'conflict') editing.send({ type: 'conflict.found', before: opened, mine: draft });
    else if (outcome.reason === 'notFound' && !wasRemoved) editing.send({ type: 'post.lost' });
    return outcome;
  };
  const notPublished = (reason: PostFailure) => ({
    subject: `${name}NotAdded` as const,
    reason: plainFailure(reason),
  });
  const telling = { notifications, navigation };
  const tellNotPublished = leftFormFailure(telling, notPublished);
  const tellNotSaved = leftFormFailure(telling, notSaved);
  const accepted = (sent: DraftSent<Post>) => {
    if ('post' in sent) {
      published(sent.post, id);
      editing.send({ type: 'post.published' });
      return;
    }
    notifications.notify({ tone: 'success', subject: 'draftSaved' });
    editing.send({ type: 'post.saved', item: sent.draft });
  };
  const saving: PartialSubmit<DraftSent<Post>> = {
    requires: missingInDraft,
    submit: (values, signal, failures) => request(false, written(values), signal, failures),
    refused: (reason, failures, isLeft) => {
      if (isLeft) tellNotSaved(reason);
      else if (!isSaid(reason, failures)) notifications.notifyFailure(notSaved(reason));
    },
  };

  const form = provideOpenedForm<Field, ValidationError, SavedDraft, DraftSent<Post>>(dependencies, opening, {
    submit: (draft, signal, failures) => request(true, draft, signal, failures),
    sentForms: sentDrafts(id),
    accepted,
    refused: (reason, failures) => {
      if (!isSaid(reason, failures)) notifications.notifyFailure(notPublished(reason));
    },
    left: (outcome) => {
      if (outcome.kind === 'done') accepted(outcome.value);
      else tellNotPublished(outcome.reason);
    },
  });
  return { ...form, saving };
}

/** The dependencies that the drafts of every kind share. */
export interface DraftServices<Field extends string, Post>
  extends Pick<DraftsDependencies<Field, string, Post, unknown>, 'calls' | 'drafts' | 'notifications' | 'navigation'> {
  readonly sendDraft: SendDraft<Post>;
}

interface PlainDraftsDependencies<Field extends string, Post, List>
  extends DraftServices<Field, Post>,
    Pick<DraftsDependencies<Field, string, Post, List>, 'linkTo'> {}

const withoutFiles = (texts: DraftTexts) => ({
  texts: trimmedDraft(texts),
  kept: [],
  files: [],
  notifyProgress: () => undefined,
});

/** The drafts of posts without files (EDIT-03). */
export function providePlainDrafts<
  Field extends string,
  ValidationError extends string,
  Post,
  List extends PostListRef<Post>,
>(
  { name, fields, errors }: Pick<PlainKind<Field, ValidationError, Post, unknown>, 'name' | 'fields' | 'errors'>,
  { sendDraft, ...services }: PlainDraftsDependencies<Field, Post, List>,
): DraftsFactory<Field, ValidationError, Post, List> {
  return provideDrafts({
    ...services,
    name,
    fields,
    errors,
    draftOf: (saved): FieldTexts<Field> => textsIn(fields, saved.texts),
    send: async ({ draft, ...request }, signal) =>
      (await sendDraft({ ...request, content: withoutFiles(draft) }, signal)).outcome,
    sendNew: async (texts, signal) => {
      const content = withoutFiles(textsIn(fields, texts));
      return (await sendDraft({ of: undefined, publishes: false, content }, signal)).outcome;
    },
  });
}
