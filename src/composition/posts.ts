import type { ToastQueue } from '@/adapters/browser/toast-queue.ts';
import { addressOfPost } from '@/content/domain/item-address.ts';
import { type PostFailure, plainFault } from '@/content/domain/post.ts';
import type { PostList } from '@/content/ports/post-list.ts';
import type { FeedItem } from '@/shared/domain/feed.ts';
import type { Outcome } from '@/shared/domain/outcome.ts';
import { normalisePath } from '@/shared/domain/site-path.ts';
import type { FormDefinition, FormValues } from '@/shared/machines/form.machine.ts';
import { type ProvidedFeed, provideFeed } from '@/shared/machines/provide-feed.ts';
import { type Draft, type ProvidedForm, provideForm } from '@/shared/machines/provide-form.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';
import type { PostName } from '@/shared/ports/notifications.ts';
import { notifyRemovals } from './removal-notices.ts';

/** The infinite list of posts of one kind (LIST-01…03). */
export function providePostFeed<Item extends FeedItem>(
  list: PostList<Item>,
  notices: ToastQueue,
  name: PostName,
): ProvidedFeed<Item> {
  return provideFeed<Item>({
    ...notifyRemovals(notices, name),
    loadPage: (page, signal) => list.page(page, signal),
    remove: ({ id }) => list.remove(id),
    notifyNotLoaded: (reason) => notices.show({ tone: 'error', subject: `${name}NotLoaded`, reason }),
  });
}

interface PostFormDependencies<Values extends FormValues, Problem extends string, Item, Failure extends PostFailure> {
  readonly name: PostName;
  readonly definition: FormDefinition<Values, Problem>;
  readonly draft: Draft<Values>;
  readonly publish: (values: Values, signal: AbortSignal) => Promise<Outcome<Item, Failure>>;
  /** @param page where it was published; @returns leads whoever published it to it, wherever they have gone meanwhile */
  readonly published: (item: Item, page: string) => () => void;
  /** What is kept of what was published, for the next time. */
  readonly remember?: (values: Values) => void;
  /** Empties what stands beside the fields. @returns brings it back; undefined when there was nothing */
  readonly clearBeside?: () => (() => void) | undefined;
}

/** How a form tells what became of what it sent. */
export interface Telling {
  readonly notices: ToastQueue;
  readonly navigation: Navigation;
}

/** Whoever has left the page, or gave it up, knows; that a session has ended is told by itself, once (REL-18, AUTH-15). */
const TOLD_ELSEWHERE: readonly PostFailure[] = ['aborted', 'unauthorized'];

/** The form of a new post: what was published is told and handed on, what was refused is told and stays (LIST-03). */
export function providePostForm<Values extends FormValues, Problem extends string, Item, Failure extends PostFailure>(
  { notices, navigation }: Telling,
  {
    name,
    definition,
    draft,
    publish,
    published,
    remember,
    clearBeside,
  }: PostFormDependencies<Values, Problem, Item, Failure>,
): ProvidedForm<Values, Problem, Failure> & { readonly left: () => void } {
  let takeOfferBack: (() => void) | undefined;
  const form = provideForm<Values, Problem, Item, Failure>({
    draft,
    definition,
    submit: async (values, signal) => {
      const outcome = await publish(values, signal);
      if (outcome.kind === 'done') remember?.(values);
      if (outcome.kind === 'refused' && !TOLD_ELSEWHERE.includes(outcome.reason)) {
        const subject =
          outcome.reason === 'unconfirmed' ? (`${name}Unconfirmed` as const) : (`${name}NotAdded` as const);
        notices.show({ tone: 'error', subject, reason: plainFault(outcome.reason) });
      }
      return outcome;
    },
    accepted: (item, clear) => {
      clear();
      const show = published(item, navigation.current());
      notices.show({ tone: 'success', subject: `${name}Added`, onAction: show });
    },
    cleared: ({ wasWritten, restore }) => {
      const restoreBeside = clearBeside?.();
      if (!wasWritten && restoreBeside === undefined) return;
      const undo = () => {
        restoreBeside?.();
        restore();
      };
      takeOfferBack = notices.show({ tone: 'info', subject: 'draftCleared', onAction: undo, onUndo: undo });
    },
  });
  return { ...form, left: () => takeOfferBack?.() };
}

/** Whether the reader is on a page, whatever it shows them there. */
export const isOnPage = (navigation: Navigation, page: string): boolean =>
  normalisePath(navigation.current()) === normalisePath(page);

/**
 * Hands a new post to its list. The address that points it out leads to it: on the list's own page it takes the place of
 * the one before, so that Back leads away from the page as ever.
 */
export const intoList =
  <Item extends FeedItem>(navigation: Navigation, add: (item: Item) => void) =>
  (item: Item, page: string) => {
    add(item);
    const address = addressOfPost(page.replace(/[?#].*$/, ''), item.id);
    return () => (isOnPage(navigation, page) ? navigation.replace(address) : navigation.goTo(address));
  };
