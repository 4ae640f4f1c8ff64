import { takeEarlyCall } from './early-call.ts';

/**
 * Takes the answers to what the page has asked for already, each once, in place of a call of its own. They were asked for in
 * a visitor's name: calls that carry a bearer go their own way. An early call that broke is made once more.
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
