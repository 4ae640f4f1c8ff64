import type { SnapshotFrom } from 'xstate';
import type { AsyncState } from '@/shared/machines/async-state.ts';
import type { resetLinkMachine } from './reset-link.machine.ts';

/** Whose password a link is for: empty where it has none, or opens it no more. */
export function selectResetEmail(snapshot: SnapshotFrom<typeof resetLinkMachine>): AsyncState<string, never> {
  if (snapshot.matches('waiting')) return { status: 'loading' };
  if (snapshot.matches({ opened: 'missing' })) return { status: 'empty' };
  return { status: 'ready', value: snapshot.context.link?.email ?? '' };
}
