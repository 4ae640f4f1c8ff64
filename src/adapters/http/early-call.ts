/** A call that the page's early script has made (`src/build/early-script.ts`). */
export interface EarlyCall {
  readonly answer: Promise<Response>;
  readonly giveUp: () => void;
}

declare global {
  interface Window {
    /** What the page asked for before its program came, by address. */
    earlyCalls?: Record<string, EarlyCall>;
    /** Makes the page's early call; for a server that is part of the program and answers later. */
    askEarly?: () => void;
  }
}

/** So long after its navigation, a page no longer shows an answer that it asked for early. */
const LONGEST_WAIT_MS = 60_000;

/** Removes an early call; @returns whether its answer may still be shown. */
export function takeEarlyCall(address: string): boolean {
  delete globalThis.window?.earlyCalls?.[address];
  return performance.now() < LONGEST_WAIT_MS;
}
