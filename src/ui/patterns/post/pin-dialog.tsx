import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { isPinned } from '@/content/domain/pin.ts';
import type { Post } from '@/content/domain/post.ts';
import type { PinningActor } from '@/content/machines/pinning.machine.ts';
import type { PinNews, PinningFactory, ProvidedPinning } from '@/content/machines/provide-pinning.ts';
import type { Receiver } from '@/shared/machines/receiver.ts';
import { bringIntoView } from '@/ui/kit/focus/bring-into-view.ts';
import { useActorEvents } from '@/ui/kit/focus/use-actor-events.ts';
import { Dialog } from '@/ui/kit/overlay/dialog.tsx';
import { pinMessages } from '@/ui/messages/ko/pin-messages.ts';
import { postTitle } from '@/ui/messages/ko/post-messages.ts';
import { PinForm } from './pin-form.tsx';

export interface AskedPinProps<Item extends Post> {
  /** The post as it was when the user chose it; undefined until one is chosen. */
  readonly item: Item | undefined;
  /** The receiver of the changed post; must stay the same while the dialog is shown. */
  readonly list: Receiver<PinNews<Item>>;
}

interface PinDialogProps<Item extends Post> extends AskedPinProps<Item> {
  readonly pinning: PinningFactory<Item>;
}

/** The dialog in which a post is pinned to the head of its list, or unpinned (EDIT-04). */
export function PinDialog<Item extends Post>({ item, list, pinning }: PinDialogProps<Item>) {
  const provided = useMemo(() => item && pinning(item, list), [pinning, item, list]);
  return item && provided && <OpenedPin item={item} provided={provided} />;
}

interface OpenedPinProps {
  readonly item: Post;
  readonly provided: ProvidedPinning;
}

function OpenedPin({ item, provided }: OpenedPinProps) {
  const [snapshot, send, actor] = useMachine(provided.machine);
  useFollowedPost(actor, item);
  return (
    <Dialog
      open={snapshot.hasTag('open')}
      onOpenChange={() => send({ type: 'close.asked' })}
      title={pinMessages.title}
      closeLabel={pinMessages.close}
    >
      <PinForm
        title={postTitle(item)}
        provided={provided}
        actor={actor}
        failure={snapshot.context.failure}
        pinned={snapshot.context.pinned}
        isPinned={isPinned(item)}
        isUnpinning={snapshot.hasTag('unpinning')}
      />
    </Dialog>
  );
}

/** The post may have moved in the list: the focus goes to it. */
function useFollowedPost(actor: PinningActor, { id }: Post): void {
  useActorEvents(actor, () => {
    const post = document.querySelector<HTMLElement>(`[data-item="${CSS.escape(String(id))}"]`);
    bringIntoView(post?.querySelector('a'), { block: 'nearest', around: post });
  });
}
