import type { Outcome } from '@/shared/outcome.ts';
import type { MemberName } from './member-names.ts';

/** Reads the members who can be chosen for a seat (ORGN-10). */
export interface MemberNameRepository {
  all(signal?: AbortSignal): Promise<Outcome<readonly MemberName[]>>;
}
