import type { FeedItem } from '@/shared/domain/feed.ts';
import type { Outcome } from '@/shared/domain/outcome.ts';
import { type FormDefinition, type FormValues, isWithheld, type Withheld } from '@/shared/machines/form-state.ts';
import { type Draft, type ProvidedForm, provideForm } from '@/shared/machines/provide-form.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import { addressInList } from '../domain/item-address.ts';
import { type DraftError, type PostFailure, type PostName, plainFailure } from '../domain/post.ts';
import { isOnPage, showOnPage } from './page-address.ts';
import type { UploadQueueActor } from './provide-upload-queue.ts';
import type { PublishingRightActor } from './publishing-right.machine.ts';

/** A form that is notified when the user has left its page. */
export interface LeavableForm<Values extends FormValues, ValidationError extends string, Reason extends string>
  extends ProvidedForm<Values, ValidationError, Reason> {
  readonly left: () => void;
}

export interface PostForm<Values extends FormValues> extends LeavableForm<Values, DraftError, PostFailure> {
  /** Names of files that were chosen before the page was reloaded: they have to be chosen again. */
  readonly lostFiles: readonly string[];
}

/** The right to publish, as far as a form tells it that it is shown (REL-09). */
export type PublishingRightRef = Pick<PublishingRightActor, 'send'>;

/** The form of a new post; the published post goes to `published`. */
export type PostFormFactory<Values extends FormValues, Item> = (
  published: (item: Item) => void,
  right: PublishingRightRef,
) => PostForm<Values>;

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
  /** @param page where it was published; @returns navigates to the post from any page */
  readonly published: (item: Item, page: string) => () => void;
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

/** The form of a new post: a toast reports every outcome; a published post is handed on, a refused one stays (LIST-03). */
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
    published,
    remember,
    clearBeside,
  }: PostFormDependencies<Values, ValidationError, Item, Reason>,
): LeavableForm<Values, ValidationError, Reason> {
  let takeOfferBack: (() => void) | undefined;
  const form = provideForm<Values, ValidationError, Item, Reason>({
    draft,
    definition: { ...definition, restarts: true },
    begun: (_, started) => right.send({ type: 'form.shown', shown: { form: started, queue } }),
    submit: async (values, signal) => {
      const outcome = await publish(values, signal);
      if (outcome.kind === 'done') remember?.(values);
      if (outcome.kind === 'refused' && !isWithheld(outcome.reason)) {
        const subject =
          outcome.reason === 'unconfirmed' ? (`${name}Unconfirmed` as const) : (`${name}NotAdded` as const);
        notifications.notifyFailure({ subject, reason: plainFailure(outcome.reason) });
      }
      return outcome;
    },
    accepted: (item) => {
      const show = published(item, navigation.current());
      notifications.notify({ tone: 'success', subject: `${name}Added`, onAction: show });
    },
    cleared: ({ wasWritten, restore }) => {
      const restoreBeside = clearBeside?.();
      if (!wasWritten && restoreBeside === undefined) return;
      const undo = () => {
        restoreBeside?.();
        restore();
      };
      takeOfferBack = notifications.notify({ tone: 'info', subject: 'draftCleared', onAction: undo, onUndo: undo });
    },
  });
  return { ...form, left: () => takeOfferBack?.() };
}

/** Shows a post as its own page knows how, and otherwise navigates to the page where it was published. */
export const onItsPage = (navigation: Navigation) => (_item: unknown, page: string, show?: () => void) => () =>
  isOnPage(navigation, page) ? show?.() : navigation.goTo(page);

/** Adds a new post to its list, and navigates to the address that highlights it. */
export const intoList =
  <Item extends FeedItem>(navigation: Navigation, add: (item: Item) => void) =>
  (item: Item, page: string) => {
    add(item);
    const address = addressInList(page.replace(/[?#].*$/, ''), item.id);
    return () => showOnPage(navigation, page, address);
  };
