import type { Outcome } from '@/shared/domain/outcome.ts';
import type { OwnVisibility } from '../domain/own-visibility.ts';
import type { VisibilitySettings } from '../domain/visibility.ts';

/** The fields that the signed-in member shows to others (MINE-03). */
export interface VisibilityRepository {
  read(signal?: AbortSignal): Promise<Outcome<OwnVisibility>>;
  /**
   * @param version on which the change is based. Refuses with `conflict` when the settings were changed elsewhere
   * meanwhile.
   */
  save(
    settings: VisibilitySettings,
    version: string | undefined,
    signal?: AbortSignal,
  ): Promise<Outcome<OwnVisibility>>;
}
