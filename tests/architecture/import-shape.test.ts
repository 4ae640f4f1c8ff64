import { noCircles } from './rules/circles.ts';
import {
  churchByItsName,
  directionOfMock,
  mockIsImportedOnce,
  mockServerStandsAlone,
  noBarrels,
  ownLibrariesOfMock,
  smallZodInMock,
  toolsKnowNoFeatures,
} from './rules/import-shape.ts';
import { broken, specify } from './support/rule-spec.ts';

specify(churchByItsName, {
  breaks: {
    'a way past its name': broken(
      'src/ui/pages/home/home-page.tsx',
      `import { churchMotto } from '../../../church/facts.ts'; export const a = churchMotto;`,
      'src/ui/pages/home/home-page.tsx:1 imports ../../../church/facts.ts: call it @/church/…',
    ),
  },
  keeps: {
    'the church by its name, and itself': {
      'src/ui/pages/home/home-page.tsx': `import { churchMotto } from '@/church/facts.ts'; export const a = churchMotto;`,
      'src/church/history.ts': `import { today } from './facts.ts'; export const a = today;`,
    },
  },
});

specify(mockServerStandsAlone, {
  breaks: {
    'a handler that borrows a type': broken(
      'mock-server/handlers/account.ts',
      `import type { Role } from '../../src/shared/roles.ts'; export type A = Role;`,
      'mock-server/handlers/account.ts:1',
    ),
    'a handler that uses the alias': broken(
      'mock-server/handlers/account.ts',
      `import { role } from '@/shared/roles.ts'; export const a = role;`,
      'state the API on your own',
    ),
  },
});

specify(directionOfMock, {
  breaks: {
    'a rule that knows its caller': broken(
      'mock-server/church/rules/posts.ts',
      `\nimport { posts } from '../../handlers/posts.ts'; export const a = posts;`,
      'mock-server/church/rules/posts.ts:2 imports ../../handlers/posts.ts: church knows itself alone',
    ),
    'a type of what is above': broken(
      'mock-server/seeds/worlds.ts',
      `import type { World } from '../panel/panel-model.ts'; export type A = World;`,
      'seeds knows itself, church alone',
    ),
    'a handler that knows a host by more than its type': broken(
      'mock-server/handlers/tiles.ts',
      `import { host } from '../host.ts'; export const a = host;`,
      'imports ../host.ts',
    ),
    'a folder of its own': broken(
      'mock-server/helpers/text.ts',
      'export const a = 1;',
      'stands in a folder that the table of the mock server lacks',
    ),
  },
  keeps: {
    'what is below, the promise of a host, and what starts all': {
      'mock-server/handlers/posts.ts': `import { posts } from '../api/posts.ts'; import type { Host } from '../host.ts'; import * as z from 'zod/mini'; export const a: Host = [posts, z];`,
      'mock-server/hosts/http.ts': `import { mountPanel } from '../panel/mount-panel.tsx'; export const a = mountPanel;`,
      'mock-server/backend.ts': `import { a } from './hosts/http.ts'; export const b = () => a;`,
    },
  },
});

specify(toolsKnowNoFeatures, {
  breaks: {
    'a command that takes a value from the steps': broken(
      'tests/tools/run/steps.ts',
      `import { SCENARIO_BUILD } from '../../../features/support/builds.ts'; export const a = SCENARIO_BUILD;`,
      'tests/tools/run/steps.ts:1',
    ),
  },
  keeps: {
    'steps that take it from a command': {
      'features/steps/a.steps.ts': `import { SCENARIO_BUILD } from '../../tests/tools/scenarios/builds.ts'; export const a = SCENARIO_BUILD;`,
    },
  },
});

const door = `import { start } from '../mock-server/hosts/beside-page.ts'; if (__MOCKED__) start();`;

specify(mockIsImportedOnce, {
  breaks: {
    'an import that stays': broken('src/main.tsx', `import '../mock-server/hosts/beside-page.ts';`, 'src/main.tsx:1'),
    'a second name': broken(
      'src/main.tsx',
      `import { start, stop } from '../mock-server/hosts/beside-page.ts'; start(stop);`,
      'src/main.tsx:1',
    ),
    'a second door': broken(
      'src/main.tsx',
      `${door}\nimport { b } from '../mock-server/hosts/browser.ts'; b();`,
      'src/main.tsx:2',
    ),
    'a door in a view': broken(
      'src/ui/app/islands/core-context.tsx',
      `export const a = () => import('../../../../mock-server/hosts/browser.ts');`,
      'src/ui/app/islands/core-context.tsx:1',
    ),
  },
  keeps: { 'the one door': { 'src/main.tsx': door } },
});

specify(ownLibrariesOfMock, {
  breaks: {
    'a host that calls as the pages do': broken(
      'mock-server/hosts/node.ts',
      `import { ofetch } from 'ofetch'; ofetch('/');`,
      'mock-server/hosts/node.ts:1 imports ofetch',
    ),
    'a host with elements': broken(
      'mock-server/hosts/browser.ts',
      `import { createRoot } from 'react-dom/client'; createRoot();`,
      'browser.ts:1 imports react-dom/client',
    ),
    'a panel with a container': broken(
      'mock-server/panel/demo-panel.tsx',
      `import { Container } from 'inversify'; new Container();`,
      'demo-panel.tsx:1 imports inversify',
    ),
  },
  keeps: {
    'the demo panel': {
      'mock-server/panel/demo-panel.tsx': `import { useSelector } from '@xstate/react'; import { useRef } from 'react'; useRef(useSelector);`,
    },
  },
});

specify(smallZodInMock, {
  breaks: {
    'a schema of the classic API': broken(
      'mock-server/church/schemas/people.ts',
      `import * as z from 'zod';\nexport const a = z.string();`,
      'mock-server/church/schemas/people.ts:1 imports zod: import zod/mini',
    ),
    'its type': broken(
      'mock-server/api/endpoint.ts',
      `import type * as z from 'zod'; export type A = z.ZodType;`,
      'mock-server/api/endpoint.ts:1 imports zod:',
    ),
    'the sentences of one language': broken(
      'mock-server/handlers/control.ts',
      `export const load = () => import('zod/v4/locales/en.js');`,
      'imports zod/v4/locales/en.js:',
    ),
  },
  keeps: {
    'the small API, and the document': {
      'mock-server/church/schemas/people.ts': `import * as z from 'zod/mini'; export const a = z.string();`,
      'mock-server/openapi/people.ts': `import * as z from 'zod'; export const a = z.string().meta({ id: 'A' });`,
    },
  },
});

specify(noCircles, {
  breaks: {
    'two files': {
      files: {
        'src/auth/a.ts': `import { b } from './b.ts'; export const a = () => b;`,
        'src/auth/b.ts': `import { a } from './a.ts'; export const b = () => a;`,
      },
      reports: 'src/auth/a.ts → src/auth/b.ts → src/auth/a.ts',
    },
    'three files, by types and re-exports': {
      files: {
        'src/ui/a.tsx': `import './b.tsx'; export const a = 1;`,
        'src/ui/b.tsx': `import type { C } from '@/ui/c.tsx'; export type B = C;`,
        'src/ui/c.tsx': `export { a as C } from './a.tsx';`,
      },
      reports: 'src/ui/a.tsx → src/ui/b.tsx → src/ui/c.tsx → src/ui/a.tsx',
    },
  },
  keeps: {
    'a page that uses what has loaded it': {
      'src/ui/app/islands/core-context.tsx': `export const load = () => import('./page.tsx');`,
      'src/ui/page.tsx': `import { load } from './core.tsx'; export const page = load;`,
    },
    'two ways to one file': {
      'src/ui/a.tsx': `import './b.tsx'; import './c.tsx';`,
      'src/ui/b.tsx': `import './c.tsx';`,
      'src/ui/c.tsx': '',
    },
  },
});

specify(noBarrels, {
  breaks: {
    'an index': broken('src/ui/kit/index.ts', 'export const a = 1;', 'is named index'),
    'a file that passes everything on': broken('src/ui/kit/kit.ts', `export * from './button.tsx';`, 'only re-exports'),
    'a file that imports and exports': broken(
      'src/ui/kit/kit.ts',
      `import { a } from './a.tsx'; export { a };`,
      'only re-exports',
    ),
    'a folder of tests with an index': broken('tests/fakes/index.ts', 'export const a = 1;', 'is named index'),
  },
  keeps: {
    'a file that makes something and passes a type on': {
      'src/ui/kit/actions/button.tsx': `export type { Tone } from './tone.ts'; export const Button = () => null;`,
    },
  },
});
