import { kebabCase, listedTests, portsAreInterfaces, testsByFile, testsOfAFile, useCaseNames } from './rules/names.ts';
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

specify(testsByFile, {
  breaks: {
    'a test that kept the name of what is another file now': {
      files: { 'tests/people/serving-names.test.ts': '', 'src/people/serving.ts': '' },
      reports: 'tests/people/serving-names.test.ts stands for no file',
    },
    'one in a folder of a topic alone': {
      files: { 'tests/content/posts/order/newest.test.ts': '', 'src/content/posts/posts.ts': '' },
      reports: 'tests/content/posts/order/newest.test.ts stands for no file',
    },
    'a part of the mock that has gone': {
      files: { 'tests/mock-server/api/fields.test.ts': '', 'mock-server/api/posts.ts': '' },
      reports: 'tests/mock-server/api/fields.test.ts stands for no file',
    },
    'a walk of what is no machine': {
      files: { 'tests/people/serving.walk.test.ts': '', 'src/people/serving.ts': '' },
      reports: 'tests/people/serving.walk.test.ts stands for no file',
    },
  },
  keeps: {
    'a file, one of its topics, a walk, a view and the mock': {
      'tests/people/serving.test.ts': '',
      'src/people/serving.ts': '',
      'tests/auth/session.machine/refresh.test.ts': '',
      'tests/auth/session.machine.walk.test.ts': '',
      'src/auth/session.machine.ts': '',
      'tests/ui/kit/data/tag.test.ts': '',
      'src/ui/kit/data/tag.tsx': '',
      'tests/mock-server/api/fields.test.ts': '',
      'mock-server/api/fields.ts': '',
      'tests/tools/any.test.ts': '',
    },
  },
});

specify(listedTests, {
  breaks: {
    'one that has gone': broken('src/main.tsx', '', 'tests/mock-server/exports.test.ts is listed and not there'),
    'one that stands for a file': {
      files: { 'tests/mock-server/exports.test.ts': '', 'mock-server/exports.ts': '' },
      reports: 'tests/mock-server/exports.test.ts stands for a file: take it off the list',
    },
  },
});
