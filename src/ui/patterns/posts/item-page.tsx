import { useMachine } from '@xstate/react';
import { Fragment, type ReactNode, type RefCallback, useCallback } from 'react';
import type { ItemPageActor, ProvidedItemPage } from '@/content/posts/post-page.machine.ts';
import type { PostName } from '@/content/posts/posts.ts';
import type { PublishingRights } from '@/content/writing/publishing-right.machine.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import type { FeedItem } from '@/shared/feed.ts';
import type { Failure } from '@/shared/outcome.ts';
import { href } from '@/ui/app/routes/href.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { ButtonLink, Buttons } from '@/ui/kit/actions/buttons.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { EmptyState, ErrorState } from '@/ui/kit/feedback/page-states.tsx';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { usePageLeft } from '@/ui/kit/navigation/page-leaving.ts';
import { itemPageMessages, itemPageTexts } from '@/ui/messages/ko/item-pages.ts';
import { FailureState } from '@/ui/patterns/access/failure-state.tsx';
import { EditButton, useAskedEdit } from './asked-edit.tsx';
import type { AskedEditProps } from './editing.tsx';
import { ItemHead, LISTS } from './item-frame.tsx';
import styles from './item-page.module.css';
import { usePublishingRight } from './use-publishing-right.ts';

/** The head of an item's page. */
export interface ItemIntroduction {
  readonly title: string;
  /** Its day and author. */
  readonly about?: ReactNode;
  /** Its first lines, for readers of the document's head, such as messengers. */
  readonly description: string;
}

interface ItemPageProps<Item extends FeedItem> {
  readonly kind: PostName;
  readonly provided: ProvidedItemPage<Item>;
  readonly publishingRights: PublishingRights;
  readonly introduce: (item: Item) => ItemIntroduction;
  readonly onShare: (item: Item, title: string) => void;
  /** The id in its address. */
  readonly id: EntityId;
  /** The form that changes it, for users who may edit (EDIT-01). */
  readonly renderEditing: (asked: AskedEditProps<Omit<Item, 'id'>>) => ReactNode;
  /** Further buttons. */
  readonly renderActions?: (item: Item) => ReactNode;
  /** @param page the actor of this page, for parts that follow the item */
  readonly children: (item: Item, page: ItemPageActor<Item>) => ReactNode;
}

/** One post or event in full, with its loading, missing, failed and removed states (PAGE-01). */
export function ItemPage<Item extends FeedItem>(props: ItemPageProps<Item>) {
  const { kind, id, provided, publishingRights, introduce, onShare, renderActions, renderEditing, children } = props;
  const { item, removed, send, page, edit, publishes, hasForm, right } = useItemPage(provided, publishingRights);
  const shown = item.status === 'ready' && removed === 'no' ? introduce(item.value) : undefined;
  const texts = itemPageTexts[kind];

  const describe = usePageDescription(shown?.description);

  return (
    <article ref={describe}>
      <ItemHead kind={kind} title={shown?.title} about={shown?.about} />
      {hasForm && (
        <Fragment key={edit.key}>{renderEditing({ id: edit.id, own: id, owner: edit.owner, right })}</Fragment>
      )}
      {removed === 'no' ? (
        <Async
          state={item}
          loading={texts.loading}
          lines={8}
          renderFailed={(reason) => (
            <ItemFailure kind={kind} reason={reason} onRetry={() => send({ type: 'retry.asked' })} />
          )}
        >
          {(read) => (
            <>
              <div className={styles.body}>{children(read, page)}</div>
              <Buttons className={styles.actions}>
                <Button variant="quiet" onClick={() => onShare(read, introduce(read).title)}>
                  <Icon name="out" />
                  <span>{itemPageMessages.share}</span>
                </Button>
                {renderActions?.(read)}
                {publishes && (
                  <EditButton variant="quiet" title={introduce(read).title} onClick={() => edit.ask(read.id)} />
                )}
                {publishes && (
                  <Button variant="danger" onClick={() => send({ type: 'removal.asked' })}>
                    <Icon name="trash" />
                    <span>{itemPageMessages.remove}</span>
                  </Button>
                )}
              </Buttons>
              <ToList kind={kind} className={styles.toList} />
            </>
          )}
        </Async>
      ) : (
        <EmptyState sentence={texts.removed} next={removed === 'undoable' ? itemPageMessages.undoNext : undefined}>
          <ToList kind={kind} />
        </EmptyState>
      )}
    </article>
  );
}

interface ItemFailureProps {
  readonly kind: PostName;
  readonly reason: Failure;
  readonly onRetry: () => void;
}

function ItemFailure({ kind, reason, onRetry }: ItemFailureProps) {
  const texts = itemPageTexts[kind];
  if (reason !== 'notFound') return <FailureState sentence={texts.failed} reason={reason} onRetry={onRetry} />;
  return (
    <ErrorState sentence={texts.missing} next={itemPageMessages.missingNext}>
      <ToList kind={kind} />
    </ErrorState>
  );
}

function ToList({ kind, className }: { readonly kind: PostName; readonly className?: string | undefined }) {
  return (
    <ButtonLink variant={className === undefined ? 'quiet' : 'bare'} href={href(LISTS[kind])} className={className}>
      {itemPageTexts[kind].toList}
    </ButtonLink>
  );
}

/** Runs the page of one item; a removal that still waits for undo is sent when the page is left. */
function useItemPage<Item extends FeedItem>(
  { machine, select }: ProvidedItemPage<Item>,
  publishingRights: PublishingRights,
) {
  const [snapshot, send, page] = useMachine(machine);
  usePageLeft(send);
  const publishing = usePublishingRight(publishingRights);
  return {
    ...select(snapshot),
    send,
    page,
    edit: useAskedEdit<Omit<Item, 'id'> & Partial<FeedItem>>(publishing.writer, page),
    ...publishing,
  };
}

/**
 * Sets the document's description to that of the shown item, for readers of the document's head; restores the served
 * one afterwards.
 * @param description undefined until the item is known
 * @returns the ref of the element that shows it
 */
function usePageDescription(description: string | undefined): RefCallback<HTMLElement> {
  return useCallback(
    (element) => {
      const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
      if (element === null || meta === null || description === undefined) return undefined;
      const { content } = meta;
      meta.content = description;
      return () => {
        meta.content = content;
      };
    },
    [description],
  );
}
