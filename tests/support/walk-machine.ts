import { adjacencyMapToArray, getAdjacencyMap, getStateNodes } from '@xstate/graph';
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  fromCallback,
  fromPromise,
} from 'xstate';
import { type Deferred, deferred, settled } from '../fakes/deferred.ts';

export interface Walk {
  readonly machine: AnyStateMachine;
  /** Every possible event, in every shape that makes a difference; results of actors by `succeeds` and `fails`. */
  readonly events: readonly AnyEventObject[];
  readonly inputs?: readonly unknown[];
  /** The part of the context that distinguishes two situations of the same state. */
  readonly tell?: (snapshot: AnyMachineSnapshot) => unknown;
  /** Actors that run without ever ending. */
  readonly inert?: readonly string[];
  /** Whether an event is possible in a situation; only needed where that does not follow from the running actors. */
  readonly comes?: (event: AnyEventObject, snapshot: AnyMachineSnapshot) => boolean;
}

export interface WalkReport {
  readonly neverReached: readonly string[];
  readonly neverLeft: readonly string[];
  readonly neverTaken: readonly string[];
  /** Steps after which the running machine was not in the state that the chart predicts. */
  readonly strayed: readonly string[];
}

const DONE = 'xstate.done.actor.';
const ERROR = 'xstate.error.actor.';

const invocations = (machine: AnyStateMachine) =>
  [machine.root, ...getStateNodes(machine)].flatMap((node) =>
    node.invoke.map(({ id, src }) => ({ id, src: typeof src === 'string' ? src : id })),
  );

const idsOf = (machine: AnyStateMachine, src: string): readonly string[] => {
  const ids = invocations(machine).flatMap((invocation) => (invocation.src === src ? [invocation.id] : []));
  if (ids.length === 0) throw new Error(`${machine.id} invokes no ${src}`);
  return ids;
};

/** The invoked actor that an event comes from. */
const speakerOf = ({ type }: AnyEventObject): string | undefined =>
  [DONE, ERROR].flatMap((prefix) => (type.startsWith(prefix) ? [type.slice(prefix.length)] : []))[0];

/** A result comes only from a running actor, and nothing comes after the final state. */
const mayCome = (event: AnyEventObject, { status, children }: AnyMachineSnapshot): boolean => {
  const id = speakerOf(event);
  return status === 'active' && (id === undefined || id in children);
};

/** The event of an invoked actor that is done. */
export const succeeds = (machine: AnyStateMachine, src: string, output: unknown): readonly AnyEventObject[] =>
  idsOf(machine, src).map((id) => ({ type: `${DONE}${id}`, output }));

/** The event of an invoked actor that failed or was refused. */
export const fails = (
  machine: AnyStateMachine,
  src: string,
  error: Error = new Error(`${src} broke`),
): readonly AnyEventObject[] => idsOf(machine, src).map((id) => ({ type: `${ERROR}${id}`, error }));

/**
 * Walks a machine: finds every reachable situation in its chart, then sends every event to a running actor in each of
 * them. Promises are settled by the test where the event is an actor's result.
 */
export async function walkMachine(walk: Walk): Promise<WalkReport> {
  const { events, inputs = [undefined], tell = () => undefined, comes = () => true } = walk;
  const running: Running = new Map();
  const machine = withOpenSockets(walk, running);
  const sources = new Map(invocations(machine).map(({ id, src }) => [id, src]));
  const serializeState = (snapshot: AnyMachineSnapshot) =>
    JSON.stringify([snapshot.value, snapshot.status, tell(snapshot)]);
  const taken = new Set<AnyTransitionDefinition>();
  const reached = new Set<string>();
  const strayed: string[] = [];
  const note: Note = (transitions, nodes) => {
    for (const transition of transitions) taken.add(transition);
    for (const node of nodes) reached.add(node);
  };

  for (const input of inputs) {
    const possible = (snapshot: AnyMachineSnapshot) =>
      events.filter((event) => mayCome(event, snapshot) && comes(event, snapshot));
    const options = { events: possible, input, serializeState, limit: 5000 };
    for (const { way, predicted } of waysThrough(
      adjacencyMapToArray(getAdjacencyMap(machine, options)),
      serializeState,
    )) {
      // oxlint-disable-next-line no-await-in-loop -- all paths share the open promises of one machine
      const end = await follow({ machine, running, sources }, input, way, note);
      if (JSON.stringify(end) !== JSON.stringify(predicted)) strayed.push(way.map(({ type }) => type).join(' → '));
    }
  }
  return { strayed, ...judge(machine, taken, reached) };
}

interface Way {
  readonly way: readonly AnyEventObject[];
  /** The state at its end, by the chart. */
  readonly predicted: unknown;
}

/** One event in one situation; those of the first situation come first. */
interface Arrow {
  readonly state: AnyMachineSnapshot;
  readonly event: AnyEventObject;
  readonly nextState: AnyMachineSnapshot;
}

/** The shortest way to each situation, followed by each event that is possible there. */
function waysThrough(chart: readonly Arrow[], nameOf: (snapshot: AnyMachineSnapshot) => string): readonly Way[] {
  const arrows = new Map<string, Arrow[]>();
  for (const arrow of chart) {
    const here = nameOf(arrow.state);
    arrows.set(here, [...(arrows.get(here) ?? []), arrow]);
  }
  const [first = ''] = arrows.keys();
  const ways = new Map<string, readonly AnyEventObject[]>([[first, []]]);
  const found: Way[] = [];
  // What is set while a map is gone through comes at its end.
  for (const [here, way] of ways) {
    for (const { event, nextState } of arrows.get(here) ?? []) {
      const longer = [...way, event];
      found.push({ way: longer, predicted: nextState.value });
      const there = nameOf(nextState);
      if (!ways.has(there)) ways.set(there, longer);
    }
  }
  return found;
}

function judge(machine: AnyStateMachine, taken: ReadonlySet<AnyTransitionDefinition>, reached: ReadonlySet<string>) {
  const nodes = getStateNodes(machine);
  const left = new Set([...taken].flatMap(({ source, target }) => (target === undefined ? [] : [source.id])));
  // A transition that leaves a state also leaves its child states; a transition of the root leaves no state in
  // particular.
  const isLeft = (id: string): boolean =>
    [...left].some((other) => other !== machine.id && (id === other || id.startsWith(`${other}.`)));
  return {
    neverReached: nodes.filter(({ id }) => !reached.has(id)).map(({ id }) => id),
    neverLeft: nodes.filter(({ id, type }) => type !== 'final' && !isLeft(id)).map(({ id }) => id),
    neverTaken: [machine.root, ...nodes]
      .flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
      .filter((transition) => !taken.has(transition))
      .map(({ source, eventType, guard }) =>
        `${source.id} ${eventType || 'always'} ${JSON.stringify(guard) ?? ''}`.trim(),
      ),
  };
}

type Running = Map<string, Deferred<unknown>>;

interface Walked {
  readonly machine: AnyStateMachine;
  readonly running: Running;
  /** The sources of invoked actors by their ids. */
  readonly sources: ReadonlyMap<string, string>;
}

type Note = (transitions: readonly AnyTransitionDefinition[], nodes: readonly string[]) => void;

/** Runs a new actor along a path and returns its last state. */
async function follow(
  { machine, running, sources }: Walked,
  input: unknown,
  way: readonly AnyEventObject[],
  note: Note,
): Promise<unknown> {
  running.clear();
  const actor = createActor(machine, {
    input,
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep') return;
      const { _transitions: transitions, snapshot } = inspected;
      note(transitions, [...transitions.map(({ source }) => source.id), ...nodesIn(snapshot)]);
    },
  });
  actor.start();
  note([], nodesIn(actor.getSnapshot()));
  for (const event of way) {
    const id = speakerOf(event);
    if (id === undefined) {
      actor.send(event);
      continue;
    }
    const promise = running.get(sources.get(id) ?? '');
    if (event.type.startsWith(DONE)) promise?.resolve(event['output']);
    else promise?.reject(event['error']);
    // oxlint-disable-next-line no-await-in-loop -- one step follows the other
    await settled();
  }
  const { value } = actor.getSnapshot();
  actor.stop();
  return value;
}

/** The machine with a promise of the test for every actor, and with actions that have no effect outside. */
function withOpenSockets({ machine, inert = [] }: Walk, running: Running): AnyStateMachine {
  const promised = (src: string) =>
    fromPromise(() => {
      const waiting = deferred<unknown>();
      running.set(src, waiting);
      return waiting.promise;
    });
  const actors = Object.keys(machine.implementations.actors).map((src) => [
    src,
    inert.includes(src) ? fromCallback(() => undefined) : promised(src),
  ]);
  // Built-in actions such as `assign` have a `resolve`; side effects are plain functions.
  const actions = Object.entries(machine.implementations.actions)
    .filter(([, action]) => action === undefined || !Object.hasOwn(action, 'resolve'))
    .map(([name]) => [name, () => undefined]);
  return machine.provide({ actors: Object.fromEntries(actors), actions: Object.fromEntries(actions) });
}

function nodesIn(snapshot: unknown): readonly string[] {
  if (!isMachineSnapshot(snapshot)) return [];
  const { _nodes: nodes } = snapshot;
  return nodes.map(({ id }) => id);
}

const isMachineSnapshot = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && '_nodes' in snapshot;
