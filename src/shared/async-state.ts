import type { Failure } from './outcome.ts';

/** The state of a value that has to be fetched before it can be shown. */
export type AsyncState<Value, Reason extends string = Failure> =
  | { readonly status: 'loading' }
  | { readonly status: 'empty' }
  | { readonly status: 'failed'; readonly reason: Reason }
  | { readonly status: 'ready'; readonly value: Value };

/**
 * The state of a value that a machine keeps: a list without entries is empty.
 * @param value undefined until it was fetched
 * @param failure why it could not be fetched; undefined unless that failed
 */
export function asyncStateOf<Value>(value: Value | undefined, failure: Failure | undefined): AsyncState<Value> {
  if (failure !== undefined) return { status: 'failed', reason: failure };
  if (value === undefined) return { status: 'loading' };
  return isEmptyList(value) ? { status: 'empty' } : { status: 'ready', value };
}

export function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
