import { takeEarlyCall } from './early-call.ts';

/**
 * Uses the answers to the page's early calls in place of calls of its own, each once. Early calls were sent without a
 * token: calls with one are sent anyway. When an early call has failed, the call is sent again.
 */
export function adoptingEarlyCalls(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const address = typeof input === 'string' ? input : '';
    const early = globalThis.window?.earlyCalls?.[address];
    const isVisitors = !new Headers(init?.headers).has('authorization');
    if (early === undefined || !isVisitors || !takeEarlyCall(address)) return fetch(input, init);
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
