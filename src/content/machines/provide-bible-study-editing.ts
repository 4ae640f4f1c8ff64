import type { BibleStudy } from '../domain/bible-study.ts';
import {
  type AttachmentEditing,
  type AttachmentEditingServices,
  provideAttachmentEditing,
} from './provide-attachment-editing.ts';

/** The fields of the form of a question sheet that is changed. */
export const SHEET_FIELDS = ['title', 'kept', 'added'] as const;

/** The change of question sheets, with their PDF (EDIT-01). */
export function provideBibleStudyEditing(
  services: AttachmentEditingServices<'title', BibleStudy>,
): AttachmentEditing<'title', BibleStudy> {
  return provideAttachmentEditing({
    ...services,
    name: 'bibleStudy',
    fields: ['title'],
    textsOf: ({ title }) => ({ title }),
    filesOf: ({ sheet }) => [sheet],
    needsFile: true,
  });
}
