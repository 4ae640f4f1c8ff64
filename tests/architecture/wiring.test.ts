import { wiringDecidesNothing } from './rules/wiring.ts';
import { broken, specify } from './support/rule-spec.ts';

const BINDINGS = 'src/composition/login.bindings.ts';

specify(wiringDecidesNothing, {
  breaks: {
    'a binding with a rule': broken(
      BINDINGS,
      'export const a = (roles?: string[]) => roles ?? [];',
      'login.bindings.ts:1 decides something',
    ),
    'one that asks whether anybody is signed in': broken(
      BINDINGS,
      'export const a = (user?: { id: string }) => user?.id;',
      'login.bindings.ts:1 decides something',
    ),
    'a container with a switch': broken(
      'src/composition/container.ts',
      'export const a = (keyed: boolean) => { if (keyed) return 1; return 2; };',
      'container.ts:1 decides something',
    ),
    'one with a clock of its own': broken(
      'src/composition/container.ts',
      'export const a = ({ clock = browserClock }) => clock;',
      'container.ts:1 decides something',
    ),
    'what reads the build': broken(
      'src/composition/early-calls.ts',
      'export const a = (value?: string) => value ?? "";',
      'early-calls.ts:1',
    ),
    'a time': broken(
      BINDINGS,
      'export const a = makeUploads({ silenceMs: 30_000 });',
      'login.bindings.ts:1 knows a value',
    ),
    'a key': broken(BINDINGS, `const KEY = 'mainPageModal';`, 'login.bindings.ts:1 knows a value'),
    'a key that others use': broken(BINDINGS, `\nexport const KEY = 'a';`, 'login.bindings.ts:2 knows a value'),
    'a binding that gives a machine its actors': broken(
      BINDINGS,
      'export const a = (read: Read) => machine.provide({ actors: { read } });',
      'runs a machine ("provide")',
    ),
    'one that makes an actor': broken(
      BINDINGS,
      'export const a = () => createActor(machine);',
      'runs a machine ("createActor")',
    ),
    'one that starts it': broken(
      BINDINGS,
      'export const a = (drawer: Drawer) => drawer.start();',
      'runs a machine ("start")',
    ),
    'one that stands between two actors': broken(
      BINDINGS,
      `export const a = (user: User, list: List) => user.onGone(() => list.send({ type: 'session.ended' }));`,
      'runs a machine ("send")',
    ),
  },
  keeps: {
    'what loads services when they are first asked for': {
      'src/composition/container.ts':
        'export function servicesIn(container) { return (feature) => opened.get(feature) ?? open(feature); }',
    },
    'arguments, and the name of a thing among them': {
      [BINDINGS]: `export const a = (user: User) => makeDraft(user, makeStore('event'), () => blank); export const PAGE = makePage(1);`,
    },
  },
});
