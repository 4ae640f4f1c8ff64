import {
  featuresAlone,
  featuresInIslands,
  islandNames,
  offeredIsAsked,
  oneFolderAFeature,
  viewsProvideNothing,
} from './rules/services.ts';
import { broken, specify } from './support/rule-spec.ts';

const TIE = `import { aFeature } from '@/composition/a.ts'; export const A = withServices(aFeature, View);`;

specify(featuresAlone, {
  breaks: {
    'a view that asks for a token': broken(
      'src/ui/pages/home/week-news-view.tsx',
      `import { HOME_NEWS, homeFeature } from '@/composition/home.ts'; export const A = withServices(homeFeature, HOME_NEWS);`,
      'src/ui/pages/home/week-news-view.tsx:1 imports of @/composition/home.ts what is no feature',
    ),
  },
  keeps: {
    'features, types, and what is read before the core': {
      'src/ui/pages/home/home-page.tsx': `import { homeFeature } from '@/composition/home.ts'; import type { News } from '@/composition/home.ts'; import { posterDay } from '@/composition/poster-day.early.ts'; export const A = [homeFeature, posterDay];`,
    },
  },
});

specify(featuresInIslands, {
  breaks: {
    'a part of a view that has services of its own': {
      files: {
        'src/ui/pages/a/a-view.tsx': `import { A } from './part.tsx'; export const Whole = A;`,
        'src/ui/pages/a/part.tsx': TIE,
      },
      reports: 'src/ui/pages/a/a-view.tsx:1 has A as a part, which asks for services',
    },
  },
  keeps: {
    'an island that is loaded on demand, and an island within': {
      'src/ui/pages/a/a-page.tsx': `export const island = createIsland(() => import('./a-view.tsx'));`,
      'src/ui/pages/a/a-view.tsx': `${TIE} export const inner = createIsland(() => import('./b-writing.tsx'));`,
      'src/ui/pages/a/b-writing.tsx': `import { bFeature } from '@/composition/b.ts'; export const B = withServices(bFeature, View);`,
    },
    'what stands beside a view that has services of its own': {
      'src/ui/pages/a/a-view.tsx': `import { Fields } from './a-editing.tsx'; export const Whole = Fields;`,
      'src/ui/pages/a/a-editing.tsx': `${TIE} export const Fields = () => null;`,
    },
    'what publishers of a list load together': {
      'src/ui/pages/a/list-writing.tsx': `import { EditingIsland } from './one-editing.tsx'; export const Form = EditingIsland;`,
      'src/ui/pages/a/one-editing.tsx': TIE.replace('const A', 'const EditingIsland'),
    },
    'a view whose feature it knows by its type alone': {
      'src/ui/app/shell/dialog-contents.ts': `import { Menu } from './menu.tsx'; export const all = { Menu };`,
      'src/ui/app/shell/menu.tsx': `import type { aFeature } from '@/composition/a.ts'; export const Menu = (props: HasServices<typeof aFeature>) => null;`,
    },
  },
});

specify(islandNames, {
  breaks: {
    'a form that is an island of the page': {
      files: {
        'src/ui/pages/a/a-page.tsx': `const island = createIsland(() => import('./a-form.tsx').then((module) => module.A));`,
        'src/ui/pages/a/a-form.tsx': TIE,
      },
      reports: 'src/ui/pages/a/a-form.tsx is what src/ui/pages/a/a-page.tsx shows as an island: call it …-view.tsx',
    },
  },
  keeps: {
    'islands by their names, what waits until it is asked for, and what is loaded without services': {
      'src/ui/pages/a/a-page.tsx': `const island = createIsland(() => import('./a-view.tsx').then((module) => module.A)); const map = createCode(() => import('./map.tsx'));`,
      'src/ui/pages/a/a-view.tsx': `${TIE} const writing = createIsland(() => import('./a-writing.tsx').then((module) => module.B));`,
      'src/ui/pages/a/map.tsx': 'export const Map = () => null;',
    },
  },
});

const asking = (feature: string) => `import { ${feature}Feature } from '@/composition/${feature}.ts';`;

specify(oneFolderAFeature, {
  breaks: {
    'a page that asks for what another page has': {
      files: {
        'src/ui/pages/management/members/members-view.tsx': asking('members'),
        'src/ui/pages/people/people-view.tsx': asking('members'),
      },
      reports:
        'src/composition/ is asked for membersFeature in src/ui/pages/management/members and src/ui/pages/people',
    },
    'a frame that asks for it': {
      files: {
        'src/ui/pages/role/manage-roles-view.tsx': asking('roles'),
        'src/ui/app/section/section-frame.tsx': asking('roles'),
      },
      reports: 'src/composition/ is asked for rolesFeature in src/ui/app and src/ui/pages/role',
    },
  },
  keeps: {
    'the views of one page, and those of the frame': {
      'src/ui/pages/home/week-news-view.tsx': asking('home'),
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
        'src/ui/pages/members/members-view.tsx': `${asking('members')} const Members = ({ services }) => useMachine(services.list);`,
      },
      reports: 'src/composition/members.ts:1 offers membersFeature.detail',
    },
    'one of a feature that a function makes of a kind': {
      files: {
        'src/composition/post-page.ts':
          'export function postPageFeature(kind: Kind) { return createFeature({ pageOf: PAGE, share: SHARE }, []); }',
        'src/composition/sheet-page.ts': 'export const sheetPageFeature = postPageFeature(sheets);',
        'src/ui/pages/sheets/sheet-view.tsx': `import { sheetPageFeature } from '@/composition/sheet-page.ts'; const Sheet = ({ services }) => useItem(services.pageOf);`,
      },
      reports: 'src/composition/sheet-page.ts:1 offers sheetPageFeature.share',
    },
  },
  keeps: {
    'those that a view reads, or hands on': {
      'src/composition/a.ts': 'export const aFeature = createFeature({ list: LIST, form: FORM, save: SAVE }, []);',
      'src/ui/pages/a/a-view.tsx': `${asking('a')} const A = ({ services }) => { const { form } = services; return <B form={form} list={services.list} onSave={() => services.save()} />; };`,
    },
    'those that it takes over from another feature': {
      'src/composition/a.ts': 'export const aFeature = createFeature({ ...list.tokens, form: FORM }, []);',
      'src/ui/pages/a/a-view.tsx': `${asking('a')} const A = ({ services }) => useForm(services.form);`,
    },
    'one of the core': {
      'src/composition/container.ts': 'export const coreFeature = createFeature({ session: SESSION }, []);',
      'src/ui/pages/a/a-view.tsx': `export const useSession = () => useCoreService('session');`,
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
