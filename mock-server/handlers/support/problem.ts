import { HttpResponse } from 'msw';

interface ProblemParts {
  /** The detail of this one failure. */
  readonly detail?: string | undefined;
  /** Sentences by field, as a validation failure lists them. */
  readonly errors?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** A failure in the server's format: ProblemDetails under `application/problem+json` (RFC 9457). */
export const problem = (status: number, title: string, { detail, errors, headers }: ProblemParts = {}): Response =>
  HttpResponse.json(
    { title, ...(detail !== undefined && { detail }), status, ...(errors && { errors }) },
    { status, headers: { ...headers, 'Content-Type': 'application/problem+json' } },
  );
