import { assign, setup } from 'xstate';
import type { Receiver } from '@/shared/actors.machine.ts';
import { isSamePage } from '@/shared/addresses.ts';
import type { FeedItem } from '@/shared/feed.ts';
import { leftFormFailure, type ProvidedForm, provideForm } from '@/shared/form.machine.ts';
import {
  type Draft,
  type FormDefinition,
  type FormShown,
  type FormValues,
  type PartialSubmit,
  type Withheld,
} from '@/shared/form.ts';
import type { Navigation } from '@/shared/navigation.ports.ts';
import type { Notifications } from '@/shared/notifications.ports.ts';
import { done, type Outcome } from '@/shared/outcome.ts';
import { makeSentForms, type SentForms } from '@/shared/sent-form.store.ts';
import { type AnnouncementDraft, announcementKind } from '../posts/announcements.writing.ts';
import { type Announcement, addressInList, type PostName } from '../posts/posts.ts';
import { type DraftError, type PostFailure, type PostField, plainFailure } from '../posts/posts.writing.ts';
import type { UploadQueueActor } from '../uploads/queued-files.machine.ts';
import type { DraftSent, SavedDraft } from './drafts.ts';
import type { ItemAdded } from './edits.ts';
import type { PublishAnnouncement, WrittenDrafts } from './publishing.use-cases.ts';
import type { PublishingRightRef } from './publishing-right.machine.ts';

/** Whether the form of a new post can be saved as a draft (EDIT-03): the list of drafts provides the submit for that. */
export const draftSavingMachine = setup({
  types: { context: {} as DraftSavingContext, events: {} as DraftsListed },
}).createMachine({
  id: 'draftSaving',
  context: { saving: undefined },
  on: { 'drafts.listed': { actions: assign(({ event: { saving } }) => ({ saving })) } },
});

/** The submit that saves the form of a new post as a draft. */
export type DraftSaving = PartialSubmit<{ readonly draft: SavedDraft }>;

/** The server stores drafts. */
export interface DraftsListed {
  readonly type: 'drafts.listed';
  readonly saving: DraftSaving;
}

interface DraftSavingContext {
  /** Undefined until the drafts of the server were listed: only then it is known that the server stores any. */
  readonly saving: DraftSaving | undefined;
}

/** Whether the user is on a page, whatever its query is. */
export const isOnPage = (navigation: Navigation, page: string): boolean => isSamePage(navigation.current(), page);

/**
 * Navigates to an address of a page. On the page itself the address replaces the current one, so that Back still leaves
 * the page.
 */
export function showOnPage(navigation: Navigation, page: string, address: string): void {
  if (isOnPage(navigation, page)) navigation.replace(address);
  else navigation.goTo(address);
}

export interface PostForm<Values extends FormValues, Item>
  extends ProvidedForm<Values, DraftError, PostFailure, DraftSent<Item>> {
  /** Names of files that were chosen before the page was reloaded: they have to be chosen again. */
  readonly lostFiles: readonly string[];
}

/** The list of a new post, as the receiver of published posts. */
export type PostListRef<Item> = Receiver<ItemAdded<Item>>;

/** The form of a new post. */
export type PostFormFactory<Values extends FormValues, Item> = (
  list: PostListRef<Item>,
  right: PublishingRightRef,
) => PostForm<Values, Item>;

interface PostFormDependencies<
  Values extends FormValues,
  ValidationError extends string,
  Item,
  Reason extends PostFailure,
> {
  readonly name: PostName;
  readonly definition: FormDefinition<Values, ValidationError>;
  readonly draft: Draft<Values>;
  /** Those of this kind that are being sent, on this page or since another was left. */
  readonly sentForms: SentForms<Values, DraftSent<Item>, Reason>;
  readonly right: PublishingRightRef;
  /** The files that are sent with it, where it has any. */
  readonly queue?: UploadQueueActor;
  readonly publish: (values: Values, signal: AbortSignal) => Promise<Outcome<Item, Reason | Withheld>>;
  readonly list: PostListRef<Item>;
  /** The dialog that shows the form, where it is in one. */
  readonly dialog?: Receiver<FormShown>;
  /** @param page where it was published; @returns navigates to the post from any page */
  readonly linkTo: (item: Item, page: string) => () => void;
  /** Called when the post was saved as a draft. */
  readonly savedAsDraft?: () => void;
  /** Keeps values of the published post for the next form. */
  readonly remember?: (values: Values) => void;
  /** Empties the files beside the fields. @returns restores them; undefined when there were none */
  readonly clearBeside?: () => (() => void) | undefined;
}

/** How a form notifies of the outcome of its submit. */
export interface PostNotifications {
  readonly notifications: Notifications;
  readonly navigation: Navigation;
}

/** The form of a new post: a toast reports every outcome; a published post goes to its list, a refused one stays (LIST-03). */
export function providePostForm<
  Values extends FormValues,
  ValidationError extends string,
  Item,
  Reason extends PostFailure,
>(
  { notifications, navigation }: PostNotifications,
  {
    name,
    definition,
    draft,
    sentForms,
    right,
    queue,
    publish,
    list,
    dialog,
    linkTo,
    savedAsDraft,
    remember,
    clearBeside,
  }: PostFormDependencies<Values, ValidationError, Item, Reason>,
): ProvidedForm<Values, ValidationError, Reason, DraftSent<Item>> {
  const page = navigation.current();
  const failureOf = (reason: PostFailure) => ({
    subject: reason === 'unconfirmed' ? (`${name}Unconfirmed` as const) : (`${name}NotAdded` as const),
    reason: plainFailure(reason),
  });
  const tellLeft = leftFormFailure({ notifications, navigation }, failureOf);
  const accepted = (sent: DraftSent<Item>) => {
    if ('draft' in sent) {
      notifications.notify({ tone: 'success', subject: 'draftSaved' });
      savedAsDraft?.();
      return;
    }
    list.send({ type: 'item.added', item: sent.post });
    notifications.notify({ tone: 'success', subject: `${name}Added`, onAction: linkTo(sent.post, page) });
  };
  return provideForm<Values, ValidationError, DraftSent<Item>, Reason>({
    draft,
    sentForms,
    definition: { ...definition, restarts: true },
    begun: (_, started) => {
      const news = { type: 'form.shown', shown: { form: started, queue } } as const;
      right.send(news);
      dialog?.send(news);
    },
    submit: async (values, signal) => {
      const outcome = await publish(values, signal);
      if (outcome.kind === 'refused') return outcome;
      remember?.(values);
      return done({ post: outcome.value });
    },
    refused: (reason) => void notifications.notifyFailure(failureOf(reason)),
    accepted,
    left: (outcome) => {
      if (outcome.kind === 'done') accepted(outcome.value);
      else tellLeft(outcome.reason);
    },
    cleared: ({ wasWritten, restore }) => {
      const restoreBeside = clearBeside?.();
      if (!wasWritten && restoreBeside === undefined) return undefined;
      const undo = () => {
        restoreBeside?.();
        restore();
      };
      return notifications.notify({ tone: 'info', subject: 'draftCleared', onAction: undo, onUndo: undo });
    },
  });
}

/** Navigates to the address that highlights a post in its list. */
export const leadIntoList =
  (navigation: Navigation) =>
  ({ id }: FeedItem, page: string) =>
  () =>
    showOnPage(navigation, page, addressInList(page.replace(/[?#].*$/, ''), id));

/** The forms of new announcements (ANNO-02). */
export function provideAnnouncementForms(
  publish: PublishAnnouncement,
  { blank, remember }: WrittenDrafts<PostField>,
  draft: Draft<AnnouncementDraft>,
  dependencies: PostNotifications,
): PostFormFactory<AnnouncementDraft, Announcement> {
  const sentForms = makeSentForms<AnnouncementDraft, DraftSent<Announcement>, PostFailure>();
  return (list, right) => ({
    ...providePostForm(dependencies, {
      name: announcementKind.name,
      definition: { initial: blank(), restarted: blank, errors: announcementKind.errors },
      draft,
      sentForms,
      right,
      publish,
      list,
      linkTo: leadIntoList(dependencies.navigation),
      remember,
    }),
    lostFiles: [],
  });
}
