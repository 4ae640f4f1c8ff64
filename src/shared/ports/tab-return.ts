/** Calls back whenever the user comes back to this tab. @returns stops listening */
export type OnTabShown = (listener: () => void) => () => void;
