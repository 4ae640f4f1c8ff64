import { churchDate, yearOf } from '../calendar-date.ts';
import type { Church } from '../church.ts';
import type { Member, Visibility } from '../schemas/people.ts';
import { hash } from './hash.ts';

/** The fields that a member can show to others, each by a setting of its own. */
const openableFields = ['telephone', 'email', 'birthday', 'photo'] as const;

export type OpenableField = (typeof openableFields)[number];

export type Settings = Pick<Visibility, OpenableField>;

/** Whether a member is in the directory; `ageUnknown` without a date of birth, since the member could be a child. */
export type Listing = 'listed' | 'underAge' | 'ageUnknown';

const GROWN = 18;

const closed: Settings = { telephone: 'nobody', email: 'nobody', birthday: 'nobody', photo: 'nobody' };

/** All fields are closed at first. */
export function settingsOf(church: Church, memberId: number): Settings {
  const { telephone, email, birthday, photo } =
    church.visibilities.findFirst((query) => query.where({ memberId })) ?? closed;
  return { telephone, email, birthday, photo };
}

/** Whether a member is in the directory today, by the church's clock: never under 18, whatever the settings are. */
export function listingOf(church: Church, { birthDate }: Pick<Member, 'birthDate'>): Listing {
  if (birthDate === null) return 'ageUnknown';
  const today = churchDate(church.now());
  // A member born on 29 February is of age on 1 March.
  return birthDate <= `${yearOf(today) - GROWN}${today.slice(4)}` ? 'listed' : 'underAge';
}

/**
 * A member's values by the optional fields' names; of the birthday, only day and month.
 * @param accountId the reader's account, which is part of the photo's address
 */
export const valuesOf = (
  { telephone, email, birthDate, photo }: Member,
  accountId: string,
): Readonly<Record<OpenableField, string | null>> => ({
  telephone,
  email,
  birthday: birthDate === null ? null : birthDate.slice(5),
  photo: photo === null ? null : `/api/Directory/photos/${photoKeyFor(photo.key, accountId)}`,
});

/** The name of a photo for one reader, which reveals neither its secret nor its name for another reader. */
export const photoKeyFor = (secret: string, accountId: string): string =>
  [`${secret} ${accountId}`, `${accountId} ${secret}`].map((text) => hash(text).toString(36)).join('-');

/** The values that a reader may see: a field that is closed to them is left out, as is one without a value. */
export function openedTo(
  values: Readonly<Record<OpenableField, string | null>>,
  settings: Settings,
  isNeighbour: boolean,
): Partial<Record<OpenableField, string>> {
  const seen = openableFields.flatMap((field) => {
    const value = values[field];
    const isOpen = settings[field] === 'members' || (settings[field] === 'zone' && isNeighbour);
    return isOpen && value !== null ? [[field, value] as const] : [];
  });
  return Object.fromEntries(seen);
}
