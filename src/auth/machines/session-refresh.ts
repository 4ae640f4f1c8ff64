import { required } from '@/shared/machines/outcome-actor.ts';
import { keeping } from '@/shared/machines/reading-state.ts';
import { refreshCalls, type SessionContext } from './session-state.ts';

/** The token as it is sent. */
export const rawToken = ({ context }: { readonly context: SessionContext }): string => required(context.token).raw;

const isUnreachable = ({ event }: { readonly event: { readonly error: unknown } }) =>
  refreshCalls.reasonOf(event.error) === 'unreachable';

/** A refresh (AUTH-14): without an answer the token stays as it is (REL-04). @param over the transition when it is refused */
export const refreshing = <const Over>(over: Over) =>
  ({
    tags: 'pending',
    invoke: {
      src: 'refresh',
      input: rawToken,
      onDone: keeping('idle', 'setToken'),
      onError: [{ guard: isUnreachable, target: 'idle' }, over],
    },
  }) as const;
