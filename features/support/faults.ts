import type { Silence } from './expected-silence.ts';

/** A fault of a call, in the mock's format. */
export type Fault = Readonly<Record<string, unknown>>;

const status = (code: number): Fault => ({ mode: 'status', status: code });

/** The faults by names that readers of scenarios understand without status codes. */
const FAULTS: Readonly<Record<string, Fault>> = {
  fails: status(500),
  'is not understood': status(400),
  'asks for a login': status(401),
  'is forbidden': status(403),
  'collides with another change': status(409),
  'is asked too often': status(429),
  'is too large': status(413),
  'brings a kind of file that is not taken': status(415),
  'is missing on this server': status(501),
  succeeds: status(200),
  'succeeds without content': status(204),
  'succeeds without a word': { mode: 'emptyBody' },
  'gets no answer': { mode: 'networkError' },
  hangs: { mode: 'hang' },
  // Until `the held calls are answered`.
  'is held': { mode: 'hold' },
  'breaks off half-way': { mode: 'truncated' },
  'is answered with nonsense': { mode: 'malformed', body: { unexpected: true } },
};

export const faultNames = Object.keys(FAULTS).toSorted((one, other) => other.length - one.length);

/** How a call with the fault stays without an answer; undefined for one that gets an answer, or breaks. */
export function silenceOf({ mode, times }: Fault): Silence | undefined {
  return mode === 'hang' || mode === 'hold' ? { once: times === 1, isHeld: mode === 'hold' } : undefined;
}

/** @param words a name of the table; followed by ` once`, the fault affects only one call */
export function namedFault(words: string): Fault {
  const name = words.replace(/ once$/, '');
  const fault = FAULTS[name];
  if (fault === undefined) throw new Error(`No call ${name}`);
  return words === name ? fault : { ...fault, times: 1 };
}
