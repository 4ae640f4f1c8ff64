import type { Church } from '../../church/church.ts';
import { refuse } from '../../church/rules/outcome.ts';
import type { Call } from './input.ts';
import { problemResponse } from './problem.ts';

/** How many answers are stored; the oldest are dropped. */
const most = 500;

/** The answer to the first call with a key, and what that call was. */
interface IdempotentAnswer {
  readonly fingerprint: string;
  readonly answer: Promise<Response>;
}

// Keys are valid for the life of one page: they are not stored with the church.
const storedAnswers = new WeakMap<Church, Map<string, IdempotentAnswer>>();

const answersOf = (church: Church): Map<string, IdempotentAnswer> => {
  const answers = storedAnswers.get(church) ?? new Map<string, IdempotentAnswer>();
  storedAnswers.set(church, answers);
  return answers;
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
 * The same key with other content is refused with 422. What was refused changed nothing, and is not kept: a repetition is
 * answered as things are then.
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
  if (body.kind === 'refused') return problemResponse(body);
  const fingerprint = await fingerprintOf(call, body.value);
  const answers = answersOf(church);
  const name = `${who} ${key}`;
  const known = answers.get(name);
  if (known) {
    if (known.fingerprint === fingerprint) return (await known.answer).clone();
    return problemResponse(refuse('unprocessable', '같은 열쇠로 다른 일을 청했습니다.'));
  }
  const answer = work();
  const copy = answer.then((response) => response.clone());
  answers.set(name, { fingerprint, answer: copy });
  for (const oldest of answers.keys()) {
    if (answers.size <= most) break;
    answers.delete(oldest);
  }
  const forget = (): void => void answers.delete(name);
  copy.then(({ status }) => (status >= 300 ? forget() : undefined), forget);
  return answer;
};
