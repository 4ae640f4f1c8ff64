import { offeredIsAsked, oneFeatureAnIsland, oneFolderAFeature, viewsProvideNothing } from './rules/services.ts';
import { specify } from './support/rule-spec.ts';

const PAGE = {
  'src/ui/pages/a/a-page.tsx': `export const island = createIsland(() => import('./a-island.tsx'));`,
  'src/ui/pages/a/a-island.tsx': `import { aFeature } from '@/composition/a.feature.ts'; import { B } from './b.tsx'; export const A = () => useService(aFeature, B);`,
};

specify(oneFeatureAnIsland, {
  breaks: {
    'a part of an island that asks another feature': {
      files: {
        ...PAGE,
        'src/ui/pages/a/b.tsx': `import { bFeature } from '@/composition/b.feature.ts'; export const B = () => useService(bFeature, 'b');`,
      },
      reports: 'src/ui/pages/a/a-island.tsx asks a.feature.ts and b.feature.ts',
    },
  },
  keeps: {
    'the core beside it, and an island within': {
      ...PAGE,
      'src/ui/pages/a/b.tsx': `import { coreFeature } from '@/composition/core.feature.ts'; export const B = () => useService(coreFeature, import('./c.tsx'));`,
      'src/ui/pages/a/c.tsx': `import { cFeature } from '@/composition/c.feature.ts'; export const C = cFeature;`,
    },
  },
});

const asking = (feature: string) => `import { ${feature}Feature } from '@/composition/${feature}.feature.ts';`;

specify(oneFolderAFeature, {
  breaks: {
    'a page that asks for what another page has': {
      files: {
        'src/ui/pages/management/members/members-island.tsx': asking('members'),
        'src/ui/pages/people/people-island.tsx': asking('members'),
      },
      reports: 'src/composition/members.feature.ts is asked in src/ui/pages/management/members and src/ui/pages/people',
    },
    'a frame that asks for it': {
      files: {
        'src/ui/pages/role/roles-island.tsx': asking('roles'),
        'src/ui/app/section/section-head.tsx': asking('roles'),
      },
      reports: 'src/composition/roles.feature.ts is asked in src/ui/app and src/ui/pages/role',
    },
  },
  keeps: {
    'the views of one page, those of the frame, and the core': {
      'src/ui/pages/home/news-island.tsx': asking('home'),
      'src/ui/pages/home/news/coming-events.tsx': asking('home') + asking('core'),
      'src/ui/app/login/login-dialog.tsx': asking('dialogs') + asking('core'),
      'src/ui/app/shell/text-size-switch.tsx': asking('dialogs'),
    },
  },
});

specify(offeredIsAsked, {
  breaks: {
    'a service that no view asks for': {
      files: {
        'src/composition/members.feature.ts':
          'export const membersFeature = createFeature({ list: MEMBER_LIST, detail: MEMBER_DETAIL }, []);',
        'src/ui/pages/members/members-island.tsx': `useService(membersFeature, 'list');`,
      },
      reports: 'src/composition/members.feature.ts:1 offers membersFeature.detail',
    },
    'one of a feature that a function makes of a kind': {
      files: {
        'src/composition/post-page.ts':
          'export function postPageFeature(kind: Kind) { return createFeature({ pageOf: PAGE, share: SHARE }, []); }',
        'src/composition/sheet-page.feature.ts': 'export const sheetPageFeature = postPageFeature(sheets);',
        'src/ui/pages/sheets/sheet-island.tsx': `useService(sheetPageFeature, 'pageOf');`,
      },
      reports: 'src/composition/sheet-page.feature.ts:1 offers sheetPageFeature.share',
    },
  },
  keeps: {
    'one that a command asks for': {
      'src/composition/core.feature.ts': 'export const coreFeature = createFeature({ session: SESSION }, []);',
      'src/ui/app/shell/core-views.tsx': `export const signOut = (get: GetService) => get(coreFeature, 'session').send(end);`,
    },
  },
});

specify(viewsProvideNothing, {
  breaks: {
    'a view that wires a machine': {
      files: {
        'src/ui/patterns/access/access-guard.tsx':
          'export const access = (session: Session) => providePageAccess({ session });',
      },
      reports: 'src/ui/patterns/access/access-guard.tsx:1 calls providePageAccess',
    },
    'one that gives it an actor': {
      files: {
        'src/ui/pages/communion/events/use-events-page.ts':
          'export const page = (month: Month) => eventsPageMachine.provide({ actors: { month } });',
      },
      reports: 'src/ui/pages/communion/events/use-events-page.ts:1 calls provide:',
    },
  },
  keeps: {
    'one that runs what its feature offers': {
      'src/ui/patterns/access/access-guard.tsx': `export const access = () => useMachine(useService(accessFeature, 'provided'));`,
    },
  },
});
