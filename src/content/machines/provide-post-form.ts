import type { FeedItem } from '@/shared/domain/feed.ts';
import { done, type Outcome } from '@/shared/domain/outcome.ts';
import { type FormDefinition, type FormValues, isWithheld, type Withheld } from '@/shared/machines/form-state.ts';
import { type Draft, type ProvidedForm, provideForm } from '@/shared/machines/provide-form.ts';
import type { Receiver } from '@/shared/machines/receiver.ts';
import type { FormShown } from '@/shared/machines/shown-form.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import { addressInList } from '../domain/item-address.ts';
import { type DraftError, type PostFailure, type PostName, plainFailure } from '../domain/post.ts';
import type { DraftSent } from '../domain/saved-draft.ts';
import type { ItemAdded } from './editing-state.ts';
import type { PublishingRightActor } from './publishing-right.machine.ts';
import { showOnPage } from './show-on-page.ts';
import type { UploadQueueActor } from './upload-view-model.ts';

export interface PostForm<Values extends FormValues, Item>
  extends ProvidedForm<Values, DraftError, PostFailure, DraftSent<Item>> {
  /** Names of files that were chosen before the page was reloaded: they have to be chosen again. */
  readonly lostFiles: readonly string[];
}

/** The right to publish, as the receiver of the forms that are shown (REL-09). */
export type PublishingRightRef = Pick<PublishingRightActor, 'send'>;

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
  return provideForm<Values, ValidationError, DraftSent<Item>, Reason>({
    draft,
    definition: { ...definition, restarts: true },
    begun: (_, started) => {
      const news = { type: 'form.shown', shown: { form: started, queue } } as const;
      right.send(news);
      dialog?.send(news);
    },
    submit: async (values, signal) => {
      const outcome = await publish(values, signal);
      if (outcome.kind === 'done') {
        remember?.(values);
        return done({ post: outcome.value });
      }
      if (!isWithheld(outcome.reason)) {
        const subject =
          outcome.reason === 'unconfirmed' ? (`${name}Unconfirmed` as const) : (`${name}NotAdded` as const);
        notifications.notifyFailure({ subject, reason: plainFailure(outcome.reason) });
      }
      return outcome;
    },
    accepted: (sent) => {
      if ('draft' in sent) {
        notifications.notify({ tone: 'success', subject: 'draftSaved' });
        savedAsDraft?.();
        return;
      }
      list.send({ type: 'item.added', item: sent.post });
      const show = linkTo(sent.post, navigation.current());
      notifications.notify({ tone: 'success', subject: `${name}Added`, onAction: show });
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
