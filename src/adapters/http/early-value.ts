import type { ZodMiniType } from 'zod/mini';
import { takeEarlyCall } from './early-call.ts';

/**
 * Takes the value of an early answer, for a view that is shown before the HTTP client is loaded.
 * @param address as the early script asks for it
 * @param select what the view shows of the answer
 * @returns undefined where the client has to ask, and to report what fails: nothing was asked early, the client took the answer
 * first, the call failed, its body does not match the schema, or the service worker had saved it (OFFL-02)
 */
export async function takeEarlyValue<Body, Value>(
  address: string,
  schema: ZodMiniType<Body>,
  select: (body: Body) => Value,
): Promise<Value | undefined> {
  const early = window.earlyCalls?.[address];
  const answer = await early?.answer.catch(() => undefined);
  // The body of an answer that the client took meanwhile cannot be copied any more.
  const isTaken = () => window.earlyCalls?.[address] !== early;
  if (answer === undefined || isTaken() || !answer.ok || answer.headers.has('x-saved-at')) return undefined;
  // A copy: the client reads the answer itself where it is not shown here.
  const parsed = schema.safeParse(
    await answer
      .clone()
      .json()
      .catch(() => undefined),
  );
  if (!parsed.success || isTaken()) return undefined;
  return takeEarlyCall(address) ? select(parsed.data) : undefined;
}
