import { type ActorRefFrom, createActor } from 'xstate';
import { resetLinkMachine } from './reset-link.machine.ts';

/** The link of a reset e-mail, one for the whole tab: the address bar drops it at once (REL-12). */
export type ResetLinkActor = ActorRefFrom<typeof resetLinkMachine>;

/** Starts the actor that waits for the link of a reset e-mail (ACCT-11). */
export function startResetLink(): ResetLinkActor {
  return createActor(resetLinkMachine).start();
}
