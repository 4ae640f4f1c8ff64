import { HttpResponse, http, type RequestHandler } from 'msw';
import * as z from 'zod/mini';
import type { Church } from '../church/church.ts';
import { findAccountByEmail, normalizeEmail } from '../church/rules/accounts.ts';
import { accessTokenLifetime, issueAccessToken } from '../church/rules/sessions.ts';
import { instant } from '../church/schemas/parts.ts';
import { type Control, enterWorld } from '../control/control.ts';
import { faultsSchema, networkSchema, worldSchema } from '../control/control-schema.ts';
import { problem } from './support/problem.ts';

const worldBody = z.strictObject({ world: worldSchema });
const clockBody = z.strictObject({ now: z.nullable(instant) });
const rolesBody = z.strictObject({ email: z.string(), roles: z.array(z.string()) });
const tokenBody = z.strictObject({
  email: z.string(),
  secondsLeft: z.int().check(z.minimum(0), z.maximum(accessTokenLifetime)),
});

const badRequest = (detail: string): Response => problem(400, 'Bad Request', { detail });

/**
 * A call whose body fits the schema. Any other body is refused with 400 and its issues as JSON: each names a path and what was
 * expected there, and the library's English sentences are left out of the demo.
 */
const calledBy =
  (method: 'put' | 'post') =>
  <Schema extends z.ZodMiniType>(
    name: string,
    schema: Schema,
    answer: (body: z.output<Schema>) => Promise<Response> | Response,
  ): RequestHandler =>
    http[method](`*/api/demo/${name}`, async ({ request }) => {
      const body = schema.safeParse(await request.json().catch(() => undefined));
      return body.success ? answer(body.data) : badRequest(JSON.stringify(body.error.issues));
    });

const put = calledBy('put');
const post = calledBy('post');

const noSuchAccount = (): Response => problem(404, 'Not Found', { detail: 'No such account' });

/** An access token as if it had been issued earlier: it belongs to the login session of the caller's cookie. */
const agedToken = async (church: Church, { email, secondsLeft }: z.output<typeof tokenBody>): Promise<Response> => {
  const account = findAccountByEmail(church, email);
  if (!account) return noSuchAccount();
  const { id: accountId, name, duty, roles } = account;
  const issuedAt = new Date(church.now().getTime() - (accessTokenLifetime - secondsLeft) * 1000);
  const subject = { accountId, name, email: account.email, duty: duty || undefined, roles };
  return HttpResponse.json({ accessToken: await issueAccessToken(subject, issuedAt) });
};

/**
 * The calls under `api/demo/` that control the mock (MOCK-02, MOCK-03). They are not part of the API, and are not
 * affected by latency and faults. Every change answers with the new state.
 */
export const createControlHandlers = (church: Church, control: Control): RequestHandler[] => {
  const state = (): Response => {
    const { world, seededOn, clock, network, faults } = control.settings();
    return HttpResponse.json({ world, seededOn, clock: clock && clock.instant, now: control.now(), network, faults });
  };
  const enter = async (world: z.output<typeof worldSchema>): Promise<Response> => {
    await enterWorld({ church, control }, world);
    return state();
  };

  return [
    http.get('*/api/demo/state', state),
    http.get('*/api/demo/calls', () => HttpResponse.json(control.calls.all())),
    http.get('*/api/demo/mails', () => HttpResponse.json(church.mails.all().toReversed())),
    http.post('*/api/demo/reset', () => {
      control.reset();
      return enter(control.settings().world);
    }),
    put('world', worldBody, ({ world }) => enter(world)),
    put('clock', clockBody, ({ now }) => {
      control.setClock(now);
      return state();
    }),
    put('network', networkSchema, (network) => {
      control.change({ network });
      return state();
    }),
    put('faults', faultsSchema, (faults) => {
      control.change({ faults });
      return state();
    }),
    put('roles', rolesBody, async ({ email, roles }) => {
      const known = new Set(church.roles.all().map((role) => role.name));
      const unknown = roles.filter((role) => !known.has(role));
      if (unknown.length > 0) return badRequest(`No such role: ${unknown.join(', ')}`);
      const account = await church.accounts.update((query) => query.where({ email: normalizeEmail(email) }), {
        data(draft) {
          draft.roles = roles;
        },
      });
      return account ? new HttpResponse(null, { status: 204 }) : noSuchAccount();
    }),
    post('token', tokenBody, (body) => agedToken(church, body)),
  ];
};
