import type { Outcome } from '@/shared/domain/outcome.ts';
import type { OwnRecord } from '../domain/own-record.ts';

/**
 * Everything that the server has stored about the signed-in user (MINE-06). A server without the call refuses with
 * `unsupported`.
 */
export interface OwnRecordRepository {
  read(signal?: AbortSignal): Promise<Outcome<OwnRecord>>;
}
