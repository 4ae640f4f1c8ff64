/** Like `Response.json`, which some browsers of the demo lack. */
const json = (value: unknown, status: number): Response =>
  new Response(JSON.stringify(value), { status, headers: { 'Content-Type': 'application/json' } });

/** 200 with a JSON body. */
export const ok = (value: unknown): Response => json(value, 200);

/** 201 with the new record. */
export const created = (value: unknown): Response => json(value, 201);

/** 202: accepted, and done later. */
export const accepted = (value: unknown): Response => json(value, 202);

/** 204: done, without a body. */
export const noContent = (): Response => new Response(null, { status: 204 });

/** 200 without a body, as the account calls answer. */
export const acknowledged = (): Response => new Response(null, { status: 200 });
