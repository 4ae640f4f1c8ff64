import type { ActorRef, EventObject, Snapshot } from 'xstate';

/**
 * An actor as the receiver of these events: a form is given the machine that its outcome concerns, and a child its
 * parent. Views pass the actor on, and no callback in its place.
 */
export type Receiver<News extends EventObject> = ActorRef<Snapshot<unknown>, News>;
