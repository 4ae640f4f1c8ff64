import * as z from 'zod/mini';
import { churchDate } from '../church/calendar-date.ts';
import type { Church } from '../church/church.ts';
import { readFlag } from '../church/flags.ts';
import { populate, type WorldName } from '../seeds/worlds.ts';
import type { Failure, Fault, Hold, Settings } from './control-schema.ts';

export type ControlPart = 'settings' | 'calls';

export interface ControlOptions {
  readonly world: Settings['world'];
  /** The clock that time is measured by; the real one, or a test's. */
  readonly baseNow: () => Date;
}

/** The settings of the mock that a demo or a test changes: plain data, never code (MOCK-03). */
export interface Control {
  readonly calls: CallLog;
  /** The church's clock: the base clock, or the one that was set, running on. */
  readonly now: () => Date;
  readonly settings: () => Settings;
  readonly change: (part: Partial<Settings>) => void;
  /** Sets the church's clock to an ISO instant, or back to the base clock. */
  readonly setClock: (instant: string | null) => void;
  /** Resets clock, network and faults to their initial values, and empties the log; the world stays. */
  readonly reset: () => void;
  /** How often it was reset: what was held before is of another church, and gets no answer. */
  readonly resets: () => number;
  /** Whether the call is held; reduces the remaining uses of the hold by one. Nothing is held while offline. */
  readonly takeHold: (call: FaultyCall) => boolean;
  /** Whether a call that was held still is. */
  readonly isHeld: (call: FaultyCall) => boolean;
  /** The first failure that matches the call; reduces its remaining uses by one. Offline counts as one that is never used up. */
  readonly takeFailure: (call: FaultyCall) => Failure | undefined;
  /** @returns stops listening */
  readonly onChange: (listener: (part: ControlPart) => void) => () => void;
}

const calm = { clock: null, network: { latencyMs: 0, offline: false }, faults: [] } satisfies Partial<Settings>;

export const createControl = ({ world, baseNow }: ControlOptions): Control => {
  const listeners = new Set<(part: ControlPart) => void>();
  const tell = (part: ControlPart): void => {
    for (const listener of listeners) listener(part);
  };
  const calls = createCallLog(() => tell('calls'));
  let settings: Settings = { world, seededOn: null, ...calm };
  let resets = 0;

  const change = (part: Partial<Settings>): void => {
    settings = { ...settings, ...part };
    tell('settings');
  };

  const spend = (fault: Fault): void => {
    if (fault.times !== undefined) change({ faults: withoutOneUse(settings.faults, fault) });
  };

  return {
    calls,
    change,
    settings: () => settings,
    now() {
      const { clock } = settings;
      if (clock === null) return baseNow();
      return new Date(Date.parse(clock.instant) + (baseNow().getTime() - clock.setAt));
    },
    setClock: (instant) => change({ clock: instant === null ? null : { instant, setAt: baseNow().getTime() } }),
    resets: () => resets,
    reset() {
      resets += 1;
      calls.replace([]);
      change(calm);
    },
    takeHold(call) {
      if (settings.network.offline) return false;
      const hold = settings.faults.filter(isHold).find((one) => one.times !== 0 && isMeantFor(one, call));
      if (hold !== undefined) spend(hold);
      return hold !== undefined;
    },
    isHeld: (call) => settings.faults.some((one) => isHold(one) && isMeantFor(one, call)),
    takeFailure(call) {
      if (settings.network.offline) return { path: '*', mode: 'networkError' };
      const failure = settings.faults.filter(isFailure).find((one) => isMeantFor(one, call));
      if (failure !== undefined) spend(failure);
      return failure;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** One logged call, without secrets: no body, no token, and of the query only the parameters of lists and dates. */
export const loggedCallSchema = z.object({
  method: z.string(),
  /** From `/api/` on, as the caller wrote it, without the query. */
  path: z.string(),
  query: z.string(),
  /** Whether it had a bearer header. */
  hadBearer: z.boolean(),
  /** HTTP status; 0 for a connection that broke, null while there is no answer. */
  status: z.nullable(z.int()),
});

export type LoggedCall = z.infer<typeof loggedCallSchema>;

interface CallLog {
  /** Logs a call on its arrival; the status is filled in when it is answered. */
  readonly record: (request: Request) => LoggedCall;
  /** Oldest first. */
  readonly all: () => readonly LoggedCall[];
  readonly replace: (calls: readonly LoggedCall[]) => void;
}

const mostCalls = 500;

/** The parameters of a query that are logged. */
const harmless = new Set(['page', 'itemsperpage', 'startdate', 'enddate', 'datefolder', 'draft', 'drafts']);

const harmlessQuery = (parameters: URLSearchParams): string =>
  new URLSearchParams([...parameters].filter(([name]) => harmless.has(name.toLowerCase()))).toString();

/** A log of the newest 500 calls. `onChange` is called on every change. */
const createCallLog = (onChange: () => void): CallLog => {
  let calls: LoggedCall[] = [];
  return {
    record(request) {
      const { pathname, searchParams } = new URL(request.url);
      const call: LoggedCall = {
        method: request.method,
        path: pathname.slice(Math.max(0, pathname.toLowerCase().indexOf('/api/'))),
        query: harmlessQuery(searchParams),
        hadBearer: /^bearer /i.test(request.headers.get('authorization') ?? ''),
        status: null,
      };
      calls = [...calls, call].slice(-mostCalls);
      onChange();
      return call;
    },
    all: () => calls,
    replace(next) {
      calls = next.slice(-mostCalls);
      onChange();
    },
  };
};

/** The part of a path that faults are matched against: after `/api/`, in lower case, without slashes at its ends. */
const apiPath = (path: string): string =>
  path
    .toLowerCase()
    .replace(/^.*?\/?api\//, '')
    .replace(/^\/+|\/+$/g, '');

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * `*` stands for any characters except a flag, and alone for every call; `{number}` for a number, any other `{id}` for
 * a segment that is not a file's name, such as `calendar.ics`.
 */
const patternOf = (path: string): RegExp => {
  if (path === '*') return /./;
  const parts = apiPath(path).split(/(\*|\{\w+\})/);
  return new RegExp(`^${parts.map((part) => wildcards[part] ?? wildcards[part.charAt(0)] ?? escaped(part)).join('')}$`);
};

const wildcards: Readonly<Record<string, string>> = { '*': '[^?]*', '{': '[^/.?]+', '{number}': String.raw`\d+` };

/** A call in the form in which faults are matched against it. */
interface FaultyCall {
  readonly method: string;
  readonly path: string;
  /** The flag in its query, which distinguishes it from another call. */
  readonly query?: string;
}

/** The flag in a query, as it is written behind the path of a fault. */
export const flagIn = (query = ''): string => {
  const flag = [...new URLSearchParams(query)].find(([name, value]) => /^drafts?$/i.test(name) && readFlag(value));
  return flag === undefined ? '' : `?${flag[0].toLowerCase()}=true`;
};

/** Whether a fault matches a call; both paths are compared in lower case, without slashes at their ends. */
export const isMeantFor = (fault: Fault, { method, path, query }: FaultyCall): boolean =>
  (fault.method === undefined || fault.method.toLowerCase() === method.toLowerCase()) &&
  patternOf(fault.path).test(`${apiPath(path)}${flagIn(query)}`);

const isHold = (fault: Fault): fault is Hold => fault.mode === 'hold';

const isFailure = (fault: Fault): fault is Failure => !isHold(fault);

/** The faults that remain after one of them was used once more: a hold remains for the calls that it holds. */
export const withoutOneUse = (faults: readonly Fault[], used: Fault): Fault[] =>
  faults.flatMap((fault) => {
    if (fault !== used || fault.times === undefined) return [fault];
    return fault.times === 1 && isFailure(fault) ? [] : [{ ...fault, times: fault.times - 1 }];
  });

/**
 * Empties the church and fills it with a world, dated around the day of its clock: numbering restarts, all sessions
 * end, the mailbox is empty. Clock, network, faults and logged calls stay as they are; `control.reset()` resets them.
 */
export const enterWorld = async (
  { church, control }: { readonly church: Church; readonly control: Control },
  world: WorldName,
): Promise<void> => {
  control.change({ world, seededOn: churchDate(church.now()) });
  await populate(church, world);
};
