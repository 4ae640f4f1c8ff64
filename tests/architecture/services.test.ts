import {
  featuresInIslands,
  islandNames,
  offeredIsAsked,
  oneFolderAFeature,
  viewsProvideNothing,
} from './rules/services.ts';
import { specify } from './support/rule-spec.ts';

const TIE = `import { aFeature } from '@/composition/a.feature.ts'; export const A = withServices(aFeature, View);`;

specify(featuresInIslands, {
  breaks: {
    'an island with two features': {
      files: {
        'src/ui/pages/a/a-island.tsx': `${TIE} import { bFeature } from '@/composition/b.feature.ts'; export const B = withServices(bFeature, View);`,
      },
      reports: 'src/ui/pages/a/a-island.tsx asks a.feature.ts and b.feature.ts',
    },
    'a part of a view that has services of its own': {
      files: {
        'src/ui/pages/a/a-island.tsx': `import { A } from './part.tsx'; export const Whole = A;`,
        'src/ui/pages/a/part.tsx': TIE,
      },
      reports: 'src/ui/pages/a/part.tsx asks a.feature.ts, though src/ui/pages/a/a-island.tsx has it as a part',
    },
  },
  keeps: {
    'an island that is loaded on demand, and an island within': {
      'src/ui/pages/a/a-page.tsx': `export const island = createIsland(() => import('./a-island.tsx'));`,
      'src/ui/pages/a/a-island.tsx': `${TIE} export const inner = createIsland(() => import('./b-island.tsx'));`,
      'src/ui/pages/a/b-island.tsx': `import { bFeature } from '@/composition/b.feature.ts'; export const B = withServices(bFeature, View);`,
    },
    'a view whose feature it knows by its type alone': {
      'src/ui/app/shell/dialog-contents.ts': `import { Menu } from './menu.tsx'; export const all = { Menu };`,
      'src/ui/app/shell/menu.tsx': `import type { aFeature } from '@/composition/a.feature.ts'; export const Menu = (props: HasServices<typeof aFeature>) => null;`,
    },
  },
});

specify(islandNames, {
  breaks: {
    'a form that is an island': {
      files: {
        'src/ui/pages/a/a-page.tsx': `const island = createIsland(() => import('./a-form.tsx').then((module) => module.A));`,
        'src/ui/pages/a/a-form.tsx': TIE,
      },
      reports: 'src/ui/pages/a/a-form.tsx is loaded as an island',
    },
  },
  keeps: {
    'islands by their names, and what is loaded without services': {
      'src/ui/pages/a/a-page.tsx': `const island = createIsland(() => import('./a-island.tsx').then((module) => module.A)); const map = createCode(() => import('./map.tsx'));`,
      'src/ui/pages/a/a-island.tsx': TIE,
      'src/ui/pages/a/map.tsx': 'export const Map = () => null;',
    },
  },
});

const asking = (feature: string) => `import { ${feature}Feature } from '@/composition/${feature}.feature.ts';`;

specify(oneFolderAFeature, {
  breaks: {
    'a page that asks for what another page has': {
      files: {
        'src/ui/pages/management/members/members-view.tsx': asking('members'),
        'src/ui/pages/people/people-view.tsx': asking('members'),
      },
      reports: 'src/composition/members.ts is asked in src/ui/pages/management/members and src/ui/pages/people',
    },
    'a frame that asks for it': {
      files: {
        'src/ui/pages/role/manage-roles-view.tsx': asking('roles'),
        'src/ui/app/section/section-head.tsx': asking('roles'),
      },
      reports: 'src/composition/roles.ts is asked in src/ui/app and src/ui/pages/role',
    },
  },
  keeps: {
    'the views of one page, and those of the frame': {
      'src/ui/pages/home/news-island.tsx': asking('home'),
      'src/ui/pages/home/news/coming-events.tsx': asking('home'),
      'src/ui/app/login/login-dialog.tsx': asking('dialogs'),
      'src/ui/app/shell/drawer-menu.tsx': asking('dialogs'),
    },
  },
});

specify(offeredIsAsked, {
  breaks: {
    'a service that no view asks for': {
      files: {
        'src/composition/members.ts':
          'export const membersFeature = createFeature({ list: MEMBER_LIST, detail: MEMBER_DETAIL }, []);',
        'src/ui/pages/members/members-island.tsx': `${asking('members')} const Members = ({ services }) => useMachine(services.list);`,
      },
      reports: 'src/composition/members.ts:1 offers membersFeature.detail',
    },
    'one of a feature that a function makes of a kind': {
      files: {
        'src/composition/post-page.ts':
          'export function postPageFeature(kind: Kind) { return createFeature({ pageOf: PAGE, share: SHARE }, []); }',
        'src/composition/sheet-page.feature.ts': 'export const sheetPageFeature = postPageFeature(sheets);',
        'src/ui/pages/sheets/sheet-island.tsx': `import { sheetPageFeature } from '@/composition/sheet-page.feature.ts'; const Sheet = ({ services }) => useItem(services.pageOf);`,
      },
      reports: 'src/composition/sheet-page.feature.ts:1 offers sheetPageFeature.share',
    },
  },
  keeps: {
    'those that a view reads, or hands on': {
      'src/composition/a.feature.ts':
        'export const aFeature = createFeature({ list: LIST, form: FORM, save: SAVE }, []);',
      'src/ui/pages/a/a-island.tsx': `${asking('a')} const A = ({ services }) => { const { form } = services; return <B form={form} list={services.list} onSave={() => services.save()} />; };`,
    },
    'those that it takes over from another feature': {
      'src/composition/a.feature.ts': 'export const aFeature = createFeature({ ...list.tokens, form: FORM }, []);',
      'src/ui/pages/a/a-island.tsx': `${asking('a')} const A = ({ services }) => useForm(services.form);`,
    },
    'one of the core': {
      'src/composition/container.ts': 'export const coreFeature = createFeature({ session: SESSION }, []);',
      'src/ui/pages/a/a-island.tsx': `export const useSession = () => useCoreService('session');`,
    },
  },
});

specify(viewsProvideNothing, {
  breaks: {
    'a view that wires a machine': {
      files: {
        'src/ui/app/shell/access-guard.tsx':
          'export const access = (session: Session) => providePageAccess({ session });',
      },
      reports: 'src/ui/app/shell/access-guard.tsx:1 calls providePageAccess',
    },
    'one that gives it an actor': {
      files: {
        'src/ui/pages/communion/events/events-view.tsx':
          'export const page = (month: Month) => eventsPageMachine.provide({ actors: { month } });',
      },
      reports: 'src/ui/pages/communion/events/events-view.tsx:1 calls provide:',
    },
  },
  keeps: {
    'one that runs what its feature offers': {
      'src/ui/app/shell/access-guard.tsx': `export const access = () => useMachine(services.accessTo('page'));`,
    },
  },
});
