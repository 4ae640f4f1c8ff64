/**
 * Asks before the user leaves a page on which something would be lost: by links, by Back and Forward, and by closing the tab,
 * where the browser itself asks (MEMB-05).
 */
export interface LeaveGuard {
  /**
   * From now on the user cannot leave without being asked.
   * @param onAttempt called when the user was held back
   * @returns stops guarding
   */
  activate(onAttempt: () => void): () => void;
  /** Stops guarding, and continues the navigation that was held back last. */
  leave(): void;
}
