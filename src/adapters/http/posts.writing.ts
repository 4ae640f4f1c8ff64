import type { ZodMiniType } from 'zod/mini';
import * as z from 'zod/mini';
import type { PostPinRepository } from '@/content/posts/posts.ports.ts';
import type { PostFailure, PostField } from '@/content/posts/posts.writing.ts';
import type { UploadField, UploadGateway, UploadOutcome } from '@/content/uploads/uploads.ports.ts';
import type { FileFailure } from '@/content/uploads/uploads.ts';
import type { AttachmentChange } from '@/content/writing/attachments.ts';
import type { Versioned } from '@/content/writing/edits.ts';
import type { PostEditor, PostPublisher, PostReport } from '@/content/writing/writing.ports.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import { done, type Failure, type Outcome, refused } from '@/shared/outcome.ts';
import { type Answer, acknowledge, parseAnswer, versionIn } from './answers.ts';
import type { HttpClient } from './client.ts';
import { type AttachmentCalls, itemPath } from './posts.ts';

/** Publishes posts with their files, each as one form (BIBL-02, ADVT-02). */
export function makePostPublisher<Item>(
  uploads: UploadGateway,
  baseUrl: string,
  { posted: path, files: slot, wireItem }: AttachmentCalls<Item>,
): PostPublisher<Item> {
  return {
    publish: async ({ fields, files, notifyProgress }, signal) => {
      const form = [...fields, ...files.map((file) => [slot, file] as const)];
      const sent = await uploads.send({ path, fields: form, onProgress: notifyProgress, signal });
      return reportOf(sent, wireItem(baseUrl), { fields: fields.map(([name]) => name), files, slot });
    },
  };
}

/** Makes the editor of one kind of posts with files; each kind has its own way to name the files that stay. */
export type MakeAttachmentEditor<Item> = (
  send: HttpClient,
  uploads: UploadGateway,
  baseUrl: string,
) => PostEditor<Item, AttachmentChange>;

/** The server's own names of the files that stay. */
type KeptNames = (
  id: EntityId,
  change: AttachmentChange,
  signal: AbortSignal | undefined,
) => Promise<Outcome<readonly string[]>>;

/** Changes posts with files: one form, in which `keep` names each file that stays (EDIT-01). */
export function makeAttachmentEditor<Item>(
  send: HttpClient,
  uploads: UploadGateway,
  baseUrl: string,
  { posted, files: slot, wireItem: wireItemOf }: AttachmentCalls<Item>,
  keptNames: KeptNames,
): PostEditor<Item, AttachmentChange> {
  const wireItem = wireItemOf(baseUrl);
  return {
    find: async (id, signal) => readVersioned(await send({ path: itemPath(posted, id), signal }), wireItem),
    save: async ({ id, version: before, draft }, signal) => {
      const { texts, files, notifyProgress } = draft;
      const kept = await keptNames(id, draft, signal);
      if (kept.kind === 'refused') return { outcome: kept, failures: [] };
      const form: readonly UploadField[] = [
        ...Object.entries(texts),
        ...kept.value.map((name) => ['keep', name] as const),
        ...files.map((file) => [slot, file] as const),
      ];
      const call = { method: 'PUT', path: itemPath(posted, id), ifMatch: before } as const;
      const sent = await uploads.send({ ...call, fields: form, onProgress: notifyProgress, signal });
      const { outcome, failures } = reportOf(sent, wireItem, { fields: Object.keys(texts), files, slot });
      const version = sent.kind === 'done' ? sent.etag : undefined;
      return { outcome: outcome.kind === 'done' ? done({ item: outcome.value, version }) : outcome, failures };
    },
  };
}

/**
 * Pins posts over HTTP (EDIT-04).
 * @param send the authenticated client
 * @param item the path of a post, below the server's base address and without its id
 */
export const makeHttpPostPinRepository = (send: HttpClient, item: string): PostPinRepository => ({
  pin: async (id, until, signal) => {
    const path = `${item}/${encodeURIComponent(id)}/pin`;
    return acknowledge(await send({ method: 'PUT', path, json: { until: until ?? null }, signal }));
  },
});

/** A post in an answer, with the version that its ETag names. */
export function readVersioned<Item>(answer: Answer, wireItem: ZodMiniType<Item>): Outcome<Versioned<Item>> {
  const read = parseAnswer(answer, wireItem);
  return read.kind === 'done' ? done({ item: read.value, version: versionIn(answer) }) : read;
}

/** What a form may be refused for: its fields, and its files in the form field `slot`. */
interface SentForm {
  readonly fields: readonly string[];
  readonly files: readonly File[];
  readonly slot: string | undefined;
}

/** The post in the answer to a form, or why it was refused. */
export function reportOf<Item>(
  sent: UploadOutcome,
  wireItem: ZodMiniType<Item>,
  { fields, files, slot }: SentForm,
): PostReport<Item> {
  if (sent.kind === 'done') {
    const item = wireItem.safeParse(sent.value);
    if (!item.success) sent.logMalformed?.();
    return { outcome: item.success ? done(item.data) : refused('malformed'), failures: [] };
  }
  const { reason, body } = sent;
  return {
    outcome: refused(postFailure(reason, body, fields)),
    failures: slot === undefined ? [] : fileFailures(body, files, slot),
  };
}

const wireProblem = z.object({ errors: z.record(z.string(), z.array(z.string())) });

/** The maximum number of errors that are read: more than any form has fields and files. */
const MOST_NAMES = 500;
const MOST_SENTENCES = 10;

type Errors = readonly (readonly [name: string, sentences: readonly string[]])[];

/** The errors of single fields and files in a failed answer (`application/problem+json`); empty when there are none. */
function errorsIn(body: unknown): Errors {
  const problem = wireProblem.safeParse(body);
  if (!problem.success) return [];
  const errors = Object.entries(problem.data.errors).slice(0, MOST_NAMES);
  return errors.map(([name, sentences]) => [name, sentences.slice(0, MOST_SENTENCES)]);
}

/**
 * The failure of a post, by the first of its fields that the server names, in any spelling of servers: `Title`,
 * `$.title`, `title[0]`.
 */
export function postFailure(reason: Failure, body: unknown, fields: readonly string[]): PostFailure {
  const named = errorsIn(body).map(([name]) => keyOf(name).replace(/^\$\.|(?:\.\d+|\[\d+\])$/g, ''));
  const wrong = FIELDS.find((field) => fields.includes(field) && named.includes(field));
  return wrong === undefined ? reason : `${wrong}Refused`;
}

const FIELDS: readonly PostField[] = ['title', 'content', 'author'];

/**
 * The files that a failure names, each with the server's message: by file name, or by field as servers write it:
 * `file`, `Images[2]`.
 */
function fileFailures(body: unknown, files: readonly File[], field: string): readonly FileFailure[] {
  const sentencesOf = new Map(errorsIn(body).map(([name, sentences]) => [keyOf(name), sentences.join(' ')]));
  return files.flatMap(({ name }, index) => {
    const names = [name, `${field}[${index}]`, ...(files.length === 1 ? [field] : [])].map(keyOf);
    const message = names.map((each) => sentencesOf.get(each)).find((words) => words !== undefined);
    return message === undefined ? [] : [{ index, fileName: name, message }];
  });
}

const keyOf = (name: string): string => name.normalize('NFC').toLowerCase();
