/** 200 with a JSON body. */
export const ok = (value: unknown): Response => Response.json(value);

/** 201 with the new record. */
export const created = (value: unknown): Response => Response.json(value, { status: 201 });

/** 204: done, nothing to tell. */
export const noContent = (): Response => new Response(null, { status: 204 });

/** 200 without a body, as the account calls answer. */
export const acknowledged = (): Response => new Response(null, { status: 200 });
