import type { DirectoryZone } from './directory-entry.ts';
import { type OpenedValues, openedTo, type VisibilitySettings } from './visibility.ts';

/** How a member stands in the directory: under 18 never, and not without a birth date, since it could be a child's. */
export const LISTINGS = ['listed', 'underAge', 'ageUnknown'] as const;

export type Listing = (typeof LISTINGS)[number];

/** What the signed-in member has opened to whom, and what it is about. */
export interface OwnVisibility {
  readonly settings: VisibilitySettings;
  readonly listing: Listing;
  readonly name: string;
  readonly zone: DirectoryZone | undefined;
  /** All that the church knows, opened or not. */
  readonly values: OpenedValues;
  /** The version that the next change is based on; undefined where the server names none. */
  readonly version: string | undefined;
}

/** Somebody who may look a member up. */
export type Looker = 'neighbour' | 'member';

/** What others would see with these settings (MINE-03); a member without a zone has no neighbours. */
export function previewOf(
  { zone, values }: Pick<OwnVisibility, 'zone' | 'values'>,
  settings: VisibilitySettings,
): readonly { readonly looker: Looker; readonly seen: OpenedValues }[] {
  const member = { looker: 'member', seen: openedTo(values, settings, false) } as const;
  const neighbour = { looker: 'neighbour', seen: openedTo(values, settings, true) } as const;
  return zone === undefined ? [member] : [neighbour, member];
}
