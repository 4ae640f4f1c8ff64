/** How the site can be put on the device: by a question of the browser, or by the person, in a menu of the browser. */
export type InstallationWay = 'asked' | 'byHand';

/** Putting the site beside the apps of the device (OFFL-01). */
export interface Installation {
  /** Calls back once it can be installed; never where it is installed already. @returns stops listening */
  onPossible(listener: (way: InstallationWay) => void): () => void;
  /** Lets the browser ask. */
  ask(): void;
}

/** What this device remembers of the offer. */
export interface InstallationMemory {
  /** How often the site was visited, this time included. */
  visits(): number;
  /** Whether the offer was answered, in whatever way: it is made no more. */
  isAnswered(): boolean;
  noteAnswered(): void;
}
