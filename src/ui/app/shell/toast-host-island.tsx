import { type AnimationEvent, type RefCallback, useEffect } from 'react';
import { cssTransition, ToastContainer, toast } from 'react-toastify/unstyled';
import type { Toast } from '@/shared/ports/notifications.ts';
import { Message } from '@/ui/kit/layout/message.tsx';
import { failureMessage } from '@/ui/messages/ko/failure-messages.ts';
import { toastRegionLabel, toastSentence, toastTexts } from '@/ui/messages/ko/toast-messages.ts';
import { useCoreService } from '../island/core.tsx';
import { makeRoomFor } from './make-room.ts';
import { makeSuccessToasts, type SuccessToasts } from './success-toasts.ts';
import { ToastCard } from './toast-card.tsx';
import { returnFocusOfToasts } from './toast-focus.ts';
import styles from './toast-host.module.css';
import { listenForUndo, type UndoOffers } from './undo-key.ts';

const KINDS = { success: 'good', error: 'bad', info: 'info' } as const;
const glide = cssTransition({ enter: styles.enter ?? '', exit: styles.exit ?? '', collapse: false });

const makeRoom: RefCallback<HTMLElement> = (place) => (place === null ? undefined : makeRoomFor(place));

/**
 * On a busy browser, the time of an animation that has just started may be negative until the next frame. Its end is
 * then reported although no time has passed, and would close the toast with its undo.
 */
function ignoreUnstartedClock(event: AnimationEvent): void {
  if (event.elapsedTime === 0) event.stopPropagation();
}

/** Shows the toasts (NOTI-01). */
export function ToastHost() {
  const source = useCoreService('toasts');

  useEffect(returnFocusOfToasts, []);
  useEffect(() => {
    const undos = listenForUndo();
    const successes = makeSuccessToasts();
    const stopTaking = source.onToast((shown, withdrawn) => showToast(shown, withdrawn, { undos, successes }));
    return () => {
      stopTaking();
      undos.end();
    };
  }, [source]);

  return (
    <div ref={makeRoom} className={styles.place} onAnimationEndCapture={ignoreUnstartedClock}>
      <ToastContainer
        className={styles.toasts ?? ''}
        aria-label={toastRegionLabel}
        position="top-right"
        autoClose={5000}
        pauseOnHover
        pauseOnFocusLoss
        hotKeys={(event) => event.altKey && event.code === 'KeyT'}
        draggable
        draggablePercent={80}
        closeButton={false}
        closeOnClick={false}
        hideProgressBar
        icon={false}
        transition={glide}
      />
    </div>
  );
}

/** The shown toasts, for later toasts and the undo key. */
interface ShownToasts {
  readonly undos: UndoOffers;
  readonly successes: SuccessToasts;
}

/** How long an action can be undone. */
const UNDO_MS = 10_000;

function showToast(shown: Toast, withdrawn: AbortSignal, { undos, successes }: ShownToasts): void {
  const { tone, subject, reason, stays, onAction, onUndo, onGone } = shown;
  const { action } = toastTexts[subject];
  let isOpen = true;
  const id = toast(
    ({ closeToast }) => (
      <ToastCard
        kind={KINDS[tone]}
        onClosed={() => closeToast()}
        action={
          action === undefined || onAction === undefined
            ? undefined
            : {
                label: action,
                onChosen: () => {
                  // The button can still be pressed while the toast glides away (REL-17).
                  if (!isOpen) return;
                  onAction();
                  closeToast();
                },
              }
        }
      >
        {toastSentence(shown)} {reason !== undefined && <Message text={failureMessage(reason)} />}
      </ToastCard>
    ),
    {
      role: tone === 'error' ? 'alert' : 'status',
      ...(stays && { autoClose: false }),
      ...(onUndo !== undefined && { autoClose: UNDO_MS }),
      onClose: () => {
        isOpen = false;
        forgetUndo?.();
        forgetSuccess();
        onGone?.();
      },
    },
  );
  const takeAway = () => toast.dismiss(id);
  const forgetUndo = onUndo === undefined ? undefined : undos.add({ undo: onUndo, takeAway });
  const forgetSuccess = successes.add(shown, takeAway);
  withdrawn.addEventListener('abort', takeAway);
}
