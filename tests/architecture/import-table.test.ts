import { foreignModules, importTable } from './rules/import-table.ts';
import { broken, specify } from './support/rule-spec.ts';

specify(importTable, {
  breaks: {
    'a domain that knows a port': broken(
      'src/auth/domain/session.ts',
      `import type { TokenStore } from '../ports/token-store.ts'; export type A = TokenStore;`,
      'src/auth/domain/session.ts:1 imports ../ports/token-store.ts: "domain" may not know "ports"',
    ),
    'a domain that knows a library': broken(
      'src/auth/domain/session.ts',
      `import { decodeJwt } from 'jose'; export const a = decodeJwt;`,
      'imports jose: "domain" may not know that library',
    ),
    'a domain that knows the machines of the kernel': broken(
      'src/content/domain/feed.ts',
      `import { pagedFeed } from '@/shared/machines/paged-feed.machine.ts'; export const a = pagedFeed;`,
      '"domain" may not know "shared/machines"',
    ),
    'a port that knows a use-case': broken(
      'src/auth/ports/gate.ts',
      `import type { SignIn } from '../use-cases/make-sign-in.ts'; export type A = SignIn;`,
      '"ports" may not know "use-cases"',
    ),
    'a use-case that knows an adapter': broken(
      'src/auth/use-cases/make-sign-in.ts',
      `import { gateway } from '@/adapters/http/http-session-gateway.ts'; export const makeA = gateway;`,
      '"use-cases" may not know "adapters/http"',
    ),
    'a machine that imports a use-case itself': broken(
      'src/auth/machines/session.machine.ts',
      `import { makeSignIn } from '../use-cases/make-sign-in.ts'; export const a = makeSignIn;`,
      'imports values of ../use-cases/make-sign-in.ts: "machines" may import types of it alone',
    ),
    'an inline type that is imported beside a value': broken(
      'src/auth/machines/session.machine.ts',
      `import { type SignIn, makeSignIn } from '../use-cases/make-sign-in.ts'; export const a: SignIn = makeSignIn;`,
      'may import types of it alone',
    ),
    'an adapter that knows the other one': broken(
      'src/adapters/http/client.ts',
      `import { store } from '../browser/token-store.ts'; export const a = store;`,
      '"adapters/http" may not know "adapters/browser"',
    ),
    'an adapter that knows a foreign technology': broken(
      'src/adapters/browser/client.ts',
      `import { ofetch } from 'ofetch'; export const a = ofetch;`,
      'imports ofetch: "adapters/browser" may not know that library',
    ),
    'a client that carries the whole of zod': broken(
      'src/adapters/http/wire.ts',
      `import { z } from 'zod'; export const a = z;`,
      'imports zod: "adapters/http" may not know that library',
    ),
    'a view that knows an adapter': broken(
      'src/ui/auth/login-page.tsx',
      `export const load = () => import('@/adapters/http/client.ts');`,
      '"ui" may not know "adapters/http"',
    ),
    'a view that calls a use-case': broken(
      'src/ui/auth/login-page.tsx',
      `import { makeSignIn } from '@/auth/use-cases/make-sign-in.ts'; export const a = makeSignIn;`,
      'imports values of @/auth/use-cases/make-sign-in.ts: "ui" may import types of it alone',
    ),
    'a view that knows the container': broken(
      'src/ui/auth/login-page.tsx',
      `import { createContainer } from '@/composition/container.ts'; export const a = createContainer;`,
      '"ui" may not know "composition"',
    ),
    'tokens that carry code': broken(
      'src/composition/tokens.ts',
      `import { sessionMachine } from '@/auth/machines/session.machine.ts'; export const a = sessionMachine;`,
      '"composition/tokens" may import types of it alone',
    ),
    'a re-export against the table': broken(
      'src/people/domain/member.ts',
      `export { x } from '../ports/member-roster.ts';`,
      '"domain" may not know "ports"',
    ),
    'a type that is imported in passing': broken(
      'src/people/domain/member.ts',
      `export type A = import('../ports/member-roster.ts').MemberRoster;`,
      '"domain" may not know "ports"',
    ),
    'a church that knows a view': broken(
      'src/church/facts.ts',
      `import { a } from '@/ui/kit/layout/card.tsx'; export const b = a;`,
      '"church" may not know "ui"',
    ),
    'a domain that knows the church': broken(
      'src/content/domain/ics.ts',
      `import { churchName } from '@/church/facts.ts'; export const a = churchName;`,
      '"domain" may not know "church"',
    ),
    'an adapter that knows the church': broken(
      'src/adapters/http/http-gate.ts',
      `import { churchName } from '@/church/facts.ts'; export const a = churchName;`,
      '"adapters/http" may not know "church"',
    ),
    'a file in no room': broken('src/people/helpers/text.ts', 'export const a = 1;', 'stands in no room'),
    'a file in a room that the kernel lacks': broken('src/shared/utils.ts', 'export const a = 1;', 'stands in no room'),
  },
  keeps: {
    'the arrows of the table': {
      'src/auth/domain/session.ts': `import { today } from '@/shared/domain/calendar-date.ts'; export const a = today;`,
      'src/auth/ports/gate.ts': `import type { Session } from '../domain/session.ts'; export type A = Session;`,
      'src/auth/use-cases/make-sign-in.ts': `import type { A } from '../ports/gate.ts'; export const makeSignIn = (a: A) => a;`,
      'src/auth/machines/session.machine.ts': `import { setup } from 'xstate'; import type { SignIn } from '../use-cases/make-sign-in.ts'; export const a = setup({}) as SignIn;`,
      'src/adapters/http/http-gate.ts': `import { ofetch } from 'ofetch'; import * as z from 'zod/mini'; import type { A } from '@/auth/ports/gate.ts'; export const a: A = ofetch(z);`,
      'src/ui/auth/login-page.tsx': `import { useSelector } from '@xstate/react'; import { SESSION } from '@/composition/tokens.ts'; import './login-page.module.css'; export const a = useSelector(SESSION);`,
      'src/composition/tokens.ts': `import type { ServiceIdentifier } from 'inversify'; import type { A } from '@/auth/ports/gate.ts'; export const GATE: ServiceIdentifier<A> = Symbol.for('gate');`,
      'src/composition/container.ts': `import { Container } from 'inversify'; import { a } from '@/adapters/http/http-gate.ts'; export const b = new Container(a);`,
      'src/main.tsx': `import { createRoot } from 'react-dom/client'; import { b } from './composition/container.ts'; createRoot(b);`,
    },
  },
});

specify(foreignModules, {
  breaks: {
    'content that knows auth': broken(
      'src/content/domain/feed.ts',
      `import type { Session } from '@/auth/domain/session.ts'; export type A = Session;`,
      'src/content/domain/feed.ts:1 imports @/auth/domain/session.ts of another module',
    ),
    'a machine that knows a machine of another module': broken(
      'src/admin/machines/board.machine.ts',
      `\nimport { a } from '../../people/machines/board.machine.ts'; export const b = a;`,
      'src/admin/machines/board.machine.ts:2',
    ),
  },
});
