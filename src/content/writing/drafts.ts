import type { CalendarDate } from '@/shared/dates.ts';
import { type EntityId, sameId } from '@/shared/entity-id.ts';
import { type FieldTexts, fieldTexts } from '@/shared/form.ts';
import { readLimit } from '../events/events.writing.ts';
import { sameWords } from '../posts/posts.writing.ts';
import { holdsFiles } from './attachments.ts';
import { isNewerVersion } from './edits.ts';

/** The texts of a draft, by the fields of its form. */
export type DraftTexts = Readonly<Record<string, string>>;

/** An unpublished post that the server has stored for all editors (EDIT-03). */
export interface SavedDraft {
  readonly id: EntityId;
  /** Its title or name; '' where none is written yet. */
  readonly title: string;
  /** The user who created it; '' where the server does not tell. */
  readonly writer: string;
  /** The day on which it was saved last. */
  readonly saved: CalendarDate | undefined;
  readonly version: string | undefined;
  readonly texts: DraftTexts;
  /** The addresses of its files, in order: they name them, and are those of the published post. */
  readonly files: readonly string[];
  /** Where each of them can be read for ten minutes, by its address. */
  readonly signedFiles: Readonly<Record<string, string>>;
}

/** The content of a draft. */
export interface DraftContent {
  readonly texts: DraftTexts;
  /** The addresses of the files that stay, in order. */
  readonly kept: readonly string[];
  /** New files, in order. */
  readonly files: readonly File[];
  /** @param share of the bytes that are sent, from 0 to 1; undefined when it cannot be known */
  readonly notifyProgress: (share: number | undefined) => void;
}

/** The texts as form values. */
export const textsIn = <Field extends string>(fields: readonly Field[], texts: DraftTexts): FieldTexts<Field> =>
  fieldTexts(fields, (field) => texts[field] ?? '');

/** A request to save a draft on the server, or to publish it. */
export interface DraftRequest {
  /** The saved draft that it was read from; undefined for a new one. */
  readonly of: Pick<SavedDraft, 'id' | 'version'> | undefined;
  readonly publishes: boolean;
  readonly content: DraftContent;
}

/** The outcome of sending a draft: saved as a draft, or published as a post. */
export type DraftSent<Post> = { readonly draft: SavedDraft } | { readonly post: Post };

/** The draft of a request that saves one. */
export const draftIn = (sent: DraftSent<unknown>): SavedDraft | undefined => ('draft' in sent ? sent.draft : undefined);

/** The fields by which drafts are told apart in their list: one of these must be written (EDIT-03). */
const TELLING = ['title', 'name', 'content'] as const;

/**
 * The fields that prevent a draft from being saved: the first of those that tell it from others while all of them are
 * blank, and a number of places that cannot be parsed, because the server stores it as a number.
 */
export function missingInDraft(texts: DraftTexts): readonly string[] {
  const telling = TELLING.filter((field) => texts[field] !== undefined);
  const isNamed = telling.some((field) => texts[field]?.trim() !== '');
  const limit = texts['limit']?.trim() ?? '';
  const isNumber = limit === '' || readLimit(limit) !== undefined;
  return [...(isNamed ? [] : telling.slice(0, 1)), ...(isNumber ? [] : ['limit'])];
}

/** Whether a saved draft equals the texts that were sent. */
export const holdsTexts = ({ texts }: Pick<SavedDraft, 'texts'>, wanted: DraftTexts): boolean =>
  Object.entries(wanted).every(([field, text]) => sameWords(texts[field], text));

/** Whether a draft is the result of saving one (REL-16). The version that was to be changed is not, whatever it holds. */
export function isSavedBy({ of, content }: Pick<DraftRequest, 'of' | 'content'>, draft: SavedDraft): boolean {
  const isNewer = of === undefined || isNewerVersion(draft.version, of.version);
  const isOwn = of === undefined || sameId(draft.id, of.id);
  return isOwn && isNewer !== false && holdsTexts(draft, content.texts) && holdsFiles(draft.files, content, isNewer);
}

/** The form fields that are sent with the new files of a draft. */
const NAMES = { id: 'id', version: 'version', kept: 'kept', publishes: 'publishes' } as const;

export const fieldsOfRequest = ({ of, publishes, content }: Omit<DraftRequest, 'content'> & { content: Written }) =>
  [
    ...(of === undefined ? [] : [[NAMES.id, String(of.id)] as const]),
    ...(of?.version === undefined ? [] : [[NAMES.version, of.version] as const]),
    ...content.kept.map((address) => [NAMES.kept, address] as const),
    ...(publishes ? [[NAMES.publishes, 'yes'] as const] : []),
    ...Object.entries(content.texts),
  ] as const;

type Written = Pick<DraftContent, 'texts' | 'kept'>;

/** The inverse of {@link fieldsOfRequest}. */
export function requestOfFields(
  fields: readonly (readonly [name: string, value: unknown])[],
  sent: Pick<DraftContent, 'files' | 'notifyProgress'>,
): DraftRequest {
  const texts = fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
  const valuesOf = (wanted: string) => texts.filter(([name]) => name === wanted).map(([, value]) => value);
  const [id] = valuesOf(NAMES.id);
  const known: readonly string[] = Object.values(NAMES);
  return {
    of: id === undefined ? undefined : { id, version: valuesOf(NAMES.version)[0] },
    publishes: valuesOf(NAMES.publishes).length > 0,
    content: {
      texts: Object.fromEntries(texts.filter(([name]) => !known.includes(name))),
      kept: valuesOf(NAMES.kept),
      ...sent,
    },
  };
}
