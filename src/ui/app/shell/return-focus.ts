import { toast } from 'react-toastify/unstyled';
import { returnFocus } from '@/ui/kit/focus/return-focus.ts';

const TOASTS = '.Toastify';

/**
 * Gives the focus back when the toast that holds it goes (NOTI-01): to where it was before it went into the toasts, or to
 * the page where that has gone meanwhile. @returns ends it
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
