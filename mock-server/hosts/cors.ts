export interface CorsOptions {
  /** Origins whose pages may call, besides those of this computer. */
  readonly allowedOrigins?: readonly string[] | undefined;
}

/** Whether it is a page of this computer. A page of another site could let the control issue a token. */
const isLoopback = (origin: string): boolean =>
  /^https?:\/\/(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/.test(origin);

/** Whether the request comes from a page of another site, which may neither read answers nor use the control. */
export const isForeign = (request: Request, { allowedOrigins = [] }: CorsOptions): boolean => {
  const origin = request.headers.get('Origin');
  return origin !== null && !isLoopback(origin) && !allowedOrigins.includes(origin);
};

/** The CORS headers for one request: none for a caller without an origin or with one that is not allowed. */
export const corsHeaders = (request: Request, options: CorsOptions): Headers => {
  const headers = new Headers({ Vary: 'Origin' });
  const origin = request.headers.get('Origin');
  if (origin === null || isForeign(request, options)) return headers;
  // With credentials a browser takes no wildcard: the origin is named.
  headers.set('Access-Control-Allow-Origin', origin);
  headers.set('Access-Control-Allow-Credentials', 'true');
  headers.set('Access-Control-Expose-Headers', 'ETag, Retry-After');
  return headers;
};

/** The answer to a preflight. */
export const preflightAnswer = (request: Request, options: CorsOptions): Response => {
  const headers = corsHeaders(request, options);
  if (headers.has('Access-Control-Allow-Origin')) {
    headers.set('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE');
    headers.set('Access-Control-Allow-Headers', 'authorization, content-type, idempotency-key, if-match');
    headers.set('Access-Control-Max-Age', '600');
  }
  return new Response(null, { status: 204, headers });
};
