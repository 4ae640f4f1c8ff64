/** A call that the page's early script has made (`src/build/early-script.ts`). */
export interface EarlyCall {
  readonly answer: Promise<Response>;
  readonly giveUp: () => void;
}

declare global {
  interface Window {
    /** The early calls of the page, by address. */
    earlyCalls?: Record<string, EarlyCall>;
    /** Sends the early call; where the server is part of the program, which can answer only later. */
    askEarly?: () => void;
  }
}

/** An early answer that was not used within this time after the page was requested is outdated, in milliseconds. */
const LONGEST_WAIT_MS = 60_000;

/** Removes an early call; @returns whether its answer may still be shown. */
export function takeEarlyCall(address: string): boolean {
  delete globalThis.window?.earlyCalls?.[address];
  return performance.now() < LONGEST_WAIT_MS;
}
