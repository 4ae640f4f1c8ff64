import type { ActorRef, EventObject, Snapshot } from 'xstate';

/**
 * An actor, as far as it is sent these events: what a form is given of the machine that its outcome concerns, and a child of its
 * parent. Views pass it on, and no callback in its place.
 */
export type Receiver<News extends EventObject> = ActorRef<Snapshot<unknown>, News>;
