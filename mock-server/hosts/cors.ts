export interface CorsOptions {
  /** Origins whose pages may call; every origin when absent. */
  readonly allowedOrigins?: readonly string[] | undefined;
}

/** The CORS headers for one request: none for a caller without an origin or with one that is not allowed. */
export const corsHeaders = (request: Request, { allowedOrigins }: CorsOptions): Headers => {
  const headers = new Headers({ Vary: 'Origin' });
  const origin = request.headers.get('Origin');
  if (origin === null || (allowedOrigins && !allowedOrigins.includes(origin))) return headers;
  // With credentials a browser takes no wildcard: the origin is named.
  headers.set('Access-Control-Allow-Origin', origin);
  headers.set('Access-Control-Allow-Credentials', 'true');
  headers.set('Access-Control-Expose-Headers', 'ETag');
  return headers;
};

/** The answer to a preflight. */
export const preflightAnswer = (request: Request, options: CorsOptions): Response => {
  const headers = corsHeaders(request, options);
  if (headers.has('Access-Control-Allow-Origin')) {
    headers.set('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE');
    headers.set('Access-Control-Allow-Headers', 'authorization, content-type, if-match');
    headers.set('Access-Control-Max-Age', '600');
  }
  return new Response(null, { status: 204, headers });
};
