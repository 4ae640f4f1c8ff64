import { done, type Outcome, refuse } from '../../church/rules/outcome.ts';

const megabyte = 1024 * 1024;

/** The maximum size of a request in bytes: for forms with files as much as ASP.NET accepts, for texts far less. */
const limits = { form: 128 * megabyte, text: megabyte } as const;

/** The maximum size of a request, in bytes. */
export const mostOf = ({ headers }: Request): number =>
  /^multipart\/form-data\b/i.test(headers.get('Content-Type') ?? '') ? limits.form : limits.text;

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
