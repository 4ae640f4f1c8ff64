/**
 * How the site can be installed on the device: by the browser's own question, or by the user in a menu of the browser.
 */
export type InstallationWay = 'asked' | 'byHand';

/** The installation of the site as an app of the device (OFFL-01). */
export interface Installation {
  /** Calls back once it can be installed; never where it is installed already. @returns stops listening */
  onPossible(listener: (way: InstallationWay) => void): () => void;
  /** Shows the browser's own question. */
  ask(): void;
}

/** The visits and the answer that this device has stored. */
export interface InstallationMemory {
  /** The number of visits, including this one. */
  visits(): number;
  /** Whether the offer was answered in any way: then it is not made again. */
  isAnswered(): boolean;
  noteAnswered(): void;
}
