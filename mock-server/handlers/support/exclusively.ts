import type { Church } from '../../church/church.ts';

const lastWork = new WeakMap<Church, Promise<unknown>>();

/**
 * Runs writes on one church one after another. Saving takes several turns of the event loop, so two calls that arrive
 * together (two tabs that refresh, two people who move one member) would otherwise both see the state before either.
 */
export function exclusively<Value>(church: Church, work: () => Value | Promise<Value>): Promise<Value> {
  const before = lastWork.get(church) ?? Promise.resolve();
  const mine = before.then(work, work);
  lastWork.set(church, mine);
  return mine;
}
