import type { FailureLog } from '@/shared/notifications.ports.ts';

export interface RecordedFailures extends FailureLog {
  /** Oldest first, in the console's form. */
  readonly lines: readonly string[];
}

export function recordedFailures(): RecordedFailures {
  const lines: string[] = [];
  return { lines, note: (what, reason) => void lines.push(`${what}: ${reason}`) };
}
