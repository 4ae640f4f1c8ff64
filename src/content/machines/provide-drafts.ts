import type { SnapshotFrom } from 'xstate';
import { type EntityId, sameId } from '@/shared/domain/entity-id.ts';
import { done, type Outcome, refused } from '@/shared/domain/outcome.ts';
import { type AsyncState, asyncStateOf } from '@/shared/machines/async-state.ts';
import { isWithheld, type Withheld } from '@/shared/machines/form-state.ts';
import { fromOutcome } from '@/shared/machines/outcome-actor.ts';
import { provideRemovals } from '@/shared/machines/provide-removals.ts';
import type { Receiver } from '@/shared/machines/receiver.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';
import { type PostFailure, plainFailure } from '../domain/post.ts';
import type { Versioned } from '../domain/revision.ts';
import { type DraftSent, type DraftTexts, draftIn, missingInDraft, type SavedDraft } from '../domain/saved-draft.ts';
import type { PostDraftRepository } from '../ports/post-draft-repository.ts';
import { type DraftListRef, draftListMachine, shownDrafts } from './draft-list.machine.ts';
import type { DraftSaving, DraftsListed } from './draft-saving.machine.ts';
import { type DraftFormDependencies, provideDraftForm } from './provide-draft-form.ts';
import { type ProvidedEditing, provideEditingIn } from './provide-editing.ts';
import type { PostListRef } from './provide-post-form.ts';
import { notifyRemovals } from './removal-toasts.ts';

export interface DraftsDependencies<Field extends string, ValidationError extends string, Post, List>
  extends DraftFormDependencies<Field, ValidationError, Post> {
  readonly calls: Pick<PostDraftRepository<Post>, 'all' | 'remove'>;
  readonly navigation: Navigation;
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
      if (outcome.kind === 'refused') {
        const { reason } = outcome;
        if (!isWithheld(reason)) {
          notifications.notifyFailure({ subject: 'draftNotSaved', reason: plainFailure(reason) });
        }
        return outcome;
      }
      const draft = draftIn(outcome.value);
      if (draft === undefined) return notFound;
      list.send({ type: 'item.added', item: draft });
      return done({ draft });
    },
  });

  return (page) => ({
    machine: draftListMachine.provide({
      actors: {
        read: fromOutcome<readonly SavedDraft[], unknown>(({ signal }) => calls.all(signal)),
        removals: provideRemovals<SavedDraft>({ ...removals, remove }),
      },
      actions: { notifyListed: ({ self }) => page.form.send({ type: 'drafts.listed', saving: savingInto(self) }) },
    }),
    select: (snapshot) => {
      if (snapshot.matches({ reading: 'absent' })) return { status: 'failed', reason: 'unsupported' };
      const { failure } = snapshot.context;
      const drafts = snapshot.hasTag('listed') ? shownDrafts(snapshot.context) : undefined;
      return asyncStateOf(drafts, snapshot.matches({ reading: 'failed' }) ? failure : undefined);
    },
    editing: (list) =>
      provideEditingIn<Field, ValidationError, SavedDraft, DraftSent<Post>>(
        {
          ...dependencies,
          name: 'draft',
          draftOf,
          find: async (id, signal) => {
            const found = await find(id, signal);
            if (found.kind === 'refused' && found.reason === 'notFound') list.send({ type: 'item.lost', id });
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
          provideDraftForm(dependencies, opening, (post, id) => {
            list.send({ type: 'item.lost', id });
            page.list.send({ type: 'item.added', item: post });
            const show = linkTo(post, navigation.current(), page.list);
            notifications.notify({ tone: 'success', subject: `${name}Added`, onAction: show });
          }),
      ),
  });
}
