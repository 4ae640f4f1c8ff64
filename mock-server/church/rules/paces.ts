import type { Church } from '../church.ts';
import { type Refused, refuse } from './outcome.ts';

/** How many calls of one kind are answered within a time, in milliseconds. */
interface Pace {
  readonly most: number;
  readonly within: number;
}

const MINUTE = 60_000;

/** Per address: failed logins, and letters. Per device: new accounts. */
const paces = {
  login: { most: 10, within: 10 * MINUTE },
  forgotPassword: { most: 3, within: 15 * MINUTE },
  resendConfirmation: { most: 3, within: 15 * MINUTE },
  register: { most: 10, within: 60 * MINUTE },
} as const satisfies Readonly<Record<string, Pace>>;

export type PacedCall = keyof typeof paces;

const tooOften = refuse('tooMany', '짧은 시간에 너무 여러 번 하셨습니다. 잠시 뒤에 다시 하실 수 있습니다.');

const keyOf = (call: PacedCall, who: string): string => `${call} ${who}`;

/** The moments of the calls that still count; none when the clock was set back. */
const recent = (church: Church, call: PacedCall, who: string): readonly number[] => {
  const now = church.now().getTime();
  const moments = church.pacedCalls.get(keyOf(call, who)) ?? [];
  return moments.filter((at) => at <= now && at > now - paces[call].within);
};

/** Counts a call. @param who an address, or a device */
export const countCall = (church: Church, call: PacedCall, who: string): void => {
  church.pacedCalls.set(keyOf(call, who), [...recent(church, call, who), church.now().getTime()]);
};

/** Refuses with `tooMany` when as many calls were counted as the pace allows; undefined otherwise. */
export const refusedByPace = (church: Church, call: PacedCall, who: string): Refused | undefined => {
  const { most, within } = paces[call];
  const counted = recent(church, call, who);
  const first = counted.at(-most);
  if (counted.length < most || first === undefined) return undefined;
  return { ...tooOften, retryAfter: Math.ceil((first + within - church.now().getTime()) / 1000) };
};
