import {
  httpAdapters,
  kebabCase,
  portsAreInterfaces,
  providersAndStarters,
  serverPorts,
  useCaseNames,
} from './rules/names.ts';
import { broken, specify } from './support/rule-spec.ts';

specify(kebabCase, {
  breaks: {
    'a component in Pascal case': broken(
      'src/ui/kit/LoginDialog.tsx',
      '',
      'src/ui/kit/LoginDialog.tsx is not kebab-case',
    ),
    'a folder in camel case': broken('src/ui/loginDialog/view.tsx', '', 'is not kebab-case'),
    'an underscore': broken('mock-server/seeds/long_feed.ts', '', 'is not kebab-case'),
    'a picture': broken('src/ui/assets/Slide1.svg', '', 'is not kebab-case'),
  },
  keeps: {
    'names with endings': {
      'src/auth/session.machine.ts': '',
      'src/ui/kit/layout/page.module.css': '',
      'features/steps/common.steps.ts': '',
    },
  },
});

specify(httpAdapters, {
  breaks: {
    'an adapter that keeps no port': broken(
      'src/adapters/http/http-roster.ts',
      'export const a = 1;',
      'imports no port',
    ),
    'an adapter elsewhere': broken('src/people/use-cases/http-roster.ts', 'export const makeA = 1;', 'move it there'),
  },
  keeps: {
    'an adapter with its port, and a helper': {
      'src/adapters/http/http-roster.ts': `import type { Roster } from '@/people/ports/roster.ts'; export const a: Roster = 1;`,
      'src/adapters/http/wire.ts': 'export const a = 1;',
    },
  },
});

specify(useCaseNames, {
  breaks: {
    'another name': broken('src/auth/use-cases/sign-in.ts', 'export const signIn = () => 1;', 'exports signIn'),
    'a second function': broken(
      'src/auth/use-cases/make-a.ts',
      'export function makeA() {} function b() {} export { b };',
      'exports b:',
    ),
    'a default': broken(
      'src/auth/use-cases/make-a.ts',
      'export const makeA = 1; export default () => 1;',
      'exports default',
    ),
    'types alone': broken('src/auth/use-cases/make-a.ts', 'export type A = 1;', 'exports no make… function'),
  },
  keeps: {
    'a factory and its type': {
      'src/auth/use-cases/make-a.ts':
        'export type A = () => void; export function makeA(): A { return () => undefined; }',
    },
  },
});

specify(portsAreInterfaces, {
  breaks: {
    'a port with code': broken('src/auth/ports/store.ts', 'export const KEY = 1;', 'exports the value KEY'),
    'a port as a class': broken('src/shared/clock.ports.ts', 'export class Clock {}', 'exports the value Clock'),
    'a prefix': broken('src/auth/ports/store.ts', 'export interface ITokenStore {}', 'without a prefix'),
  },
  keeps: {
    'interfaces and the types they speak of': {
      'src/auth/ports/store.ts':
        'export type Reason = "a"; export interface TokenStore { read(): Reason } export interface Inbox {}',
    },
  },
});

specify(serverPorts, {
  breaks: {
    'a list that reads and removes posts': broken(
      'src/content/ports/post-list.ts',
      'export interface PostList<Item> { find(id: string): Promise<Outcome<Item>>; remove(id: string): Promise<Outcome<null>> }',
      'declares PostList: call it a …Repository',
    ),
    'drafts that report': broken(
      'src/content/ports/post-drafts.ts',
      'export interface PostDrafts { save(content: string): Promise<PostReport<string>> }',
      'declares PostDrafts',
    ),
  },
  keeps: {
    'repositories, publishers, and ports that ask no server': {
      'src/content/posts/posts.ports.ts':
        'export interface PostRepository { find(id: string): Promise<Outcome<string>> } export interface Seen { read(): string }',
      'src/content/writing/writing.ports.ts': 'export interface PostPublisher { publish(): Promise<Outcome<null>> }',
    },
  },
});

specify(providersAndStarters, {
  breaks: {
    'a provider that starts an actor': broken(
      'src/shared/machines/provide-drawer.ts',
      'export function startDrawer() {}',
      'starts an actor: call it start-…',
    ),
    'a starter that starts nothing': broken(
      'src/shared/drawer.machine.ts',
      'export function provideDrawer() {}',
      'exports no start… function',
    ),
  },
  keeps: {
    'each under its name': {
      'src/shared/drawer.machine.ts': 'export function startDrawer() {}',
      'src/shared/form.machine.ts': 'export function provideForm() {}',
    },
  },
});
