import { foreignModules, foreignPages, importTable, neededExceptions } from './rules/import-table.ts';
import { broken, specify } from './support/rule-spec.ts';

specify(importTable, {
  breaks: {
    'a domain that knows a port': broken(
      'src/auth/session.ts',
      `import type { TokenStore } from '../ports/token-store.ts'; export type A = TokenStore;`,
      'src/auth/session.ts:1 imports ../ports/token-store.ts: "domain" may not know "ports"',
    ),
    'a domain that knows a library': broken(
      'src/auth/session.ts',
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
      'src/auth/session.use-cases.ts',
      `import { gateway } from '@/adapters/http/http-session-gateway.ts'; export const makeA = gateway;`,
      '"use-cases" may not know "adapters/http"',
    ),
    'a store that runs a machine': broken(
      'src/auth/drafts.store.ts',
      `import { sessionMachine } from '../machines/session.machine.ts'; export const a = sessionMachine;`,
      'imports values of ../machines/session.machine.ts: "stores" may import types of it alone',
    ),
    'a machine that imports a use-case itself': broken(
      'src/auth/session.machine.ts',
      `import { makeSignIn } from '../use-cases/make-sign-in.ts'; export const a = makeSignIn;`,
      'imports values of ../use-cases/make-sign-in.ts: "machines" may import types of it alone',
    ),
    'an inline type that is imported beside a value': broken(
      'src/auth/session.machine.ts',
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
    'a page that calls dnd-kit beside the board': broken(
      'src/ui/pages/management/zones/zone-sections.tsx',
      `import { useDroppable } from '@dnd-kit/core'; export const a = useDroppable;`,
      'imports @dnd-kit/core: "ui/pages" may not know that library',
    ),
    'a client that carries the whole of zod': broken(
      'src/adapters/http/wire.ts',
      `import { z } from 'zod'; export const a = z;`,
      'imports zod: "adapters/http" may not know that library',
    ),
    'the history of the kit that knows a rule of it': broken(
      'src/ui/kit/history/page-history.ts',
      `import { makeBrowserLeaveGuard } from '@/adapters/browser/browser-leave-guard.ts'; export const a = makeBrowserLeaveGuard;`,
      '"ui/kit" may not know "adapters/browser"',
    ),
    'an adapter that takes the history itself': broken(
      'src/adapters/browser/leave-guard.ts',
      `import { pageHistory } from '@/ui/kit/history/page-history.ts'; export const a = pageHistory;`,
      '"adapters/browser" may not know "ui/kit"',
    ),
    'a view that knows an adapter': broken(
      'src/ui/pages/account/login-page.tsx',
      `export const load = () => import('@/adapters/http/client.ts');`,
      '"ui/pages" may not know "adapters/http"',
    ),
    'a view that calls a use-case': broken(
      'src/ui/pages/account/login-page.tsx',
      `import { makeSignIn } from '@/auth/use-cases/make-sign-in.ts'; export const a = makeSignIn;`,
      'imports values of @/auth/use-cases/make-sign-in.ts: "ui/pages" may import types of it alone',
    ),
    'a view that knows the container': broken(
      'src/ui/pages/account/login-page.tsx',
      `import { createContainer } from '@/composition/container.ts'; export const a = createContainer;`,
      '"ui/pages" may not know "composition"',
    ),
    'a part of the kit that knows a machine': broken(
      'src/ui/kit/forms/form.tsx',
      `import type { FormViewModel } from '@/shared/machines/provide-form.ts'; export type A = FormViewModel;`,
      '"ui/kit" may not know "shared/machines"',
    ),
    'a part of the kit that knows the words of a page': broken(
      'src/ui/kit/forms/form.tsx',
      `import { pageNames } from '@/ui/messages/ko/page-messages.ts'; export const a = pageNames;`,
      '"ui/kit" may not know "ui/messages"',
    ),
    'a part of the kit that makes texts': broken(
      'src/ui/kit/layout/text.tsx',
      `import { english } from '@/ui/messages/message-text.ts'; export const a = english('a');`,
      '"ui/kit" may not know "ui/messages"',
    ),
    'another part of the kit that knows the router': broken(
      'src/ui/kit/layout/card.tsx',
      `import { useLocation } from 'wouter'; export const a = useLocation;`,
      'imports wouter: "ui/kit" may not know that library',
    ),
    'a pattern that knows a machine of a module': broken(
      'src/ui/patterns/feed/feed.tsx',
      `import { provideBulletin } from '@/content/machines/provide-bulletin.ts'; export const a = provideBulletin;`,
      '"ui/patterns" may not know "machines"',
    ),
    'a pattern that needs more of a module than its list says': broken(
      'src/ui/patterns/posts/upload-files.tsx',
      `import { checkFile } from '@/content/domain/file-check.ts'; export const a = checkFile;`,
      '"ui/patterns" may not know "domain"',
    ),
    'a pattern that asks for a service': broken(
      'src/ui/patterns/board/board.tsx',
      `import { coreFeature } from '@/composition/core.feature.ts'; export const a = coreFeature;`,
      '"ui/patterns" may not know "composition/core"',
    ),
    'an island that hands out the services of the core': broken(
      'src/ui/pages/role/manage-roles-view.tsx',
      `import { coreFeature } from '@/composition/core.feature.ts'; export const a = withServices(coreFeature, Roles);`,
      '"ui/pages" may not know "composition/core"',
    ),
    'a view that makes a feature of its own': broken(
      'src/ui/pages/role/manage-roles-view.tsx',
      `import { createFeature } from '@/composition/feature.ts'; export const a = createFeature({}, []);`,
      '"ui/pages" may not know "composition/tokens"',
    ),
    'a pattern that knows a page': broken(
      'src/ui/patterns/feed/feed.tsx',
      `import { Post } from '@/ui/pages/communion/announcements/announcement-post.tsx'; export const a = Post;`,
      '"ui/patterns" may not know "ui/pages"',
    ),
    'a page that knows the shell': broken(
      'src/ui/pages/home/home-page.tsx',
      `import { Drawer } from '@/ui/app/shell/drawer.tsx'; export const a = Drawer;`,
      '"ui/pages" may not know "ui/app"',
    ),
    'a shell that knows the inside of a page': broken(
      'src/ui/app/shell/dialogs.tsx',
      `import { Slides } from '@/ui/pages/home/slides.tsx'; export const a = Slides;`,
      '"ui/app" may not know "ui/pages"',
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
      '"church" may not know "ui/kit"',
    ),
    'a domain that knows the church': broken(
      'src/content/events/ics.ts',
      `import { churchName } from '@/church/facts.ts'; export const a = churchName;`,
      '"domain" may not know "church"',
    ),
    'an adapter that knows the church': broken(
      'src/adapters/http/http-gate.ts',
      `import { churchName } from '@/church/facts.ts'; export const a = churchName;`,
      '"adapters/http" may not know "church"',
    ),
    'a file in no layer': broken('src/people/helpers/text.ts', 'export const a = 1;', 'stands in no layer'),
    'a file in a layer that the kernel lacks': broken(
      'src/shared/utils.ts',
      'export const a = 1;',
      'stands in no layer',
    ),
  },
  keeps: {
    'the arrows of the table': {
      'src/auth/session.ts': `import { today } from '@/shared/domain/calendar-date.ts'; export const a = today;`,
      'src/auth/ports/gate.ts': `import type { Session } from '../domain/session.ts'; export type A = Session;`,
      'src/auth/session.use-cases.ts': `import type { A } from '../ports/gate.ts'; export const makeSignIn = (a: A) => a;`,
      'src/auth/session.machine.ts': `import { setup } from 'xstate'; import type { SignIn } from '../use-cases/make-sign-in.ts'; export const a = setup({}) as SignIn;`,
      'src/adapters/http/http-gate.ts': `import { ofetch } from 'ofetch'; import * as z from 'zod/mini'; import type { A } from '@/auth/ports/gate.ts'; export const a: A = ofetch(z);`,
      'src/ui/pages/account/login-page.tsx': `import { useSelector } from '@xstate/react'; import { accountFeature } from '@/composition/account.feature.ts'; import './login-page.module.css'; export const a = useSelector(accountFeature);`,
      'src/composition/tokens.ts': `import type { ServiceIdentifier } from 'inversify'; import type { A } from '@/auth/ports/gate.ts'; export const GATE: ServiceIdentifier<A> = Symbol.for('gate');`,
      'src/composition/container.ts': `import { Container } from 'inversify'; import { a } from '@/adapters/http/http-gate.ts'; export const b = new Container(a);`,
      'src/main.tsx': `import { createRoot } from 'react-dom/client'; import { b } from './composition/container.ts'; createRoot(b);`,
    },
  },
});

specify(neededExceptions, {
  breaks: {
    'one that has gone': broken(
      'src/ui/kit/navigation/location.ts',
      `export const a = 1;`,
      'src/ui/kit/navigation/location.ts imports wouter/use-browser-location no more: take it off the list',
    ),
    'a file that a folder needs no more': broken(
      'src/ui/patterns/people/person-search.tsx',
      `export const a = 1;`,
      'src/ui/patterns/person/ imports src/people/member-names.ts no more',
    ),
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

specify(foreignPages, {
  breaks: {
    'a page that knows another': broken(
      'src/ui/pages/role/request-role-view.tsx',
      `import { Panel } from '@/ui/pages/account/done-panel.tsx'; export const a = Panel;`,
      'src/ui/pages/role/request-role-view.tsx:1 imports @/ui/pages/account/done-panel.tsx of another page',
    ),
    'a page that knows its neighbour': broken(
      'src/ui/pages/management/duties/duties-view.tsx',
      `import { Row } from '../zones/office-row.tsx'; export const a = Row;`,
      'of another page',
    ),
  },
  keeps: {
    'a page in several files': {
      'src/ui/pages/home/slides/slides.tsx': `import { Slide } from '../slide.tsx'; export const a = Slide;`,
    },
  },
});
