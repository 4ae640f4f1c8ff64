import type { FaultLog } from '@/shared/ports/fault-log.ts';

export interface RecordedFaults extends FaultLog {
  /** Oldest first, as the console would show them. */
  readonly lines: readonly string[];
}

export function recordedFaults(): RecordedFaults {
  const lines: string[] = [];
  return { lines, note: (what, reason) => void lines.push(`${what}: ${reason}`) };
}
