import type * as z from 'zod/mini';
import { done, type Outcome, type Refused, refuse } from '../../church/rules/outcome.ts';
import type { Call } from './call.ts';

/** Reads an input of a rule from a request, or refuses it. */
export type Reader<Value> = (call: Call) => Outcome<Value> | Promise<Outcome<Value>>;

const invalidBody = (errors: Record<string, string[]>): Refused => ({
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
export function checked<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): Outcome<z.output<Schema>> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return done(parsed.data);
  return invalidBody(Object.fromEntries(parsed.error.issues.map((issue) => [nameOf(issue), [sentenceOn(issue)]])));
}

/** The parameters of the address; invalid ones are not found. */
export const paramsOf =
  (shape: Readonly<Record<string, z.ZodMiniType>>): Reader<Readonly<Record<string, unknown>>> =>
  ({ params }) => {
    const values: Record<string, unknown> = {};
    for (const [name, schema] of Object.entries(shape)) {
      const parsed = schema.safeParse(params[name] ?? '');
      if (!parsed.success) return refuse('notFound', '찾으시는 자료가 없습니다.');
      values[name] = parsed.data;
    }
    return done(values);
  };

/** The query in one shape, its names in any letter case. */
export const queryOf =
  (schema: z.ZodMiniObject): Reader<Readonly<Record<string, unknown>>> =>
  ({ query }) => {
    const given = new Map([...query].toReversed().map(([name, value]) => [name.toLowerCase(), value]));
    const names = Object.keys(schema.shape).filter((name) => given.has(name.toLowerCase()));
    return checked(schema, Object.fromEntries(names.map((name) => [name, given.get(name.toLowerCase())])));
  };

/** A JSON body of one shape. Refuses another content type with `unsupportedMedia`, another shape with `invalid`. */
export const jsonBody =
  <Schema extends z.ZodMiniType>(schema: Schema): Reader<z.output<Schema>> =>
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
  <Schema extends z.ZodMiniType>(schema: Schema): Reader<z.output<Schema> | undefined> =>
  async (call) => {
    const bytes = await call.body();
    if (bytes.kind === 'refused') return bytes;
    return bytes.value.length === 0 ? done(undefined) : jsonBody(schema)(call);
  };
