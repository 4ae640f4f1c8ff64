import { kebabCase, portsAreInterfaces, testsOfAFile, useCaseNames } from './rules/names.ts';
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
    'a picture': broken('src/church/pictures/Slide1.svg', '', 'is not kebab-case'),
    'a folder of the product that is named like a file': broken(
      'src/auth/session.machine/states.ts',
      '',
      'is not kebab-case',
    ),
    'a folder of tests in camel case': broken('tests/auth/Session.machine/refresh.test.ts', '', 'is not kebab-case'),
  },
  keeps: {
    'names with endings': {
      'src/auth/session.machine.ts': '',
      'src/ui/kit/layout/page.module.css': '',
      'features/steps/common.steps.ts': '',
      'tests/auth/session.machine/refresh.test.ts': '',
      'tests/content/bulletins/bulletins.writing.use-cases/publish.test.ts': '',
    },
  },
});

specify(useCaseNames, {
  breaks: {
    'another name': broken('src/auth/session.use-cases.ts', 'export const signIn = () => 1;', 'exports signIn'),
    'a second function': broken(
      'src/auth/session.use-cases.ts',
      'export function makeA() {} function b() {} export { b };',
      'exports b:',
    ),
    'a default': broken(
      'src/auth/session.use-cases.ts',
      'export const makeA = 1; export default () => 1;',
      'exports default',
    ),
    'types alone': broken('src/auth/session.use-cases.ts', 'export type A = 1;', 'exports no make… function'),
  },
  keeps: {
    'a factory and its type': {
      'src/auth/session.use-cases.ts':
        'export type A = () => void; export function makeA(): A { return () => undefined; }',
    },
  },
});

specify(portsAreInterfaces, {
  breaks: {
    'a port with code': broken('src/auth/session.ports.ts', 'export const KEY = 1;', 'exports the value KEY'),
    'a port as a class': broken('src/shared/clock.ports.ts', 'export class Clock {}', 'exports the value Clock'),
  },
  keeps: {
    'interfaces and the types they speak of': {
      'src/auth/session.ports.ts':
        'export type Reason = "a"; export interface TokenStore { read(): Reason } export interface Inbox {}',
    },
  },
});

specify(testsOfAFile, {
  breaks: {
    'tests of a machine that has another name now': {
      files: { 'tests/auth/login.machine/refusal.test.ts': '', 'src/auth/login-form.machine.ts': '' },
      reports: 'tests/auth/login.machine/ has tests of src/auth/login.machine.ts, which is not there',
    },
  },
  keeps: {
    'tests of a file, and of a topic': {
      'tests/auth/session.machine/refresh.test.ts': '',
      'src/auth/session.machine.ts': '',
      'tests/auth/tabs/tabs.test.ts': '',
    },
  },
});
