/** A toast lies over every dialog: a press on it is none outside the dialog, and does not close it (NOTI-01). */
export function stayForToasts(event: CustomEvent<{ readonly originalEvent: Event }>): void {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest('[data-toast]') !== null) event.preventDefault();
}
