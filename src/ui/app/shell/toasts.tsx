import { type AnimationEvent, type ReactNode, type RefCallback, useEffect } from 'react';
import { cssTransition, ToastContainer, toast } from 'react-toastify/unstyled';
import type { Toast } from '@/shared/notifications.ports.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { classNames } from '@/ui/kit/class-names.ts';
import { returnFocus } from '@/ui/kit/focus/focus.ts';
import { Icon, type IconName } from '@/ui/kit/icons/icon.tsx';
import { Message } from '@/ui/kit/layout/text.tsx';
import { failureMessage } from '@/ui/messages/ko/failures.ts';
import { closeToast, toastRegionLabel, toastSentence, toastTexts } from '@/ui/messages/ko/toasts.ts';
import { useCoreService } from '../islands/core-context.tsx';
import styles from './toasts.module.css';

const KINDS = { success: 'good', error: 'bad', info: 'info' } as const;
const glide = cssTransition({ enter: styles.enter ?? '', exit: styles.exit ?? '', collapse: false });

const makeRoom: RefCallback<HTMLElement> = (place) => (place === null ? undefined : makeRoomFor(place));

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

/**
 * On a busy browser, the time of an animation that has just started may be negative until the next frame. Its end is
 * then reported although no time has passed, and would close the toast with its undo.
 */
function ignoreUnstartedClock(event: AnimationEvent): void {
  if (event.elapsedTime === 0) event.stopPropagation();
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
    ({ closeToast: close }) => (
      <ToastCard
        kind={KINDS[tone]}
        onClosed={() => close()}
        action={
          action === undefined || onAction === undefined
            ? undefined
            : {
                label: action,
                onChosen: () => {
                  // The button can still be pressed while the toast glides away (REL-17).
                  if (!isOpen) return;
                  onAction();
                  close();
                },
              }
        }
      >
        <span>{toastSentence(shown)}</span> {reason !== undefined && <Message text={failureMessage(reason)} />}
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

/** A success, an information, or an error. */
type ToastKind = 'good' | 'info' | 'bad';

interface ToastCardProps {
  readonly kind: ToastKind;
  readonly children: ReactNode;
  readonly action?: { readonly label: string; readonly onChosen: () => void } | undefined;
  readonly onClosed?: (() => void) | undefined;
}

const ICONS: Record<ToastKind, IconName> = { good: 'check', info: 'info', bad: 'warn' };

/** The look of a toast; its position, duration and live region belong to the component that shows it (NOTI-01). */
function ToastCard({ kind, children, action, onClosed }: ToastCardProps) {
  return (
    <div className={classNames(styles.toast, kind === 'bad' && styles.bad)} data-toast="">
      <Icon name={ICONS[kind]} className={styles.icon} />
      <p className={styles.words}>{children}</p>
      <span className={styles.buttons}>
        {action !== undefined && (
          <Button variant="bare" onClick={action.onChosen}>
            {action.label}
          </Button>
        )}
        {onClosed !== undefined && (
          <Button variant="bare" round aria-label={closeToast} onClick={onClosed}>
            <Icon name="close" />
          </Button>
        )}
      </span>
    </div>
  );
}

/** Phones, where toasts cover the content. */
const NARROW = '(max-width: 47.99em)';

interface ShownSuccess {
  readonly subject: Toast['subject'];
  readonly takeAway: () => void;
}

/** Adds the toast of a success, which replaces an older one. */
interface SuccessToasts {
  /** @returns call it when the toast has disappeared */
  readonly add: (added: Toast, takeAway: () => void) => () => void;
}

/**
 * Only the latest success is shown: its toast replaces an older one with the same subject, on a phone one with any subject.
 * Toasts with an undo, toasts that stay until they are answered, and other tones are never replaced.
 */
function makeSuccessToasts(): SuccessToasts {
  const shown = new Set<ShownSuccess>();
  return {
    add: (added, takeAway) => {
      if (!isPlainSuccess(added)) return () => undefined;
      const { subject } = added;
      const isNarrow = window.matchMedia(NARROW).matches;
      const older = [...shown].filter((each) => isNarrow || each.subject === subject);
      const own = { subject, takeAway };
      shown.add(own);
      for (const each of older) each.takeAway();
      return () => shown.delete(own);
    },
  };
}

const isPlainSuccess = ({ tone, onUndo, stays }: Toast): boolean =>
  tone === 'success' && onUndo === undefined && stays === undefined;

const TOASTS = '.Toastify';

/**
 * Returns the focus when the toast that holds it disappears (NOTI-01): to the element that had it before, or to the page if
 * that element is gone. @returns stops it
 */
function returnFocusOfToasts(): () => void {
  let before = document.activeElement;
  const note = ({ target }: FocusEvent): void => {
    if (target instanceof Element && target.closest(TOASTS) === null) before = target;
  };
  document.addEventListener('focusin', note);
  const unfollow = toast.onChange(({ status, id }) => {
    if (status !== 'removed' || document.getElementById(String(id))?.contains(document.activeElement) !== true) return;
    returnFocus(before, '#main');
  });
  return () => {
    document.removeEventListener('focusin', note);
    unfollow();
  };
}

/** An undo that a shown toast offers. */
interface UndoOffer {
  readonly undo: () => void;
  readonly takeAway: () => void;
}

interface UndoOffers {
  /** @returns call it when the toast has disappeared */
  readonly add: (offer: UndoOffer) => () => void;
  readonly end: () => void;
}

/** Lets Ctrl+Z (⌘Z) undo the last action while a toast offers that (REL-29). */
function listenForUndo(): UndoOffers {
  const offers: UndoOffer[] = [];
  const hear = (event: KeyboardEvent) => {
    const last = offers.at(-1);
    if (last === undefined || !asksUndo(event) || isWriting(event.target)) return;
    event.preventDefault();
    last.undo();
    last.takeAway();
  };
  document.addEventListener('keydown', hear);

  return {
    add: (offer) => {
      offers.push(offer);
      return () => {
        if (offers.includes(offer)) offers.splice(offers.indexOf(offer), 1);
      };
    },
    end: () => document.removeEventListener('keydown', hear),
  };
}

/** Matches the Z key in any layout: with the Korean layout it types a ㅋ. */
function asksUndo({ key, code, ctrlKey, metaKey, shiftKey, altKey, repeat }: KeyboardEvent): boolean {
  const isZ = key.toLowerCase() === 'z' || (code === 'KeyZ' && !/^[a-z]$/i.test(key));
  return isZ && (ctrlKey || metaKey) && !shiftKey && !altKey && !repeat;
}

/** In a field Ctrl+Z undoes the typing. */
function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
}

const ROOT = document.documentElement;

/**
 * Publishes how much height the toasts take, at the top or the bottom, so that dialogs leave room for them, and scrolls the
 * focused field out from under them. While a dialog is open the room only grows: a toast that disappears must not move a button
 * that is about to be pressed. @returns stops it
 */
export function makeRoomFor(toasts: HTMLElement): () => void {
  let room = { above: 0, below: 0 };
  const measure = () => {
    const taken = heightTaken(toasts.getBoundingClientRect());
    const held = document.querySelector('[aria-modal="true"]') === null ? { above: 0, below: 0 } : room;
    room = { above: Math.max(taken.above, held.above), below: Math.max(taken.below, held.below) };
    ROOT.style.setProperty('--toasts-above', `${room.above}px`);
    ROOT.style.setProperty('--toasts-below', `${room.below}px`);
    if (taken.above + taken.below > 0) uncover(toasts);
  };
  const sizes = new ResizeObserver(measure);
  sizes.observe(toasts);
  // The toasts' position depends on whether a dialog is open.
  const dialogs = new MutationObserver(measure);
  dialogs.observe(document.body, { childList: true });
  window.addEventListener('resize', measure);
  return () => {
    sizes.disconnect();
    dialogs.disconnect();
    window.removeEventListener('resize', measure);
    ROOT.style.removeProperty('--toasts-above');
    ROOT.style.removeProperty('--toasts-below');
  };
}

/** In pixels, from the edge of the window at which they are shown. */
function heightTaken({ top, bottom, height }: DOMRect): { above: number; below: number } {
  if (height === 0) return { above: 0, below: 0 };
  const isBelow = top > window.innerHeight - bottom;
  return isBelow ? { above: 0, below: Math.ceil(window.innerHeight - top) } : { above: Math.ceil(bottom), below: 0 };
}

function uncover(toasts: HTMLElement): void {
  const field = document.activeElement;
  if (field === null || !field.matches('input, select, textarea')) return;
  const [box, cover] = [field.getBoundingClientRect(), toasts.getBoundingClientRect()];
  const isCovered =
    box.bottom > cover.top && box.top < cover.bottom && box.right > cover.left && box.left < cover.right;
  // oxlint-disable-next-line no-restricted-properties -- the field has the focus already
  if (isCovered) field.scrollIntoView({ block: 'nearest' });
}
