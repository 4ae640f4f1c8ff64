import { HttpResponse, http, type RequestHandler } from 'msw';
import * as z from 'zod';
import type { Church } from '../church/church.ts';
import { normalizeEmail } from '../church/rules/credentials.ts';
import { instant } from '../church/schemas/parts.ts';
import type { Control } from '../control/control.ts';
import { faultsSchema, networkSchema, worldSchema } from '../control/control-schema.ts';
import { problem } from '../control/problem.ts';
import { populate } from '../seeds/worlds.ts';

const worldBody = z.strictObject({ world: worldSchema });
const clockBody = z.strictObject({ now: instant.nullable() });
const rolesBody = z.strictObject({ email: z.string(), roles: z.array(z.string()) });

/** A PUT whose body fits the schema; any other body is refused with 400 and a list of what is wrong in it. */
const put = <Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  answer: (body: z.output<Schema>) => Promise<Response> | Response,
): RequestHandler =>
  http.put(`*/api/demo/${name}`, async ({ request }) => {
    const body = schema.safeParse(await request.json().catch(() => undefined));
    return body.success ? answer(body.data) : problem(400, 'Bad Request', z.prettifyError(body.error));
  });

/**
 * The calls under `api/demo/` that steer the mocked church (MOCK-02, MOCK-03). They are not part of the API, and no
 * latency or fault touches them. Every change answers with the state that it led to.
 */
export const createControlHandlers = (church: Church, control: Control): RequestHandler[] => {
  const state = (): Response => {
    const { world, clock, network, faults } = control.settings();
    return HttpResponse.json({ world, clock: clock && clock.instant, now: control.now(), network, faults });
  };
  const enter = async (world: z.output<typeof worldSchema>): Promise<Response> => {
    control.change({ world });
    await populate(church, world);
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
      if (unknown.length > 0) return problem(400, 'Bad Request', `No such role: ${unknown.join(', ')}`);
      const account = await church.accounts.update((query) => query.where({ email: normalizeEmail(email) }), {
        data(draft) {
          draft.roles = roles;
        },
      });
      return account ? new HttpResponse(null, { status: 204 }) : problem(404, 'Not Found', 'No such account');
    }),
  ];
};
