import type { FeedItem } from '@/shared/domain/feed.ts';
import type { Outcome } from '@/shared/domain/outcome.ts';
import type { FormDefinition, FormValues } from '@/shared/machines/form-state.ts';
import { type Draft, type ProvidedForm, provideForm } from '@/shared/machines/provide-form.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';
import type { Notifications, PostName } from '@/shared/ports/notifications.ts';
import { addressOfPost } from '../domain/item-address.ts';
import { type DraftError, type PostFailure, plainFailure } from '../domain/post.ts';
import { showOnPage } from './page-address.ts';

/** A form that is told when it has gone from the page. */
export interface LeavableForm<Values extends FormValues, ValidationError extends string, Reason extends string>
  extends ProvidedForm<Values, ValidationError, Reason> {
  readonly left: () => void;
}

export interface PostForm<Values extends FormValues> extends LeavableForm<Values, DraftError, PostFailure> {
  /** Names of files that were chosen before the page was loaded anew: they have to be chosen again. */
  readonly lostFiles: readonly string[];
}

/** The form of a new post; what it publishes goes to `published`. */
export type PostFormFactory<Values extends FormValues, Item> = (published: (item: Item) => void) => PostForm<Values>;

interface PostFormDependencies<
  Values extends FormValues,
  ValidationError extends string,
  Item,
  Reason extends PostFailure,
> {
  readonly name: PostName;
  readonly definition: FormDefinition<Values, ValidationError>;
  readonly draft: Draft<Values>;
  readonly publish: (values: Values, signal: AbortSignal) => Promise<Outcome<Item, Reason>>;
  /** @param page where it was published; @returns leads whoever published it to it, wherever they have gone meanwhile */
  readonly published: (item: Item, page: string) => () => void;
  /** What is kept of what was published, for the next time. */
  readonly remember?: (values: Values) => void;
  /** Empties what stands beside the fields. @returns brings it back; undefined when there was nothing */
  readonly clearBeside?: () => (() => void) | undefined;
}

/** How a form tells what became of what it sent. */
export interface Telling {
  readonly notifications: Notifications;
  readonly navigation: Navigation;
}

/** The form of a new post: what was published is told and handed on, what was refused is told and stays (LIST-03). */
export function providePostForm<
  Values extends FormValues,
  ValidationError extends string,
  Item,
  Reason extends PostFailure,
>(
  { notifications, navigation }: Telling,
  {
    name,
    definition,
    draft,
    publish,
    published,
    remember,
    clearBeside,
  }: PostFormDependencies<Values, ValidationError, Item, Reason>,
): LeavableForm<Values, ValidationError, Reason> {
  let takeOfferBack: (() => void) | undefined;
  const form = provideForm<Values, ValidationError, Item, Reason>({
    draft,
    definition,
    submit: async (values, signal) => {
      const outcome = await publish(values, signal);
      if (outcome.kind === 'done') remember?.(values);
      if (outcome.kind === 'refused') {
        const subject =
          outcome.reason === 'unconfirmed' ? (`${name}Unconfirmed` as const) : (`${name}NotAdded` as const);
        notifications.notifyFailure({ subject, reason: plainFailure(outcome.reason) });
      }
      return outcome;
    },
    accepted: (item, clear) => {
      clear();
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

/** Hands a new post to its list. The address that points it out leads to it. */
export const intoList =
  <Item extends FeedItem>(navigation: Navigation, add: (item: Item) => void) =>
  (item: Item, page: string) => {
    add(item);
    const address = addressOfPost(page.replace(/[?#].*$/, ''), item.id);
    return () => showOnPage(navigation, page, address);
  };
