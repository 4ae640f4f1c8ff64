import * as z from 'zod/mini';

/** One logged call, without secrets: no body, no token, and of the query only the parameters of lists and dates. */
export const loggedCallSchema = z.object({
  method: z.string(),
  /** From `/api/` on, as the caller wrote it, without the query. */
  path: z.string(),
  query: z.string(),
  /** Whether it had a bearer header. */
  hadBearer: z.boolean(),
  /** HTTP status; 0 for a connection that broke, null while there is no answer. */
  status: z.nullable(z.int()),
});

export type LoggedCall = z.infer<typeof loggedCallSchema>;

export interface CallLog {
  /** Logs a call on its arrival; the status is filled in when it is answered. */
  readonly record: (request: Request) => LoggedCall;
  /** Oldest first. */
  readonly all: () => readonly LoggedCall[];
  readonly replace: (calls: readonly LoggedCall[]) => void;
}

const limit = 500;
const harmless = new Set(['page', 'itemsperpage', 'startdate', 'enddate', 'datefolder', 'draft', 'drafts']);

const harmlessQuery = (parameters: URLSearchParams): string =>
  new URLSearchParams([...parameters].filter(([name]) => harmless.has(name.toLowerCase()))).toString();

/** A log of the newest 500 calls. `onChange` is called on every change. */
export const createCallLog = (onChange: () => void): CallLog => {
  let calls: LoggedCall[] = [];
  return {
    record(request) {
      const { pathname, searchParams } = new URL(request.url);
      const call: LoggedCall = {
        method: request.method,
        path: pathname.slice(Math.max(0, pathname.toLowerCase().indexOf('/api/'))),
        query: harmlessQuery(searchParams),
        hadBearer: /^bearer /i.test(request.headers.get('authorization') ?? ''),
        status: null,
      };
      calls = [...calls, call].slice(-limit);
      onChange();
      return call;
    },
    all: () => calls,
    replace(next) {
      calls = next.slice(-limit);
      onChange();
    },
  };
};
