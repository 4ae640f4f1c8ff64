import type { Outcome } from '@/shared/domain/outcome.ts';
import type { OwnVisibility } from '../domain/own-visibility.ts';
import type { VisibilitySettings } from '../domain/visibility.ts';

/** What the signed-in member opens of themselves (MINE-03). */
export interface VisibilityRepository {
  read(signal?: AbortSignal): Promise<Outcome<OwnVisibility>>;
  /** @param version what it is based on. Refuses with `conflict` when it was changed elsewhere meanwhile. */
  save(
    settings: VisibilitySettings,
    version: string | undefined,
    signal?: AbortSignal,
  ): Promise<Outcome<OwnVisibility>>;
}
