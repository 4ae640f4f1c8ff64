import type { BulletinRepository } from '@/content/bulletins/bulletins.ports.ts';
import { sundayOfLabel } from '@/content/bulletins/bulletins.ts';
import { done, refused } from '@/shared/outcome.ts';

export interface ShelfRepository extends BulletinRepository {
  /** The requested labels, oldest first. */
  readonly asked: readonly string[];
}

/** A repository with pages under these labels; a test can replace single answers. */
export function bulletinRepository(
  shelved: Readonly<Record<string, readonly string[]>> = {},
  changes: Partial<BulletinRepository> = {},
): ShelfRepository {
  const shelf = new Map(Object.entries(shelved));
  const asked: string[] = [];
  return {
    asked,
    pages: (label) => {
      asked.push(label);
      return Promise.resolve(done(shelf.get(label) ?? []));
    },
    arrange: (label, { kept }) => {
      shelf.set(label, kept);
      return Promise.resolve(done(null));
    },
    sundays: () => Promise.resolve(done([...shelf.keys()].flatMap((label) => sundayOfLabel(label) ?? []))),
    remove: (label) => Promise.resolve(shelf.delete(label) ? done(null) : refused('notFound')),
    ...changes,
  };
}
