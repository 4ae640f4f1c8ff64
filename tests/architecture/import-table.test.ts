import { foreignPages, importTable, neededExceptions, standingExceptions } from './rules/import-table.ts';
import { broken, specify } from './support/rule-spec.ts';

specify(importTable, {
  breaks: {
    'a file without a suffix that knows a machine': broken(
      'src/people/prayers.ts',
      `import type { PrayersEvent } from './prayers.machine.ts'; export type A = PrayersEvent;`,
      'src/people/prayers.ts:1 imports ./prayers.machine.ts: `prayers.ts` has no suffix, so it knows no machine: move the type down, or call the file `.machine.ts`',
    ),
    'one that knows a port': broken(
      'src/auth/session.ts',
      `import type { TokenStore } from './session.ports.ts'; export type A = TokenStore;`,
      '`session.ts` has no suffix, so it knows no port: move the type down, or call the file `.use-cases.ts`',
    ),
    'one that knows a library': broken(
      'src/auth/session.ts',
      `import { decodeJwt } from 'jose'; export const a = decodeJwt;`,
      '`session.ts` has no suffix, so it knows no `jose`: move the type down',
    ),
    'one of a topic that knows a machine of the kernel': broken(
      'src/content/posts/posts.ts',
      `import { feedMachine } from '@/shared/feed.machine.ts'; export const a = feedMachine;`,
      'so it knows no machine: move the type down',
    ),
    'one that knows this church': broken(
      'src/content/events/ics.ts',
      `import { churchName } from '@/church/facts.ts'; export const a = churchName;`,
      'so it knows no fact of this church',
    ),
    'a re-export against the table': broken(
      'src/people/directory.ts',
      `export { x } from './directory.ports.ts';`,
      'so it knows no port',
    ),
    'a type that is imported in passing': broken(
      'src/people/directory.ts',
      `export type A = import('./directory.ports.ts').DirectoryRepository;`,
      'so it knows no port',
    ),
    'a port that knows a use-case': broken(
      'src/auth/session.ports.ts',
      `import type { SignIn } from './session.use-cases.ts'; export type A = SignIn;`,
      '`session.ports.ts` is a port, so it knows no use-case: say it in words of its own',
    ),
    'a use-case that knows an adapter': broken(
      'src/auth/session.use-cases.ts',
      `import { gateway } from '@/adapters/http/session.ts'; export const makeA = gateway;`,
      'is a use-case, so it knows no adapter of the server: take it as an argument of make…',
    ),
    'a use-case that knows a machine': broken(
      'src/auth/session.use-cases.ts',
      `import type { SessionActor } from './session.machine.ts'; export type A = SessionActor;`,
      'is a use-case, so it knows no machine',
    ),
    'a store that runs a machine': broken(
      'src/auth/drafts.store.ts',
      `import { sessionMachine } from './session.machine.ts'; export const a = sessionMachine;`,
      '`drafts.store.ts` is a store, so it knows no machine but by its type: take it as an argument',
    ),
    'a machine that imports a use-case itself': broken(
      'src/auth/session.machine.ts',
      `import { makeSignIn } from './session.use-cases.ts'; export const a = makeSignIn;`,
      '`session.machine.ts` is a machine, so it knows no use-case but by its type: take it as a dependency of provide…',
    ),
    'an inline type that is imported beside a value': broken(
      'src/auth/session.machine.ts',
      `import { type SignIn, makeSignIn } from './session.use-cases.ts'; export const a: SignIn = makeSignIn;`,
      'so it knows no use-case but by its type',
    ),
    'a module that knows another': broken(
      'src/content/posts/posts.ts',
      `import type { Session } from '@/auth/session.ts'; export type A = Session;`,
      'src/content/posts/posts.ts:1 imports @/auth/session.ts: `posts.ts` has no suffix, so it knows no rule of a module of `auth`: pass values as arguments',
    ),
    'a machine that knows a machine of another module': broken(
      'src/admin/boards/zones.machine.ts',
      `\nimport type { A } from '../../people/prayers.machine.ts'; export type B = A;`,
      'src/admin/boards/zones.machine.ts:2 imports ../../people/prayers.machine.ts: `zones.machine.ts` is a machine, so it knows no machine of `people`',
    ),
    'a kernel that knows a module': broken(
      'src/shared/feed.ts',
      `import type { Post } from '@/content/posts/posts.ts'; export type A = Post;`,
      'so it knows no rule of a module of `content`: pass values as arguments',
    ),
    'a machine with elements': broken(
      'src/auth/login.machine.ts',
      `import type { FC } from 'react'; export type A = FC;`,
      'is a machine, so it knows no `react`',
    ),
    'wiring with a hook': broken(
      'src/composition/home.ts',
      `import { useActor } from '@xstate/react'; useActor();`,
      'is wiring, so it knows no `@xstate/react`',
    ),
    'a view that knows the types of the container': broken(
      'src/ui/app/islands/core-context.tsx',
      `import type { Container } from 'inversify'; export type A = Container;`,
      'so it knows no `inversify`',
    ),
    'a church that knows a view': broken(
      'src/church/facts.ts',
      `import { a } from '@/ui/kit/layout/card.tsx'; export const b = a;`,
      '`facts.ts` is of the church, so it knows no part of the kit',
    ),
    'a church that knows a module': broken(
      'src/church/calendar.ts',
      `import type { EventType } from '@/content/events/events.ts'; export type A = EventType;`,
      'is of the church, so it knows no rule of a module of `content`',
    ),
    'an adapter that knows the other one': broken(
      'src/adapters/http/client.ts',
      `import { store } from '../browser/session.ts'; export const a = store;`,
      '`client.ts` asks the server, so it knows no adapter of the browser: keep a port',
    ),
    'an adapter that knows a machine': broken(
      'src/adapters/browser/drafts.ts',
      `import type { Form } from '@/shared/form.machine.ts'; export type A = Form;`,
      '`drafts.ts` asks the browser, so it knows no machine: keep a port',
    ),
    'an adapter that knows a foreign technology': broken(
      'src/adapters/browser/clock.ts',
      `import { ofetch } from 'ofetch'; export const a = ofetch;`,
      '`clock.ts` asks the browser, so it knows no `ofetch`',
    ),
    'a client that carries the whole of zod': broken(
      'src/adapters/http/wire.ts',
      `import { z } from 'zod'; export const a = z;`,
      'so it knows no `zod`',
    ),
    'an adapter that knows the church': broken(
      'src/adapters/http/client.ts',
      `import { churchName } from '@/church/facts.ts'; export const a = churchName;`,
      'so it knows no fact of this church',
    ),
    'an adapter that takes the history itself': broken(
      'src/adapters/browser/leave-guard.ts',
      `import { pageHistory } from '@/ui/kit/history/page-history.ts'; export const a = pageHistory;`,
      'so it knows no part of the kit: keep a port',
    ),
    'a worker that shares code with the page': broken(
      'src/adapters/worker/stores.ts',
      `import { dateOf } from '@/shared/dates.ts'; export const a = dateOf;`,
      '`stores.ts` is bundled as a program of its own, so it knows no rule of a module',
    ),
    'a part of the kit that knows a machine': broken(
      'src/ui/kit/forms/form.tsx',
      `import type { FormViewModel } from '@/shared/form.machine.ts'; export type A = FormViewModel;`,
      '`form.tsx` is of the kit, so it knows no machine: take it as a prop',
    ),
    'one that knows an adapter': broken(
      'src/ui/kit/history/page-history.ts',
      `import { makeLeaveGuard } from '@/adapters/browser/leave-guard.ts'; export const a = makeLeaveGuard;`,
      'is of the kit, so it knows no adapter of the browser',
    ),
    'one that knows the words of a page': broken(
      'src/ui/kit/forms/form.tsx',
      `import { homeMessages } from '@/ui/messages/ko/home.ts'; export const a = homeMessages;`,
      'is of the kit, so it knows no word of a page but by its type',
    ),
    'one that makes texts': broken(
      'src/ui/kit/layout/text.tsx',
      `import { english } from '@/ui/messages/message-text.ts'; export const a = english('a');`,
      'so it knows no word of a page but by its type: take it as a prop',
    ),
    'one that knows a gesture library of the pages': broken(
      'src/ui/kit/layout/card.tsx',
      `import { useDroppable } from '@dnd-kit/core'; export const a = useDroppable;`,
      'is of the kit, so it knows no `@dnd-kit/core`',
    ),
    'a word that runs a machine': broken(
      'src/ui/messages/ko/forms.ts',
      `import { formMachine } from '@/shared/form.machine.ts'; export const a = formMachine;`,
      '`forms.ts` has words, so it knows no machine but by its type: take it as an argument',
    ),
    'the words of the kit that know a page': broken(
      'src/ui/messages/ko/kit.ts',
      `import { churchName } from '@/church/facts.ts'; export const a = churchName;`,
      '`kit.ts` has the words of the kit, so it knows no fact of this church',
    ),
    'a pattern of all that knows a machine of a module': broken(
      'src/ui/patterns/feed/feed.tsx',
      `import type { Prayers } from '@/people/prayers.machine.ts'; export type A = Prayers;`,
      '`feed.tsx` is a pattern, so it knows no machine of `people`: take it as a prop',
    ),
    'a pattern of one module that knows another': broken(
      'src/ui/patterns/posts/post.tsx',
      `import { nameOf } from '@/people/member-names.ts'; export const a = nameOf;`,
      'is a pattern, so it knows no rule of a module of `people`',
    ),
    'a pattern that asks for a service': broken(
      'src/ui/patterns/board/board.tsx',
      `import { zonesFeature } from '@/composition/zones.ts'; export const a = zonesFeature;`,
      'is a pattern, so it knows no feature: take it as a prop',
    ),
    'a pattern that knows a page': broken(
      'src/ui/patterns/feed/feed.tsx',
      `import { Agenda } from '@/ui/pages/communion/events/agenda.tsx'; export const a = Agenda;`,
      'is a pattern, so it knows no page: take it as a prop, or move the view',
    ),
    'an island that loads what shows one module': broken(
      'src/ui/app/islands/island.tsx',
      `import { LoginButton } from '@/ui/patterns/access/login-button.tsx'; export const a = LoginButton;`,
      '`island.tsx` is loaded with every view, so it knows no pattern',
    ),
    'one that carries a feature': broken(
      'src/ui/app/islands/core-context.tsx',
      `import { homeFeature } from '@/composition/home.ts'; export const a = homeFeature;`,
      'is loaded with every view, so it knows no feature but by its type',
    ),
    'a frame that knows the shell': broken(
      'src/ui/app/section/section-frame.tsx',
      `import { Footer } from '../shell/footer.tsx'; export const a = Footer;`,
      '`section-frame.tsx` frames the pages of a section, so it knows no part of the shell',
    ),
    'a shell that knows the inside of a page': broken(
      'src/ui/app/shell/dialogs.tsx',
      `import { Slides } from '@/ui/pages/home/slides.tsx'; export const a = Slides;`,
      '`dialogs.tsx` is of the shell, so it knows no page: let the table of routes load it',
    ),
    'a page that knows the shell': broken(
      'src/ui/pages/home/home-page.tsx',
      `import { Overlays } from '@/ui/app/shell/overlays.tsx'; export const a = Overlays;`,
      '`home-page.tsx` is of a page, so it knows no part of the shell',
    ),
    'a page that knows an adapter': broken(
      'src/ui/pages/account/logout-page.tsx',
      `export const load = () => import('@/adapters/http/client.ts');`,
      'is of a page, so it knows no adapter of the server: ask for it through the feature of its island',
    ),
    'a page that calls a use-case': broken(
      'src/ui/pages/account/register-view.tsx',
      `import { makeSignIn } from '@/auth/session.use-cases.ts'; export const a = makeSignIn;`,
      'so it knows no use-case but by its type',
    ),
    'a page that runs a machine of another module': broken(
      'src/ui/pages/people/people-view.tsx',
      `import { selectZones } from '@/admin/boards/zones.machine.ts'; export const a = selectZones;`,
      'is of a page, so it knows no machine of `admin`',
    ),
    'a page that knows the container': broken(
      'src/ui/pages/account/logout-page.tsx',
      `import { createContainer } from '@/composition/container.ts'; export const a = createContainer;`,
      'is of a page, so it knows no container or binding',
    ),
    'a view that makes a feature of its own': broken(
      'src/ui/pages/role/manage-roles-view.tsx',
      `import { createFeature } from '@/composition/entry.ts'; export const a = createFeature({}, []);`,
      'is of a page, so it knows no token',
    ),
    'a page that calls dnd-kit beside the board': broken(
      'src/ui/pages/management/zones/zone-sections.tsx',
      `import { useDroppable } from '@dnd-kit/core'; export const a = useDroppable;`,
      'is of a page, so it knows no `@dnd-kit/core`',
    ),
    'tokens that carry code': broken(
      'src/composition/tokens.ts',
      `import { sessionMachine } from '@/auth/session.machine.ts'; export const a = sessionMachine;`,
      '`tokens.ts` names services, so it knows no machine but by its type: import it where the service is bound',
    ),
    'tokens that carry a library': broken(
      'src/composition/entry.ts',
      `import { Container } from 'inversify'; export const a = Container;`,
      '`entry.ts` names services, so it knows `inversify` by its types alone',
    ),
    'wiring that knows a text': broken(
      'src/composition/prayers.ts',
      `import { prayerMessages } from '@/ui/messages/ko/prayers.ts'; export const a = prayerMessages;`,
      '`prayers.ts` is wiring, so it knows no word of a page: let the view pass texts and addresses',
    ),
    'a core that knows a view': broken(
      'src/composition/container.ts',
      `import { App } from '@/ui/app/shell/app.tsx'; export const a = App;`,
      '`container.ts` is wiring, so it knows no part of the shell',
    ),
    'a view that knows how it is built': broken(
      'src/ui/pages/home/home-page.tsx',
      `import { previews } from '@/build/previews.ts'; export const a = previews;`,
      'is of a page, so it knows no part of the build',
    ),
    'a build that knows a page': broken(
      'src/build/prerender-entry.tsx',
      `import { Slides } from '@/ui/pages/home/slides.tsx'; export const a = Slides;`,
      '`prerender-entry.tsx` is of the build, so it knows no page',
    ),
    'a start that knows a page': broken(
      'src/site.tsx',
      `import { Slides } from '@/ui/pages/home/slides.tsx'; export const a = Slides;`,
      '`site.tsx` starts the program, so it knows no page: let the table of routes load it',
    ),
    'a declaration that carries code': broken(
      'src/globals.d.ts',
      `import { configuration } from '@/build/configuration.ts'; export const a = configuration;`,
      '`globals.d.ts` declares types, so it knows no part of the build but by its type',
    ),
    'a view that starts the program': broken(
      'src/ui/app/shell/app.tsx',
      `import { openCore } from '@/core.tsx'; export const a = openCore;`,
      'is of the shell, so it knows no start of the program',
    ),
    'a file in no layer': broken('src/people/helpers/text.ts', 'export const a = 1;', 'stands in no layer'),
    'a view among the rules': broken('src/people/prayers.tsx', 'export const a = 1;', 'stands in no layer'),
    'a folder that the house lacks': broken('src/utils/text.ts', 'export const a = 1;', 'stands in no layer'),
  },
  keeps: {
    'the arrows of the table': {
      'src/auth/session.ts': `import { today } from '@/shared/dates.ts'; export const a = today;`,
      'src/auth/session.ports.ts': `import type { Session } from './session.ts'; import type { A } from './account.ports.ts'; import type { C } from '@/shared/clock.ports.ts'; export type B = Session & A & C;`,
      'src/auth/session.use-cases.ts': `import type { A } from './session.ports.ts'; export const makeSignIn = (a: A) => a;`,
      'src/auth/drafts.store.ts': `import type { Form } from '@/shared/form.machine.ts'; import type { A } from './session.ports.ts'; export type B = A & Form;`,
      'src/auth/session.machine.ts': `import { setup } from 'xstate'; import { follow } from '@/shared/actors.machine.ts'; import { drafts } from './drafts.store.ts'; import type { SignIn } from './session.use-cases.ts'; export const a = setup({ follow, drafts }) as SignIn;`,
      'src/content/posts/posts.writing.ts': `import { fields } from '../writing/drafts.ts'; export const a = fields;`,
      'src/church/facts.ts': `import type { Church } from '@/shared/church.ts'; export type A = Church;`,
      'src/adapters/http/session.ts': `import { ofetch } from 'ofetch'; import * as z from 'zod/mini'; import type { A } from '@/auth/session.ports.ts'; export const a: A = ofetch(z);`,
      'src/ui/kit/forms/field.tsx': `import { useId } from 'react'; import { kitMessages } from '@/ui/messages/ko/kit.ts'; import type { MessageText } from '@/ui/messages/message-text.ts'; export const a: MessageText = kitMessages[useId()];`,
      'src/ui/messages/ko/forms.ts': `import type { FormState } from '@/shared/form.machine.ts'; export type A = FormState;`,
      'src/ui/patterns/posts/post.tsx': `import { selectPost } from '@/content/posts/post-page.machine.ts'; import { dateOf } from '@/shared/dates.ts'; export const a = [selectPost, dateOf];`,
      'src/ui/pages/account/register-view.tsx': `import { useSelector } from '@xstate/react'; import { accountFeature } from '@/composition/account.ts'; import { sessionIn } from '@/auth/current-user.machine.ts'; import type { Days } from '@/content/events/month.machine.ts'; import './register-view.module.css'; export const a: Days = useSelector(accountFeature, sessionIn);`,
      'src/ui/pages/sermon/bulletin/bulletin-view.tsx': `import { selectBulletin } from '@/content/bulletins/bulletin.machine.ts'; import { sessionIn } from '@/auth/current-user.machine.ts'; export const a = [selectBulletin, sessionIn];`,
      'src/composition/tokens.ts': `import type { ServiceIdentifier } from 'inversify'; import type { A } from '@/auth/session.ports.ts'; export const GATE: ServiceIdentifier<A> = Symbol.for('gate');`,
      'src/composition/account.ts': `import { ContainerModule } from 'inversify'; import { a } from '@/adapters/http/session.ts'; import { GATE } from './tokens.ts'; export const accountFeature = new ContainerModule(a, GATE);`,
      'src/main.tsx': `import { createRoot } from 'react-dom/client'; import { open } from './site.tsx'; export const core = () => import('./core.tsx'); createRoot(open);`,
      'src/core.tsx': `import { createContainer } from './composition/container.ts'; import { Overlays } from './ui/app/shell/overlays.tsx'; export const a = [createContainer, Overlays];`,
      'src/build/prerender-entry.tsx': `import { renderToString } from 'react-dom/server'; import { openCore } from '../core.tsx'; export const a = renderToString(openCore);`,
    },
  },
});

specify(neededExceptions, {
  breaks: {
    'one that has gone': broken(
      'src/composition/zones.ts',
      `export const a = 1;`,
      'src/composition/zones.ts needs no exception for src/ui/messages/ko/zones.ts: take it off the list',
    ),
    'one that the table has come to allow': broken(
      'src/ui/patterns/access/login-button.tsx',
      `import type { A } from '@/ui/kit/layout/card.tsx'; export type B = A;`,
      'src/ui/patterns/access/ needs no exception for src/ui/app/islands/core-context.tsx',
    ),
  },
});

specify(standingExceptions, {
  breaks: {
    'a file of the wiring that has gone': broken(
      'src/composition/account.ts',
      '',
      'src/composition/zones.ts stands among the exceptions and is not there',
    ),
    'a folder that has gone': broken(
      'src/ui/patterns/access.tsx',
      '',
      'src/ui/patterns/access/ stands among the exceptions and is not there',
    ),
    'words that have gone': broken(
      'src/ui/messages/ko/zones.ts',
      '',
      'src/ui/messages/ko/roles.ts stands among the exceptions and is not there',
    ),
  },
});

specify(foreignPages, {
  breaks: {
    'a page that knows another': broken(
      'src/ui/pages/role/request-role-view.tsx',
      `import { Panel } from '@/ui/pages/account/account-form.tsx'; export const a = Panel;`,
      'src/ui/pages/role/request-role-view.tsx:1 imports @/ui/pages/account/account-form.tsx of another page',
    ),
    'a page that knows its neighbour': broken(
      'src/ui/pages/management/duties/duties-view.tsx',
      `import { Row } from '../zones/zone-board.tsx'; export const a = Row;`,
      'of another page',
    ),
  },
  keeps: {
    'a page in several folders': {
      'src/ui/pages/account/privacy/account-deletion.tsx': `import { Fields } from '../password-fields.tsx'; export const a = Fields;`,
    },
  },
});
