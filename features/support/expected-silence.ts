import { type ApiCall, isCall, type Outgoing } from './parameter-values.ts';

/** How a call stays without an answer on purpose. */
export interface Silence {
  /** Only the next call. */
  readonly once: boolean;
  /** Until the held calls are answered; else for ever. */
  readonly isHeld: boolean;
}

/** The calls of a scenario that are not waited for, since they hang or are held on purpose. */
export interface ExpectedSilence {
  readonly expect: (call: ApiCall, how: Silence) => void;
  /** From now on, no further call is held. */
  readonly holdNoMore: () => void;
  /** From now on, the held calls are waited for. */
  readonly endHeld: () => void;
  /** Called by the driver with each request that a page sends. */
  readonly note: (request: Outgoing) => void;
  readonly includes: (request: Outgoing) => boolean;
}

export function expectedSilence(): ExpectedSilence {
  const noted: Outgoing[] = [];
  let silences: readonly (Silence & { readonly call: ApiCall; left: number; readonly met: Set<Outgoing> })[] = [];
  return {
    expect(call, how) {
      // One that was sent a moment ago may not have arrived yet.
      const met = new Set(how.once ? [] : noted.filter((request) => isCall(request, call)));
      silences = [...silences, { ...how, call, left: how.once ? 1 : Number.POSITIVE_INFINITY, met }];
    },
    holdNoMore() {
      for (const silence of silences) if (silence.isHeld) silence.left = 0;
    },
    endHeld() {
      silences = silences.filter(({ isHeld }) => !isHeld);
    },
    note(request) {
      noted.push(request);
      const silence = silences.find(({ call, left }) => left > 0 && isCall(request, call));
      if (silence === undefined) return;
      silence.left -= 1;
      silence.met.add(request);
    },
    includes: (request) => silences.some(({ met }) => met.has(request)),
  };
}
