import { churchDate, yearOf } from '../calendar-date.ts';
import type { Church } from '../church.ts';
import type { Member, Visibility } from '../schemas/people.ts';
import { hash } from './hash.ts';

/** What a member opens of themselves, each for itself. */
const openableFields = ['telephone', 'email', 'birthday', 'photo'] as const;

export type OpenableField = (typeof openableFields)[number];

export type Settings = Pick<Visibility, OpenableField>;

/** How a member stands in the directory; `ageUnknown` without a birth date, since nobody can tell that it is no child's. */
export type Listing = 'listed' | 'underAge' | 'ageUnknown';

const GROWN = 18;

const closed: Settings = { telephone: 'nobody', email: 'nobody', birthday: 'nobody', photo: 'nobody' };

/** Everything is closed at first. */
export function settingsOf(church: Church, memberId: number): Settings {
  const { telephone, email, birthday, photo } =
    church.visibilities.findFirst((query) => query.where({ memberId })) ?? closed;
  return { telephone, email, birthday, photo };
}

/** Whether a member stands in the directory today, by the church's clock: under 18 never, whatever is set. */
export function listingOf(church: Church, { birthDate }: Pick<Member, 'birthDate'>): Listing {
  if (birthDate === null) return 'ageUnknown';
  const today = churchDate(church.now());
  // Whoever was born on a 29 February is of age on the 1 March.
  return birthDate <= `${yearOf(today) - GROWN}${today.slice(4)}` ? 'listed' : 'underAge';
}

/**
 * What is known of a member under the names of the openable fields; of the birthday, the day and the month.
 * @param accountId the reader's: the address of the photo is theirs alone
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

/** The name of a photo to one reader, from which nobody can tell its secret or its name to another reader. */
export const photoKeyFor = (secret: string, accountId: string): string =>
  [`${secret} ${accountId}`, `${accountId} ${secret}`].map((text) => hash(text).toString(36)).join('-');

/** What of the values a reader may see: a field that is closed to them is left out, as is one without a value. */
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
