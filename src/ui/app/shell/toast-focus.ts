import { toast } from 'react-toastify/unstyled';
import { returnFocus } from '@/ui/kit/focus/return-focus.ts';

const TOASTS = '.Toastify';

/**
 * Returns the focus when the toast that holds it disappears (NOTI-01): to the element that had it before, or to the page if
 * that element is gone. @returns stops it
 */
export function returnFocusOfToasts(): () => void {
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
