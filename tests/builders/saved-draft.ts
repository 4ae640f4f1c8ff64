import type { SavedDraft } from '@/content/writing/drafts.ts';
import { aDraft } from './announcement.ts';

/** The draft of an announcement. */
export const aSavedDraft = (draft: Partial<SavedDraft> = {}): SavedDraft => {
  const texts = draft.texts ?? { ...aDraft() };
  return {
    id: 58,
    title: texts['title'] ?? texts['name'] ?? '',
    writer: '김민수',
    saved: '2026-11-17',
    version: '"1"',
    files: [],
    signedFiles: {},
    ...draft,
    texts,
  };
};
