import type { Advertisement } from '../domain/advertisement.ts';
import { POST_FIELDS, type PostField } from '../domain/post.ts';
import {
  type AttachmentEditing,
  type AttachmentEditingServices,
  provideAttachmentEditing,
} from './provide-attachment-editing.ts';

/** The fields of the form of an advertisement that is changed. */
export const ADVERTISEMENT_FIELDS = [...POST_FIELDS, 'kept', 'added'] as const;

/** The change of advertisements, with their images (EDIT-01). */
export function provideAdvertisementEditing(
  services: AttachmentEditingServices<PostField, Advertisement>,
): AttachmentEditing<PostField, Advertisement> {
  return provideAttachmentEditing({
    ...services,
    name: 'advertisement',
    fields: POST_FIELDS,
    textsOf: ({ title, content, author }) => ({ title, content, author }),
    filesOf: ({ images }) => images,
    needsFile: false,
  });
}
