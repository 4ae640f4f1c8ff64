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

/**
 * Uses the answers to the page's early calls in place of calls of its own, each once. Early calls were sent without a
 * token: calls with one are sent anyway. When an early call has failed, the call is sent again.
 */
export function adoptingEarlyCalls(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const early = takeEarlyCall(input, init);
    if (early === undefined) return fetch(input, init);
    const signal = init?.signal;
    signal?.addEventListener('abort', early.giveUp);
    if (signal?.aborted === true) early.giveUp();
    try {
      return await early.answer;
    } catch (error) {
      if (signal?.aborted === true) throw error;
      return fetch(input, init);
    }
  };
}

function takeEarlyCall(input: RequestInfo | URL, init: RequestInit | undefined): EarlyCall | undefined {
  const calls = globalThis.window?.earlyCalls;
  if (calls === undefined || typeof input !== 'string' || new Headers(init?.headers).has('authorization'))
    return undefined;
  const { [input]: early } = calls;
  delete calls[input];
  return performance.now() < LONGEST_WAIT_MS ? early : undefined;
}
