import type { SessionAuthority } from '@/auth/session.ports.ts';
import type { UploadField, UploadGateway, UploadOutcome } from '@/content/uploads/uploads.ports.ts';
import type { FailureLog } from '@/shared/notifications.ports.ts';
import { done } from '@/shared/outcome.ts';
import { type Answer, acknowledge, isSuccess, readAnswer } from './answers.ts';
import { authenticated, type LastingCalls, logged, type WithKey } from './client.ts';

/** The part of XMLHttpRequest that an upload uses. */
export interface FormRequest
  extends Pick<
      XMLHttpRequest,
      'open' | 'send' | 'abort' | 'setRequestHeader' | 'getAllResponseHeaders' | 'withCredentials' | 'status'
    >,
    Pick<EventTarget, 'addEventListener'> {
  readonly responseText: string;
  readonly upload: Pick<EventTarget, 'addEventListener'>;
}

interface FormSettings {
  /** Ends with a slash (AUTH-19). */
  readonly baseUrl: string;
  /** An upload without any progress for this many milliseconds is aborted (REL-15); half a minute unless given. */
  readonly silenceMs?: number;
  readonly createRequest?: () => FormRequest;
}

/** Phones lose their connection for a while, and large files keep a server busy. */
const LONGEST_SILENCE_MS = 30_000;

interface FormCall {
  readonly method?: 'POST' | 'PUT' | undefined;
  readonly path: string;
  readonly fields: readonly UploadField[];
  readonly bearer: string | undefined;
  readonly ifMatch?: string | undefined;
  /** The `Idempotency-Key`: the same for every attempt of one upload. */
  readonly key: string | undefined;
  readonly onProgress: (share: number | undefined) => void;
  readonly signal: AbortSignal | undefined;
}

/** Sends a multipart form once. It never throws: every ending is an {@link Answer}. */
function sendForm(
  { baseUrl, silenceMs = LONGEST_SILENCE_MS, createRequest = () => new XMLHttpRequest() }: FormSettings,
  { method = 'POST', path, fields, bearer, ifMatch, key, onProgress, signal }: FormCall,
): Promise<Answer> {
  return new Promise((resolve) => {
    const request = createRequest();
    let silence: ReturnType<typeof setTimeout> | undefined;

    const end = (answer: Answer) => {
      clearTimeout(silence);
      signal?.removeEventListener('abort', giveUp);
      resolve(answer);
    };
    const giveUp = () => {
      end({ kind: 'unanswered', reason: 'aborted' });
      request.abort();
    };
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        end({ kind: 'unanswered', reason: 'timedOut' });
        request.abort();
      }, silenceMs);
    };

    request.addEventListener('load', () => {
      const etag = etagIn(request.getAllResponseHeaders());
      end({ ...readAnswer(request.status, request.responseText), ...(etag !== undefined && { etag }) });
    });
    request.addEventListener('error', () => end({ kind: 'unanswered', reason: 'networkError' }));
    request.upload.addEventListener('progress', (event) => {
      listen();
      onProgress(shareOf(event));
    });
    signal?.addEventListener('abort', giveUp);

    onProgress(undefined);
    listen();
    request.open(method, `${baseUrl}${path}`);
    request.withCredentials = true;
    request.setRequestHeader('accept', 'application/json, application/problem+json');
    if (bearer !== undefined) request.setRequestHeader('authorization', `Bearer ${bearer}`);
    if (ifMatch !== undefined) request.setRequestHeader('if-match', ifMatch);
    if (key !== undefined) request.setRequestHeader('idempotency-key', `"${key}"`);
    request.send(formOf(fields));
  });
}

/** Reading by name a header that another origin does not expose would log an error to the console. */
const etagIn = (headers: string): string | undefined => /^etag:[ \t]*(.+?)[ \t]*$/im.exec(headers)?.[1];

function shareOf(event: Event): number | undefined {
  const counts = event as Partial<ProgressEvent>;
  const { loaded = 0, total = 0 } = counts;
  return counts.lengthComputable === true && total > 0 ? Math.min(loaded / total, 1) : undefined;
}

function formOf(fields: readonly UploadField[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) {
    if (typeof value === 'string') form.append(name, value);
    // Some devices store file names with decomposed Hangul; the server gets the composed form.
    else form.append(name, value, value.name.normalize('NFC'));
  }
  return form;
}

export interface UploadSettings extends FormSettings {
  /** Uploads wait for this; in a mocked build, for the mock. */
  readonly ready?: Promise<unknown>;
}

interface UploadParts {
  readonly authority: SessionAuthority;
  readonly log: FailureLog;
  readonly lasting: Pick<LastingCalls, 'counting'>;
  /** Undefined where the server does not accept an `Idempotency-Key`. */
  readonly withKey: WithKey | undefined;
}

/**
 * Uploads by XMLHttpRequest, the only API that reports their progress. The authenticated client repeats them by the
 * rules of AUTH-13 and AUTH-14; a repeated upload begins at 0 again.
 */
export function makeXhrUploads(
  settings: UploadSettings,
  { authority, log, lasting, withKey }: UploadParts,
): UploadGateway {
  return {
    send: async ({ method = 'POST', path, fields, ifMatch, onProgress = () => undefined, signal }) => {
      await startOf(settings.ready);
      const client = lasting.counting(
        authenticated(
          ({ bearer, key }) => sendForm(settings, { method, path, fields, ifMatch, onProgress, signal, bearer, key }),
          authority,
        ),
      );
      const deliver = (key?: string) => logged(client, log)({ method, path, signal, key });
      return outcomeOf(
        await (withKey === undefined
          ? deliver()
          : withKey(path, uploadIdentity(`${method} ${ifMatch ?? ''}`, fields), deliver)),
      );
    },
  };
}

/**
 * Waits until the backend has started or failed to. The failure is not reported here: the upload is sent all the same, and
 * its own failure is.
 */
async function startOf(backend: Promise<unknown> | undefined): Promise<void> {
  await backend?.catch(() => undefined);
}

/** Identifies an upload for its idempotency key; a file by what is known without reading it. */
function uploadIdentity(call: string, fields: readonly UploadField[]): string {
  const parts = fields.map(([name, value]) =>
    typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified],
  );
  return JSON.stringify([call, parts]);
}

function outcomeOf(answer: Answer): UploadOutcome {
  const outcome = acknowledge(answer);
  if (answer.kind === 'unanswered') return outcome;
  if (outcome.kind === 'done') return { ...done(answer.body), etag: answer.etag, logMalformed: answer.logMalformed };
  // The body of a garbled success says nothing.
  return isSuccess(answer) ? outcome : { ...outcome, body: answer.body };
}
