import { type CallLog, createCallLog } from './call-log.ts';
import type { Fault, Settings } from './control-schema.ts';
import { type FaultyCall, isMeantFor, withoutOneUse } from './fault-matching.ts';

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
  /** The first fault that matches the call; reduces its remaining uses by one. Offline counts as a fault that is never used up. */
  readonly takeFault: (call: FaultyCall) => Fault | undefined;
  readonly onChange: (listener: (part: ControlPart) => void) => void;
}

const calm = { clock: null, network: { latencyMs: 0, offline: false }, faults: [] } satisfies Partial<Settings>;

export const createControl = ({ world, baseNow }: ControlOptions): Control => {
  const listeners = new Set<(part: ControlPart) => void>();
  const tell = (part: ControlPart): void => {
    for (const listener of listeners) listener(part);
  };
  const calls = createCallLog(() => tell('calls'));
  let settings: Settings = { world, seededOn: null, ...calm };

  const change = (part: Partial<Settings>): void => {
    settings = { ...settings, ...part };
    tell('settings');
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
    reset() {
      calls.replace([]);
      change(calm);
    },
    takeFault(call) {
      if (settings.network.offline) return { path: '*', mode: 'networkError' };
      const fault = settings.faults.find((candidate) => isMeantFor(candidate, call));
      if (fault?.times !== undefined) change({ faults: withoutOneUse(settings.faults, fault) });
      return fault;
    },
    onChange: (listener) => void listeners.add(listener),
  };
};
