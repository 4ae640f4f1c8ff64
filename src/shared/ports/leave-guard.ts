/**
 * Keeps the reader from leaving a page unasked while something on it would be lost: by links, by Back and Forward, and by
 * closing the tab, where the browser itself asks (MEMB-05).
 */
export interface LeaveGuard {
  /**
   * From now on nobody leaves without being asked.
   * @param onTried called when the reader was held back
   * @returns a function that lets everybody go again
   */
  holdBack(onTried: () => void): () => void;
  /** Lets go, and takes the reader to where they wanted when they were held back last. */
  leave(): void;
}
