import { sundayOfLabel } from '@/content/domain/bulletin.ts';
import type { BulletinRepository } from '@/content/ports/bulletin-repository.ts';
import { done, refused } from '@/shared/domain/outcome.ts';

export interface ShelfRepository extends BulletinRepository {
  /** Labels that were asked for, oldest first. */
  readonly asked: readonly string[];
}

/** A repository that holds the pages of these labels; a test may replace what it does. */
export function bulletinRepository(
  kept: Readonly<Record<string, readonly string[]>> = {},
  changes: Partial<BulletinRepository> = {},
): ShelfRepository {
  const shelf = new Map(Object.entries(kept));
  const asked: string[] = [];
  return {
    asked,
    pages: (label) => {
      asked.push(label);
      return Promise.resolve(done(shelf.get(label) ?? []));
    },
    arrange: (label, { staying }) => {
      shelf.set(label, staying);
      return Promise.resolve(done(null));
    },
    sundays: () => Promise.resolve(done([...shelf.keys()].flatMap((label) => sundayOfLabel(label) ?? []))),
    remove: (label) => Promise.resolve(shelf.delete(label) ? done(null) : refused('notFound')),
    ...changes,
  };
}
