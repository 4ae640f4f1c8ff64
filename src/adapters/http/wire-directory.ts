import * as z from 'zod/mini';
import { DIRECTORY_PAGE_SIZE, type DirectoryEntry } from '@/people/domain/directory-entry.ts';
import { OPENABLE_FIELDS, type OpenedValues } from '@/people/domain/visibility.ts';
import { imageAddress } from './image-address.ts';
import { wireId } from './wire.ts';
import { readPart, wirePart, wireTrimmedText, wireWholeList } from './wire-parts.ts';

export const wireDirectoryZone = wirePart(z.object({ id: wireId, name: wireTrimmedText.check(z.minLength(1)) }));

/** The optional fields on the wire; a value that is no text is read as absent. */
export const openableShape = {
  telephone: wirePart(z.string()),
  email: wirePart(z.string()),
  birthday: wirePart(z.string().check(z.regex(/^\d{2}-\d{2}$/))),
  photo: wirePart(z.string()),
};

/** The service worker saves pictures of the server for offline use, but none below this address. */
const PHOTOS = /\/api\/directory\//i;

type Sent = Readonly<Record<keyof OpenedValues, string | undefined>>;

/** Fields with a value; a photo whose address the worker would save is left out. */
export function readOpened(sent: Sent, baseUrl: string): OpenedValues {
  const photo = sent.photo === undefined ? undefined : imageAddress(baseUrl, sent.photo);
  const values = { ...sent, photo: photo !== undefined && PHOTOS.test(photo) ? photo : undefined };
  return Object.fromEntries(
    OPENABLE_FIELDS.flatMap((field) => {
      const value = values[field]?.normalize('NFC').trim() ?? '';
      return value === '' ? [] : [[field, value] as const];
    }),
  );
}

/** A page of the directory; members without a name cannot be looked up and are left out. */
export const wireDirectory = (baseUrl: string) =>
  wireWholeList(
    readPart(
      z.pipe(
        z.object({
          id: wireId,
          name: wireTrimmedText.check(z.minLength(1)),
          zone: wireDirectoryZone,
          ...openableShape,
        }),
        z.transform(
          ({ id, name, zone, ...sent }): DirectoryEntry => ({
            id,
            name: name.normalize('NFC'),
            zone,
            ...readOpened(sent, baseUrl),
          }),
        ),
      ),
    ),
    DIRECTORY_PAGE_SIZE,
  );
