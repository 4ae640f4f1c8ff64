import * as z from 'zod/mini';
import type { UploadGateway, UploadOutcome } from '@/content/uploads/uploads.ports.ts';
import type { DraftContent, DraftTexts, SavedDraft } from '@/content/writing/drafts.ts';
import type { Edit } from '@/content/writing/edits.ts';
import type { PostDraftRepository, PostReport } from '@/content/writing/writing.ports.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { type Answer, acknowledge, bodyOf, parseAnswer } from './answers.ts';
import type { HttpClient } from './client.ts';
import { maybeUnsupported } from './optional-endpoint.ts';
import { type AttachmentCalls, itemPath, type PostCalls } from './posts.ts';
import { reportOf } from './posts.writing.ts';
import { imageAddress, wireDate, wireId, wireList, wireText, wireUpTo } from './wire.ts';

/** Where posts of one kind and their drafts are, and how they are written on the wire. */
export interface DraftCalls<Post> extends PostCalls<Post> {
  /** The texts of the wire, and their inverse. */
  readonly wireTexts: z.ZodMiniType<DraftTexts>;
  readonly written: (texts: DraftTexts) => Readonly<Record<string, string | number | boolean | null>>;
  /** The form field of its files; absent where it has none. */
  readonly files?: string | undefined;
}

/** More than anybody has; further ones in an answer are dropped (REL-13). */
const MOST_DRAFTS = 500;
const MOST_FILES = 50;

/** The address that names a draft's file: each reading signs it anew. */
const withoutKey = (address: string): string => address.split('?key=', 1)[0] ?? address;

const wireName = (name: unknown): string | undefined => (typeof name === 'string' ? name : undefined);

const wireSaved = z.object({
  id: wireId,
  writer: wireText,
  saved: wireDate,
  version: z.optional(z.string()),
  files: wireList(wireName, MOST_FILES),
});

/**
 * The drafts of one kind over HTTP (EDIT-03). A server without drafts answers the call for the list of drafts with the
 * list of posts, which does not match the schema.
 * @param send the authenticated client
 * @param baseUrl the configured server; only its files are shown (AUTH-19)
 * @param uploads sends those of a kind with files
 */
export function makeHttpPostDraftRepository<Post>(
  send: HttpClient,
  baseUrl: string,
  calls: DraftCalls<Post>,
  uploads?: UploadGateway,
): PostDraftRepository<Post> {
  const { files: slot, written } = calls;
  const wireDraft = wireDraftOf(baseUrl, calls.wireTexts);
  const pathOf = (id: EntityId): string => itemPath(calls.item, id);
  const ask = (signal?: AbortSignal) => send({ path: `${calls.list}?drafts=true`, signal });

  /** The server's own names of the files that stay. */
  const keptNames = async (id: EntityId, kept: readonly string[], signal?: AbortSignal): Promise<Outcome<string[]>> => {
    if (kept.length === 0) return done([]);
    const read = parseAnswer(await ask(signal), z.object({ drafts: wireUpTo(MOST_DRAFTS, wireSaved) }));
    if (read.kind === 'refused') return read;
    const names = read.value.drafts.find((draft) => String(draft.id) === String(id))?.files;
    if (names === undefined) return refused('notFound');
    const plain = names.map(withoutKey);
    return done(kept.flatMap((address) => plain.find((name) => imageAddress(baseUrl, name) === address) ?? []));
  };

  const deliver = async <Value>(
    call: { readonly method: 'POST' | 'PUT'; readonly path: string; readonly ifMatch?: string | undefined },
    { texts, files, notifyProgress }: DraftContent,
    kept: readonly string[],
    schema: z.ZodMiniType<Value>,
    signal?: AbortSignal,
  ): Promise<PostReport<Value>> => {
    const json = written(texts);
    const sent =
      slot === undefined || uploads === undefined
        ? outcomeOf(await send({ ...call, json, signal }))
        : await uploads.send({
            ...call,
            fields: [
              ...Object.entries(json).map(([name, value]) => [name, String(value)] as const),
              ...kept.map((name) => ['keep', name] as const),
              ...files.map((file) => [slot, file] as const),
            ],
            onProgress: notifyProgress,
            signal,
          });
    return reportOf(sent, schema, { fields: Object.keys(json), files, slot });
  };

  /** Changes or publishes it over a version. */
  const overwrite = async <Value>(
    method: 'POST' | 'PUT',
    path: string,
    { id, version, draft }: Edit<DraftContent>,
    schema: z.ZodMiniType<Value>,
    signal?: AbortSignal,
  ): Promise<PostReport<Value>> => {
    const kept = await keptNames(id, draft.kept, signal);
    if (kept.kind === 'refused') return { outcome: kept, failures: [] };
    return deliver({ method, path, ifMatch: version }, draft, kept.value, schema, signal);
  };

  return {
    all: async (signal) => {
      const answer = await ask(signal);
      if (Array.isArray(bodyOf(answer))) return refused('unsupported');
      const read = parseAnswer(answer, z.object({ drafts: wireUpTo(MOST_DRAFTS, wireDraft) }));
      return read.kind === 'done' ? done(read.value.drafts) : maybeUnsupported(read);
    },
    save: (content, signal) =>
      deliver({ method: 'POST', path: `${calls.item}?draft=true` }, content, [], wireDraft, signal),
    change: (edit, signal) => overwrite('PUT', `${pathOf(edit.id)}?draft=true`, edit, wireDraft, signal),
    publish: (edit, signal) => overwrite('POST', `${pathOf(edit.id)}/publish`, edit, calls.wireItem(baseUrl), signal),
    remove: async (id) => acknowledge(await send({ method: 'DELETE', path: pathOf(id), keepalive: true })),
  };
}

const outcomeOf = (answer: Answer): UploadOutcome => {
  const outcome = acknowledge(answer);
  if (answer.kind === 'unanswered') return outcome;
  return outcome.kind === 'done'
    ? { ...done(answer.body), logMalformed: answer.logMalformed }
    : { ...outcome, body: answer.body };
};

const wireDraftOf = (baseUrl: string, wireTexts: z.ZodMiniType<DraftTexts>): z.ZodMiniType<SavedDraft> =>
  z.pipe(
    // A draft and its texts stand beside each other. What a transformation throws is no refusal.
    z
      .looseObject({ id: wireId })
      .check(z.refine((body) => wireSaved.safeParse(body).success && wireTexts.safeParse(body).success)),
    z.transform((body): SavedDraft => {
      const { id, writer, saved, version, files } = wireSaved.parse(body);
      const texts = wireTexts.parse(body);
      const addresses = files.flatMap((name) => imageAddress(baseUrl, name) ?? []);
      return {
        id,
        title: texts['title'] ?? texts['name'] ?? '',
        writer,
        saved,
        version,
        texts,
        files: addresses.map(withoutKey),
        signedFiles: Object.fromEntries(addresses.map((address) => [withoutKey(address), address])),
      };
    }),
  );

/** The drafts of a kind of posts whose fields are texts, with the same names in its form and on the wire (EDIT-03). */
export const draftCallsOf = <Post>(
  { item, ...calls }: PostCalls<Post> & Partial<AttachmentCalls<Post>>,
  fields: readonly string[],
): DraftCalls<Post> => ({
  ...calls,
  item: calls.posted ?? item,
  wireTexts: z.object(Object.fromEntries(fields.map((field) => [field, wireText]))),
  written: (texts) => texts,
});
