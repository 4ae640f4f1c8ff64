import type { Church } from '../../church/church.ts';

const lastWork = new WeakMap<Church, Promise<unknown>>();

/**
 * Runs the writes on one church in sequence. Saving spans several tasks, so two concurrent calls (two tabs that refresh, two
 * users who move one member) would otherwise both see the state before either write.
 */
export function exclusively<Value>(church: Church, work: () => Value | Promise<Value>): Promise<Value> {
  const before = lastWork.get(church) ?? Promise.resolve();
  const mine = before.then(work, work);
  lastWork.set(church, mine);
  return mine;
}
