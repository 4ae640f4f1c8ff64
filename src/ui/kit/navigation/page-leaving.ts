const listeners = new Set<() => void>();

/** Listens to {@link leavePage}. @returns stops listening */
export function onPageLeaving(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notifies the shown page as if it were left, before something ends that its delayed changes need: the session. */
export function leavePage(): void {
  for (const listener of listeners) listener();
}
