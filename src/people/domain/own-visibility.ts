import type { DirectoryZone } from './directory-entry.ts';
import { type OpenedValues, openedTo, type VisibilitySettings } from './visibility.ts';

/**
 * Whether a member is in the directory: never under 18, nor without a date of birth, since the member could be a child.
 */
export const LISTINGS = ['listed', 'underAge', 'ageUnknown'] as const;

export type Listing = (typeof LISTINGS)[number];

/** The fields that the signed-in member shows to others, and to whom, with the values of these fields. */
export interface OwnVisibility {
  readonly settings: VisibilitySettings;
  readonly listing: Listing;
  readonly name: string;
  readonly zone: DirectoryZone | undefined;
  /** All fields with a value, shown or not. */
  readonly values: OpenedValues;
  /** The version that the next change is based on; undefined where the server names none. */
  readonly version: string | undefined;
}

/** A reader of the directory. */
export type Looker = 'neighbour' | 'member';

/** The fields that a reader would see with these settings (MINE-03); a member without a zone has no neighbours. */
export function previewOf(
  { zone, values }: Pick<OwnVisibility, 'zone' | 'values'>,
  settings: VisibilitySettings,
): readonly { readonly looker: Looker; readonly seen: OpenedValues }[] {
  const member = { looker: 'member', seen: openedTo(values, settings, false) } as const;
  const neighbour = { looker: 'neighbour', seen: openedTo(values, settings, true) } as const;
  return zone === undefined ? [member] : [neighbour, member];
}
