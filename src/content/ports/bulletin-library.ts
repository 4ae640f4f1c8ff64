import type { Outcome } from '@/shared/domain/outcome.ts';

/** Where the church's bulletins are kept (BULL-02, BULL-08). */
export interface BulletinLibrary {
  /**
   * @param label names a Sunday, such as `Sun2026Nov22`
   * @returns the addresses of the pages, in order; none when there is no bulletin
   */
  pages(label: string, signal?: AbortSignal): Promise<Outcome<readonly string[]>>;
  /** Takes a Sunday's bulletin away with all its pages; `notFound` when there was none. */
  remove(label: string): Promise<Outcome<null>>;
}
