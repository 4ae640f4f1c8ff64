export type LoadState<Value> =
  | { readonly status: 'idle' | 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly value: Value };

/**
 * One object for all pending values, also while prerendering: another object would be another state, and its views
 * would render again.
 */
export const IDLE: LoadState<never> = { status: 'idle' };

/** Something that is fetched once, when it is first needed; a failed fetch can be tried again. */
export interface Loadable<Value> {
  readonly state: () => LoadState<Value>;
  readonly load: () => Promise<Value>;
  /** Resolves with the value, even when earlier fetches failed. */
  readonly promise: Promise<Value>;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createLoadable<Value>(fetchValue: () => Promise<Value>): Loadable<Value> {
  const listeners = new Set<() => void>();
  let state: LoadState<Value> = IDLE;
  let pending: Promise<Value> | undefined;
  let fulfil: (value: Value) => void;
  const promise = new Promise<Value>((resolve) => {
    fulfil = resolve;
  });

  const enter = (next: LoadState<Value>) => {
    state = next;
    for (const listener of listeners) listener();
  };

  return {
    promise,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: () => {
      pending ??= fetchValue().then(
        (value) => {
          enter({ status: 'ready', value });
          fulfil(value);
          // React reads these properties before it suspends on a promise.
          for (const read of [promise, pending]) void Object.assign(read ?? {}, { status: 'fulfilled', value });
          return value;
        },
        (error: unknown) => {
          pending = undefined;
          enter({ status: 'failed' });
          throw error;
        },
      );
      if (state.status === 'idle' || state.status === 'failed') enter({ status: 'loading' });
      return pending;
    },
  };
}
