import * as z from 'zod';
import { flagIn, isMeantFor, type LoggedCall, loggedCallSchema } from '../../mock-server/control/control.ts';
import { faultsSchema } from '../../mock-server/control/control-schema.ts';
import type { Fault } from './faults.ts';
import type { ApiCall } from './parameter-values.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Question {
  readonly method: Method;
  /** The part after `/api/`. */
  readonly path: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** The access token of the caller. */
  readonly token?: string | undefined;
}

export interface Answer {
  readonly status: number;
  /** Undefined when the answer has none. */
  readonly json: unknown;
  /** The `Set-Cookie` header, where it is visible. */
  readonly setCookie?: string | undefined;
}

/** The mocked church of one scenario. */
export interface Church {
  /** Sends a call that does not come from the page: to the API, or to the control (`demo/…`). */
  readonly ask: (question: Question) => Promise<Answer>;
  /** Moves the server's clock on, together with the page's. */
  readonly passTime: (milliseconds: number) => void;
  /** Dates the church's records relative to another moment, in milliseconds since 1970. */
  readonly startAt: (time: number) => Promise<void>;
}

const stateSchema = z.object({ now: z.string(), faults: faultsSchema });
const mailsSchema = z.array(z.object({ to: z.string(), link: z.string() }));

/** @throws Error with the status, when the server refuses */
export async function notifyChurch(church: Church, question: Question): Promise<unknown> {
  const { status, json } = await church.ask(question);
  if (status >= 400) throw new Error(`${question.method} /api/${question.path} was answered ${status}`);
  return json;
}

const stateOf = async (church: Church): Promise<z.infer<typeof stateSchema>> =>
  stateSchema.parse(await notifyChurch(church, { method: 'GET', path: 'demo/state' }));

export const churchTime = async (church: Church): Promise<number> => Date.parse((await stateOf(church)).now);

const faultsOf = async (church: Church) => (await stateOf(church)).faults;

const setFaults = (church: Church, faults: readonly Fault[]): Promise<unknown> =>
  notifyChurch(church, { method: 'PUT', path: 'demo/faults', body: faults });

export const addFault = async (church: Church, fault: Fault): Promise<unknown> =>
  setFaults(church, [...(await faultsOf(church)), fault]);

export const removeFaults = async (church: Church, { method, path }: ApiCall): Promise<unknown> =>
  setFaults(
    church,
    (await faultsOf(church)).filter((fault) => fault.method !== method || fault.path !== path),
  );

/**
 * The holds, and the other faults.
 * @throws Error when a hold holds no call: then nothing is late
 */
async function presentHolds(
  church: Church,
): Promise<{ readonly holds: readonly Fault[]; readonly others: readonly Fault[] }> {
  const faults = await faultsOf(church);
  const waiting = (await callsOf(church)).filter(({ status }) => status === null);
  const holds = faults.filter(({ mode }) => mode === 'hold');
  const vain = holds.filter((hold) => !waiting.some((call) => isMeantFor(hold, call)));
  if (holds.length === 0) throw new Error('No call is held');
  if (vain.length > 0) throw new Error(`No call came of ${vain.map(({ path }) => path).join(', ')}`);
  return { holds, others: faults.filter((fault) => !holds.includes(fault)) };
}

export async function holdNoMore(church: Church): Promise<void> {
  const { holds, others } = await presentHolds(church);
  await setFaults(church, [...others, ...holds.map((hold) => ({ ...hold, times: 0 }))]);
}

export async function letCallsGo(church: Church): Promise<void> {
  const { others } = await presentHolds(church);
  await setFaults(church, others);
}

/** Oldest first. */
export const callsOf = async (church: Church): Promise<readonly LoggedCall[]> =>
  z.array(loggedCallSchema).parse(await notifyChurch(church, { method: 'GET', path: 'demo/calls' }));

/** The calls of one kind, oldest first; paths are compared without letter case, with their flag, and `*` stands for any characters. */
export async function sentCalls(church: Church, { method, path }: ApiCall): Promise<readonly LoggedCall[]> {
  const wanted = new RegExp(
    `^/api/${path.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*')}$`,
    'i',
  );
  return (await callsOf(church)).filter(
    (call) => call.method === method && wanted.test(`${call.path}${flagIn(call.query)}`),
  );
}

/** The e-mails to one address, newest first. */
export const mailsTo = async (church: Church, email: string): Promise<z.infer<typeof mailsSchema>> =>
  mailsSchema.parse(await notifyChurch(church, { method: 'GET', path: 'demo/mails' })).filter(({ to }) => to === email);
