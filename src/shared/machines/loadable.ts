export type LoadState<Value> =
  | { readonly status: 'idle' | 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly value: Value };

/** Something that is fetched once, when it is first needed; a failed fetch can be tried again. */
export interface Loadable<Value> {
  readonly state: () => LoadState<Value>;
  readonly load: () => Promise<Value>;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createLoadable<Value>(fetchValue: () => Promise<Value>): Loadable<Value> {
  const listeners = new Set<() => void>();
  let state: LoadState<Value> = { status: 'idle' };
  let pending: Promise<Value> | undefined;

  const enter = (next: LoadState<Value>) => {
    state = next;
    for (const listener of listeners) listener();
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: () => {
      pending ??= fetchValue().then(
        (value) => {
          enter({ status: 'ready', value });
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
