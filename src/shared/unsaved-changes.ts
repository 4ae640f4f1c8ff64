/** What listening to an actor returns: it stops the listening. */
export interface Subscription {
  readonly unsubscribe: () => void;
}

/** There are no unsaved changes any more. */
export interface ChangesGone {
  readonly type: 'changes.gone';
}

/** Events of an actor that holds unsaved changes: there are some, or none any more. */
export type ChangesEmitted = { readonly type: 'changes.made' } | ChangesGone;

/**
 * The context of a machine that emits them. Its actions `noteEmittedChanges` and `emitChanges` are declared by each machine: XState
 * types an action by the whole context of its machine, so that one for all would need a cast.
 */
export interface ChangesContext {
  /** Whether `changes.made` was emitted last, and not `changes.gone`. */
  readonly hasEmittedChanges: boolean;
}

/** An actor that holds unsaved changes, as far as another actor needs it. */
export interface ChangesHolder {
  readonly getSnapshot: () => { readonly context: ChangesContext };
  readonly on: (type: ChangesEmitted['type'], listener: (event: ChangesEmitted) => void) => Subscription;
}

/** An actor on whose word there are no unsaved changes any more, since their subject is gone. */
export interface ChangesEnd {
  readonly on: (type: 'changes.gone', listener: (event: ChangesGone) => void) => Subscription;
}

/** The event that was emitted last, for an `emit` right after `hasEmittedChanges` was set. */
export function changesEvent({ hasEmittedChanges }: ChangesContext): ChangesEmitted {
  return { type: hasEmittedChanges ? 'changes.made' : 'changes.gone' };
}
