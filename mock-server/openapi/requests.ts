import * as z from 'zod';
import type { ZodOpenApiParameters, ZodOpenApiRequestBodyObject } from 'zod-openapi';
import type { Endpoint } from '../api/endpoint.ts';
import type { FormField } from '../api/form.ts';
import type { Documentation } from './documentation.ts';

const versionHeader = z.string().optional().meta({
  description: 'The `ETag` of what the write is based on; without it, whatever there is is overwritten.',
});

const keyHeader = z.string().optional().meta({
  description: 'Names the write (IETF draft): a repeated call with the same key is answered as the first one was.',
});

const refreshCookie = z.string().optional().meta({
  description: 'HttpOnly; the browser alone knows it. A church may call it otherwise.',
  example: 'q0K8xWc3nVYl2b9s7mTt5r1Zf4Hd6Jg-Lp_RaEuOiQw',
});

/** Everything in a request except the body. */
export const parametersOf = ({ method, params, query, conditional, cookie }: Endpoint): ZodOpenApiParameters => ({
  ...(params !== undefined && { path: z.object(params) }),
  ...(query !== undefined && { query }),
  ...(method !== 'get' && {
    header: z.object({ ...(conditional !== undefined && { 'If-Match': versionHeader }), 'Idempotency-Key': keyHeader }),
  }),
  ...(cookie === true && { cookie: z.object({ refreshToken: refreshCookie }) }),
});

const partOf = ({ kind, text, optional }: FormField): z.core.$ZodType => {
  const file = z.file();
  const files = optional === true ? z.array(file) : z.array(file).min(1);
  const words = text ?? z.string();
  const part = { text: words, texts: z.array(words), file, files }[kind];
  return optional === true ? z.optional(part) : part;
};

/** The body of a request, with an example. */
export const bodyOf = (
  { body }: Endpoint,
  { request, carries }: Documentation,
): ZodOpenApiRequestBodyObject | undefined => {
  if (body === undefined) return undefined;
  if ('json' in body) {
    return {
      required: body.optional !== true,
      content: { 'application/json': { schema: carries ?? body.json, example: request } },
    };
  }
  const parts = Object.entries(body.form).map(([name, field]) => [name, partOf(field)] as const);
  return {
    required: true,
    content: { 'multipart/form-data': { schema: z.object(Object.fromEntries(parts)), example: request } },
  };
};
