import type { Outcome } from '@/shared/domain/outcome.ts';

/** Where the church's bulletins are kept (BULL-02). */
export interface BulletinLibrary {
  /**
   * @param label names a Sunday, such as `Sun2026Nov22`
   * @returns the addresses of the pages, in order; none when there is no bulletin
   */
  pages(label: string, signal?: AbortSignal): Promise<Outcome<readonly string[]>>;
}
