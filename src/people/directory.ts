import { type EntityId, sameId } from '@/shared/entity-id.ts';

export interface DirectoryZone {
  readonly id: EntityId;
  readonly name: string;
}

/** A member in the directory, with the fields that they show to this reader. */
export interface DirectoryEntry extends OpenedValues {
  readonly id: EntityId;
  readonly name: string;
  readonly zone: DirectoryZone | undefined;
}

/** Entries of a page, in the server's order. */
export const DIRECTORY_PAGE_SIZE = 20;

/** The `tel:` address of a telephone number; undefined for a text that is no number. */
export function telephoneLink(telephone: string): string | undefined {
  const digits = telephone.replaceAll(/\D/g, '');
  const isNumber = digits.length >= 5 && /^[+\d\s().-]+$/.test(telephone);
  return isNumber ? `tel:${telephone.trim().startsWith('+') ? '+' : ''}${digits}` : undefined;
}

/** The `mailto:` address of an e-mail address; undefined for a text that is none. */
export function emailLink(email: string): string | undefined {
  return /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(email) ? `mailto:${email}` : undefined;
}

/** The search and filter of the directory. */
export interface DirectoryView {
  /** The field's text, as it is typed. */
  readonly text: string;
  /** The zone whose members alone are shown; undefined for all. */
  readonly zone: DirectoryZone | undefined;
}

const TEXT = 'q';
const ZONE = 'zone';

/** The server refuses a longer text. */
const MOST_LETTERS = 100;

/**
 * The view that a query names, such as `q=ㄱㅁㅅ&zone=8`.
 * @param ownZone the only zone that can be shown alone: a link to another zone shows all members
 */
export function directoryViewIn(query: string, ownZone: DirectoryZone | undefined): DirectoryView {
  const parameters = new URLSearchParams(query);
  const zone: EntityId | null = parameters.get(ZONE);
  return {
    text: (parameters.get(TEXT) ?? '').trim().slice(0, MOST_LETTERS),
    zone: zone !== null && ownZone !== undefined && sameId(ownZone.id, zone) ? ownZone : undefined,
  };
}

/**
 * The address of a view; default values are left out.
 * @param page such as `/account/directory`
 */
export function addressOfDirectory(page: string, { text, zone }: DirectoryView): string {
  const query = new URLSearchParams({
    ...(text.trim() !== '' && { [TEXT]: text.trim() }),
    ...(zone !== undefined && { [ZONE]: String(zone.id) }),
  });
  return query.size === 0 ? page : `${page}?${query}`;
}

/** The fields that members can show to others, each by a setting of its own (MINE-03). */
export const OPENABLE_FIELDS = ['telephone', 'email', 'birthday', 'photo'] as const;

export type OpenableField = (typeof OPENABLE_FIELDS)[number];

/** The readers of a field: nobody, the members of one's own zone, all members. */
export const AUDIENCES = ['nobody', 'zone', 'members'] as const;

export type Audience = (typeof AUDIENCES)[number];

export type VisibilitySettings = Readonly<Record<OpenableField, Audience>>;

export const isSameVisibility = (one: VisibilitySettings, other: VisibilitySettings): boolean =>
  OPENABLE_FIELDS.every((field) => one[field] === other[field]);

/** What a reader sees of a member besides name and zone; a birthday as month and day, `05-30`. */
export type OpenedValues = Readonly<Partial<Record<OpenableField, string>>>;

/**
 * The fields that a reader sees, by the server's own rule: a field that is closed to them is left out, as is one
 * without a value. Only the server decides; this is the preview for the member.
 */
export function openedTo(values: OpenedValues, settings: VisibilitySettings, isNeighbour: boolean): OpenedValues {
  return Object.fromEntries(
    OPENABLE_FIELDS.flatMap((field) => {
      const value = values[field];
      const isOpen = settings[field] === 'members' || (settings[field] === 'zone' && isNeighbour);
      return isOpen && value !== undefined ? [[field, value] as const] : [];
    }),
  );
}

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
