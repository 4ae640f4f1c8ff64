import type * as z from 'zod';
import { done, type Outcome, type Refusal, refuse } from '../../church/rules/outcome.ts';
import { type PageRequest, readPageRequest } from '../../church/rules/pages.ts';
import type { Call } from './call.ts';

/** Takes from a request what a rule needs, or says why it cannot. */
export type Reader<Value> = (call: Call) => Outcome<Value> | Promise<Outcome<Value>>;

/** For calls that carry nothing. */
export const nothing: Reader<void> = () => done();

export const pageRequest: Reader<PageRequest> = ({ query }) => done(readPageRequest(query));

/** A path segment as it stands. */
export const textParam =
  (name: string): Reader<string> =>
  ({ params }) =>
    done(params[name] ?? '');

/** A path segment that is one of a few words, in any letter case; any other word names nothing. */
export const oneOf =
  <const Word extends string>(name: string, words: readonly Word[]): Reader<Word> =>
  ({ params }) => {
    const found = words.find((word) => word === params[name]?.toLowerCase());
    return found === undefined ? refuse('notFound', '찾으시는 자료가 없습니다.') : done(found);
  };

/** A path segment that is a record's number; anything else names no record. */
export const numberParam =
  (name: string): Reader<number> =>
  ({ params }) => {
    const text = params[name] ?? '';
    return /^[1-9]\d{0,8}$/.test(text) ? done(Number(text)) : refuse('notFound', '찾으시는 자료가 없습니다.');
  };

/** A query value, its name in any letter case; '' when it is missing. */
export const queryValue =
  (name: string): Reader<string> =>
  ({ query }) => {
    const found = [...query].find(([key]) => key.toLowerCase() === name.toLowerCase());
    return done(found?.[1] ?? '');
  };

const invalidBody = (errors: Record<string, string[]>): Refusal => ({
  ...refuse('invalid', '입력한 내용을 확인해 주세요.'),
  errors,
});

const nameOf = ({ path }: z.core.$ZodIssue): string => path.join('.') || '$';

function sentenceOn(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'too_big') return '값이 없거나 올바르지 않습니다.';
  return issue.origin === 'string'
    ? `${issue.maximum}자까지 쓸 수 있습니다.`
    : `한 번에 ${issue.maximum}개까지 보낼 수 있습니다.`;
}

/** Every wrong field under its own name, `$` for the whole. */
export function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): Outcome<z.output<Schema>> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return done(parsed.data);
  return invalidBody(Object.fromEntries(parsed.error.issues.map((issue) => [nameOf(issue), [sentenceOn(issue)]])));
}

/** The whole query in one shape. */
export const queryOf =
  <Schema extends z.ZodType>(schema: Schema): Reader<z.output<Schema>> =>
  ({ query }) =>
    checked(schema, Object.fromEntries(query));

/** A JSON body of one shape. Refuses another content type with `unsupportedMedia`, another shape with `invalid`. */
export const jsonBody =
  <Schema extends z.ZodType>(schema: Schema): Reader<z.output<Schema>> =>
  async ({ request, body }) => {
    if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(request.headers.get('Content-Type') ?? '')) {
      return refuse('unsupportedMedia', 'JSON 형식으로 보내 주세요.');
    }
    const bytes = await body();
    if (bytes.kind === 'refused') return bytes;
    try {
      return checked(schema, JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes.value)));
    } catch {
      return invalidBody({ $: ['JSON 형식이 아닙니다.'] });
    }
  };

/** The same for a body that may be left out. */
export const optionalJson =
  <Schema extends z.ZodType>(schema: Schema): Reader<z.output<Schema> | undefined> =>
  async (call) => {
    const bytes = await call.body();
    if (bytes.kind === 'refused') return bytes;
    return bytes.value.length === 0 ? done(undefined) : jsonBody(schema)(call);
  };

type Values<Readers> = { [Name in keyof Readers]: Readers[Name] extends Reader<infer Value> ? Value : never };

/** Several readers as one; the first refusal counts. */
export const together =
  <const Readers extends Readonly<Record<string, Reader<unknown>>>>(readers: Readers): Reader<Values<Readers>> =>
  async (call) => {
    const values: Record<string, unknown> = {};
    for (const [name, read] of Object.entries(readers)) {
      // One body can be read only once, and the first refusal is the one that counts.
      // oxlint-disable-next-line no-await-in-loop
      const outcome = await read(call);
      if (outcome.kind === 'refused') return outcome;
      values[name] = outcome.value;
    }
    // The loop has filled in every name, each with the value of its own reader: more than the compiler can follow.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return done(values as Values<Readers>);
  };
