/** A call that the page's early script has made (`src/build/early-script.ts`). */
export interface EarlyCall {
  readonly answer: Promise<Response>;
  readonly giveUp: () => void;
}

declare global {
  interface Window {
    /** What the page has asked for before its program came, by address. */
    earlyCalls?: Record<string, EarlyCall>;
    /** Asks for it; for a server that is part of the program, and answers later. */
    askEarly?: () => void;
  }
}

/** After so long since the page was asked for, an answer that nobody has taken is not news any more. */
const LONGEST_WAIT_MS = 60_000;

/**
 * Takes the answers to what the page has asked for already, each once, in place of a call of its own. They were asked for in
 * a visitor's name: calls that carry a bearer go their own way. An early call that broke is made once more.
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
