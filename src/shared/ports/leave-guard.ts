/**
 * Asks before the user leaves a page with unsaved changes: by links, by Back and Forward, and by closing the tab, where
 * the browser itself asks (MEMB-05).
 */
export interface LeaveGuard {
  /**
   * From now on the user is asked before they leave.
   * @param onAttempt called when the user tried to leave
   * @returns stops guarding
   */
  activate(onAttempt: () => void): () => void;
  /** Stops guarding, and continues the last navigation that was stopped. */
  leave(): void;
}
