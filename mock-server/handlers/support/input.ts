import type { MultipartPart } from '@remix-run/multipart-parser';
import * as z from 'zod/mini';
import type { Body, Endpoint, InputOf } from '../../api/endpoint.ts';
import type { FormFields } from '../../api/fields.ts';
import { done, type Outcome, type Refused, refuse } from '../../church/rules/outcome.ts';
import { refreshTokenLifetime } from '../../church/rules/sessions.ts';

/** One request as the readers see it. */
export interface Call {
  readonly request: Request;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly cookies: Readonly<Record<string, string>>;
  /** The body, which is read only once. */
  readonly body: () => Promise<Outcome<Uint8Array<ArrayBuffer>>>;
}

/** Reads an input of a rule from a request, or refuses it. */
type Reader<Value> = (call: Call) => Outcome<Value> | Promise<Outcome<Value>>;

const nothing: Reader<undefined> = () => done(undefined);

const bodyReader = (body: Body): Reader<unknown> => {
  if ('form' in body) return formBody(body.form);
  return body.optional === true ? optionalJson(body.json) : jsonBody(body.json);
};

/** Reads the declared inputs of an endpoint, in the same order for all; stops at the first refused one. */
export const inputReader = <Declared extends Endpoint>(endpoint: Declared): Reader<InputOf<Declared>> => {
  const { params, query, body, conditional, cookie }: Endpoint = endpoint;
  const readers: Readonly<Record<keyof InputOf<Endpoint>, Reader<unknown>>> = {
    params: params === undefined ? nothing : paramsOf(params),
    query: query === undefined ? nothing : queryOf(query),
    basedOn: conditional === undefined ? nothing : ifMatch,
    body: body === undefined ? nothing : bodyReader(body),
    refreshToken: cookie === true ? refreshCookie : () => done(''),
    device: ({ request }) => done(request.headers.get('X-Forwarded-For') ?? ''),
  };
  return async (call) => {
    const values: Record<string, unknown> = {};
    for (const [name, read] of Object.entries(readers)) {
      // The body can be read only once, and the first refused input ends the reading.
      // oxlint-disable-next-line no-await-in-loop
      const outcome = await read(call);
      if (outcome.kind === 'refused') return outcome;
      values[name] = outcome.value;
    }
    // Each value has been parsed by the endpoint's own schema, but the compiler cannot infer that.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return done(values as unknown as InputOf<Declared>);
  };
};

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
function checked<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): Outcome<z.output<Schema>> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return done(parsed.data);
  return invalidBody(Object.fromEntries(parsed.error.issues.map((issue) => [nameOf(issue), [sentenceOn(issue)]])));
}

/** The parameters of the address; invalid ones are not found. */
const paramsOf =
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
const queryOf =
  (schema: z.ZodMiniObject): Reader<Readonly<Record<string, unknown>>> =>
  ({ query }) => {
    const given = new Map([...query].toReversed().map(([name, value]) => [name.toLowerCase(), value]));
    const names = Object.keys(schema.shape).filter((name) => given.has(name.toLowerCase()));
    return checked(schema, Object.fromEntries(names.map((name) => [name, given.get(name.toLowerCase())])));
  };

/** A JSON body of one shape. Refuses another content type with `unsupportedMedia`, another shape with `invalid`. */
const jsonBody =
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
const optionalJson =
  <Schema extends z.ZodMiniType>(schema: Schema): Reader<z.output<Schema> | undefined> =>
  async (call) => {
    const bytes = await call.body();
    if (bytes.kind === 'refused') return bytes;
    return bytes.value.length === 0 ? done(undefined) : jsonBody(schema)(call);
  };

const megabyte = 1024 * 1024;

/** In bytes: for forms with files as much as ASP.NET accepts, for texts far less. */
const sizeLimits = { form: 128 * megabyte, text: megabyte } as const;

/** The maximum size of a request, in bytes. */
export const mostOf = ({ headers }: Request): number =>
  /^multipart\/form-data\b/i.test(headers.get('Content-Type') ?? '') ? sizeLimits.form : sizeLimits.text;

const joined = (chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
};

/** Reads the stream to its end, because a client whose upload is cut off gets no answer, but keeps at most `most` bytes. */
const readStream = async (
  stream: ReadableStream<Uint8Array>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const reader = stream.getReader();
  let chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    // Chunks come one after another.
    // oxlint-disable-next-line no-await-in-loop
    const { done: isOver, value } = await reader.read();
    if (isOver) return size > most ? undefined : joined(chunks, size);
    size += value.length;
    if (size > most) chunks = [];
    else chunks.push(value);
  }
};

/** The bytes of a request; `tooLarge` when they are more than any call needs. */
export const readBody = async (request: Request): Promise<Outcome<Uint8Array<ArrayBuffer>>> => {
  const most = mostOf(request);
  // Firefox has no stream in a request: its body is in memory already.
  const stream = request.body as ReadableStream<Uint8Array> | null | undefined;
  const bytes = stream ? await readStream(stream, most) : new Uint8Array(await request.arrayBuffer());
  if (bytes === undefined || bytes.length > most) return refuse('tooLarge', '보내신 내용이 너무 큽니다.');
  return done(bytes);
};

type Field = readonly [name: string, value: string | File];

const fieldOf = (part: MultipartPart): Field => {
  const name = (part.name ?? '').toLowerCase();
  const { filename, mediaType = '' } = part;
  if (filename === undefined) return [name, part.text];
  return [name, new File([part.arrayBuffer], filename.replaceAll('%22', '"'), { type: mediaType })];
};

/** Parsed from the bytes, because WebKit's `formData` in a worker reads a file with a Hangul name as text. */
const fieldsIn = async (bytes: Uint8Array, type: string): Promise<Field[]> => {
  // Loaded on demand: visitors send no files.
  const { getMultipartBoundary, parseMultipart } = await import('@remix-run/multipart-parser');
  const boundary = getMultipartBoundary(type) ?? '';
  const parts = parseMultipart(bytes, { boundary, maxFileSize: bytes.length, maxTotalSize: bytes.length });
  return Array.from(parts, fieldOf);
};

const schemaOf = (fields: FormFields): z.ZodMiniType<Readonly<Record<string, unknown>>> =>
  z.object(Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])));

/** A form by its fields, whose names the real server reads in any letter case. */
const formBody =
  (fields: FormFields): Reader<Readonly<Record<string, unknown>>> =>
  async ({ request, body }) => {
    const type = request.headers.get('Content-Type') ?? '';
    if (!/^multipart\/form-data\b/i.test(type)) return refuse('unsupportedMedia', '파일 양식으로 보내 주세요.');
    const bytes = await body();
    if (bytes.kind === 'refused') return bytes;
    const given = new Map<string, (string | File)[]>();
    try {
      for (const [name, value] of await fieldsIn(bytes.value, type)) {
        given.set(name, [...(given.get(name) ?? []), value]);
      }
    } catch {
      return refuse('invalid', '보내신 양식을 읽을 수 없습니다.');
    }
    const named = Object.keys(fields).map((name) => [name, given.get(name.toLowerCase())] as const);
    return checked(schemaOf(fields), Object.fromEntries(named));
  };

/** The ETag of a record's version. */
export const entityTag = (version: number): string => `"${version}"`;

/** A version that no record has. */
const noVersion = -1;

/**
 * The version that `If-Match` names; `undefined` without the header and for `*`. A foreign tag matches no version, and so does
 * a weak one: `If-Match` compares strongly (RFC 9110, 13.1.1).
 */
const ifMatch: Reader<number | undefined> = ({ request }) => {
  const tag = request.headers.get('If-Match')?.trim();
  if (tag === undefined || tag === '*') return done(undefined);
  return done(Number(/^"(\d+)"$/.exec(tag)?.[1] ?? noVersion));
};

const cookieName = 'refreshToken';

/** The refresh token that the browser sent; '' when there is none. */
const refreshCookie: Reader<string> = ({ cookies }) => done(cookies[cookieName] ?? '');

/**
 * The cookie is sent to the account calls only and hidden from scripts. SameSite=Lax suffices for a page on another port of the
 * same host. With `Secure` a plain HTTP server would not receive it.
 */
function serialize(value: string, maxAge: number, { request }: Call): string {
  const { pathname, protocol } = new URL(request.url);
  const prefix = pathname.slice(0, pathname.toLowerCase().lastIndexOf('/api/account'));
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${cookieName}=${value}; Path=${prefix}/api/Account; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}

export const setRefreshCookie = (token: string, call: Call): HeadersInit => ({
  'Set-Cookie': serialize(token, refreshTokenLifetime / 1000, call),
});

export const clearRefreshCookie = (call: Call): HeadersInit => ({ 'Set-Cookie': serialize('', 0, call) });
