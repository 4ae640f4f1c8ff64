import type { Church } from '../../church/church.ts';
import { refuse } from '../../church/rules/outcome.ts';
import type { Call } from './call.ts';
import { refusalAnswer } from './refusal-answer.ts';

/** How many answers are kept; the oldest are dropped. */
const most = 500;

interface Kept {
  readonly fingerprint: string;
  readonly answer: Promise<Response>;
}

// Keys are valid for the life of one page: they are not stored with the church.
const keptAnswers = new WeakMap<Church, Map<string, Kept>>();

const keptBy = (church: Church): Map<string, Kept> => {
  const kept = keptAnswers.get(church) ?? new Map<string, Kept>();
  keptAnswers.set(church, kept);
  return kept;
};

const digest = async (bytes: BufferSource): Promise<string> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).join('.');

/** The fingerprint of a call's content, without the form's boundary, which differs in each attempt. */
const fingerprintOf = async ({ request }: Call, body: Uint8Array<ArrayBuffer>): Promise<string> => {
  const { method, url, headers } = request;
  const boundary = /boundary="?([^";]+)/i.exec(headers.get('Content-Type') ?? '')?.[1];
  const parts = boundary === undefined ? [body] : splitAt(body, new TextEncoder().encode(boundary));
  const digests = await Promise.all(parts.map(digest));
  return [method, url.toLowerCase(), headers.get('If-Match') ?? '', ...digests].join(' ');
};

const splitAt = (bytes: Uint8Array<ArrayBuffer>, mark: Uint8Array): Uint8Array<ArrayBuffer>[] => {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let start = 0;
  for (let at = bytes.indexOf(mark[0] ?? 0); at >= 0; at = bytes.indexOf(mark[0] ?? 0, at + 1)) {
    if (at < start || !mark.every((byte, offset) => bytes[at + offset] === byte)) continue;
    parts.push(bytes.slice(start, at));
    start = at + mark.length;
  }
  return [...parts, bytes.slice(start)];
};

/**
 * Carries out a call with an `Idempotency-Key` (IETF draft) once: a repetition, even a concurrent one, gets the same answer.
 * The same key with other content is refused with 422. Failures are not kept.
 * @param who the owner of the key: other clients may use the same key
 */
export const oncePerKey = async (
  church: Church,
  call: Call,
  who: string,
  work: () => Promise<Response>,
): Promise<Response> => {
  const key = call.request.headers.get('Idempotency-Key')?.trim();
  if (key === undefined || key === '') return work();
  const body = await call.body();
  if (body.kind === 'refused') return refusalAnswer(body);
  const fingerprint = await fingerprintOf(call, body.value);
  const kept = keptBy(church);
  const name = `${who} ${key}`;
  const known = kept.get(name);
  if (known) {
    if (known.fingerprint === fingerprint) return (await known.answer).clone();
    return refusalAnswer(refuse('unprocessable', '같은 열쇠로 다른 일을 청했습니다.'));
  }
  const answer = work();
  const copy = answer.then((response) => response.clone());
  kept.set(name, { fingerprint, answer: copy });
  for (const oldest of kept.keys()) {
    if (kept.size <= most) break;
    kept.delete(oldest);
  }
  const forget = (): void => void kept.delete(name);
  copy.then(({ status }) => (status >= 500 ? forget() : undefined), forget);
  return answer;
};
