import { machineFiles, noCasts } from './rules/machines.ts';
import { noInlineStyles, statelessViews, tagsAlone } from './rules/views.ts';
import { broken, specify } from './support/rule-spec.ts';

const VIEW = 'src/ui/app/login/login-dialog.tsx';

specify(statelessViews, {
  breaks: {
    useState: broken(
      VIEW,
      `import { useState } from 'react'; export const a = () => useState(1);`,
      `${VIEW}:1 uses useState`,
    ),
    'useReducer beside a type': broken(
      VIEW,
      `import { type FC, useReducer } from 'react'; useReducer();`,
      'uses useReducer',
    ),
    'a renamed hook': broken(VIEW, `import { useState as state } from 'react'; state();`, 'uses useState'),
    'a hook of the namespace': broken(VIEW, `import * as React from 'react'; React.useState(1);`, 'uses useState'),
    'a re-exported hook': broken(VIEW, `export { useReducer } from 'react';`, 'uses useReducer'),
  },
  keeps: {
    'refs, effects and selectors': {
      [VIEW]: `import { useEffect, useRef } from 'react'; import { useSelector } from '@xstate/react'; useEffect(useRef, useSelector);`,
    },
  },
});

specify(tagsAlone, {
  breaks: {
    'a state by its name': broken(
      VIEW,
      `dialog.getSnapshot().matches('open');`,
      `${VIEW}:1 asks for a state by its name`,
    ),
    'a state within another': broken(
      VIEW,
      `snapshot.matches({ editing: 'rejected' });`,
      'asks for a state by its name',
    ),
    'a name that is kept elsewhere': broken(VIEW, 'snapshot.matches(OPEN);', 'asks for a state by its name'),
    'the names themselves': broken(VIEW, `dialog.getSnapshot().value === 'open';`, 'asks for a state by its name'),
    'the names of a snapshot': broken(
      VIEW,
      `const isOpen = snapshot.value === 'open';`,
      'asks for a state by its name',
    ),
    'a view model of names': broken(
      'src/shared/board.machine.ts',
      'export const select = ({ context, value }) => ({ drag: value.drag, active: context.active });',
      'board.machine.ts:1 hands the names of states on',
    ),
  },
  keeps: {
    'a tag, an event and an element': {
      [VIEW]: `snapshot.hasTag('open'); snapshot.can({ type: 'a' }); field.matches('input, select'); field.matches(':focus'); gender.value === '';`,
      'src/shared/form.machine.ts': `export const select = (snapshot) => snapshot.matches('submitting');`,
    },
  },
});

specify(noInlineStyles, {
  breaks: {
    'a fixed colour': broken(
      VIEW,
      `export const A = () => <p style={{ color: 'red' }} />;`,
      `${VIEW}:1 writes a fixed style`,
    ),
    'a fixed width beside a computed one': broken(
      VIEW,
      'export const A = ({ w }: { w: number }) => <p style={{ width: w, margin: 4 }} />;',
      'writes a fixed style',
    ),
  },
  keeps: { 'computed geometry': { [VIEW]: 'export const A = ({ w }: { w: number }) => <p style={{ width: w }} />;' } },
});

specify(machineFiles, {
  breaks: {
    'a machine in a view': broken(
      'src/ui/app/login/login.machine.ts',
      'export const a = 1;',
      'is a machine outside of the inside',
    ),
    'a machine with elements': broken(
      'src/auth/login.machine.tsx',
      'export const a = 1;',
      'is a machine outside of the inside',
    ),
    'a machine under another name': broken(
      'src/auth/session.ts',
      `import { setup } from 'xstate'; export const a = setup({});`,
      'call the file *.machine.ts',
    ),
    'a function that is called a machine': broken(
      'src/shared/after-leaving.machine.ts',
      `import { isAdmin } from './roles.ts'; export const a = isAdmin;`,
      'src/shared/after-leaving.machine.ts has nothing of a machine',
    ),
  },
  keeps: {
    'a machine and its helper': {
      'src/content/posts/posts.machine.ts': `import type { FeedActor } from '@/shared/feed.machine.ts'; export const a = (feed: FeedActor) => feed;`,
      'src/shared/form.machine.ts': `import { setup } from 'xstate'; export const a = setup({});`,
      'src/shared/actors.machine.ts': `import { fromPromise } from 'xstate'; export const a = fromPromise;`,
    },
  },
});

const MACHINE = 'src/shared/form.machine.ts';

specify(noCasts, {
  breaks: {
    'a machine that casts what it carries': broken(
      MACHINE,
      'export const a = (items: unknown) => items as readonly string[];',
      `${MACHINE}:1 casts`,
    ),
    'a cast over unknown': broken(
      'src/content/events/events-page.machine.ts',
      'export const a = (rules: object) => rules as unknown as string;',
      'events-page.machine.ts:1 casts',
    ),
    'a cast in a binding': broken('src/composition/prayers.ts', 'export const a = <string>b;', 'casts'),
  },
  keeps: {
    'a constant, the types of a machine, and a renamed import': {
      [MACHINE]: `import { a as b } from './b.ts'; export const c = { d: [1] as const, types: { context: {} as typeof b } };`,
    },
    'what tells types apart itself': {
      'src/adapters/http/answers.ts': 'export const a = (b: unknown) => b as string;',
    },
  },
});
