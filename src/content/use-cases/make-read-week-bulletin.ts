import { done, type Outcome } from '@/shared/domain/outcome.ts';
import { weekOf } from '@/shared/domain/week.ts';
import type { Clock } from '@/shared/ports/clock.ts';
import { type Bulletin, bulletinLabel } from '../domain/bulletin.ts';
import type { BulletinRepository } from '../ports/bulletin-repository.ts';

export type ReadWeekBulletin = (signal?: AbortSignal) => Promise<Outcome<Bulletin>>;

/** Reads the bulletin of the present week; it has no pages when none was published (BULL-01). */
export function makeReadWeekBulletin(repository: Pick<BulletinRepository, 'pages'>, clock: Clock): ReadWeekBulletin {
  return async (signal) => {
    const today = clock.today();
    const pages = await repository.pages(bulletinLabel(today), signal);
    return pages.kind === 'done' ? done({ sunday: weekOf(today).last, pages: pages.value }) : pages;
  };
}
