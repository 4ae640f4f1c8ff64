import { oneFeatureAnIsland, wiringDecidesNothing } from './rules/services.ts';
import { broken, specify } from './support/rule-spec.ts';

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

specify(wiringDecidesNothing, {
  breaks: {
    'a binding with a rule': broken(
      'src/composition/a.bindings.ts',
      'export const a = (roles?: string[]) => roles ?? [];',
      'a.bindings.ts:1 decides something',
    ),
    'a container with a switch': broken(
      'src/composition/container.ts',
      'export const a = (keyed: boolean) => { if (keyed) return 1; return 2; };',
      'container.ts:1',
    ),
    'what reads the build': broken(
      'src/composition/build-configuration.ts',
      'export const a = (value?: string) => value ?? "";',
      'build-configuration.ts:1',
    ),
  },
  keeps: {
    'what loads services when they are first asked for': {
      'src/composition/services.ts': 'export const a = (value?: string) => value ?? "";',
    },
  },
});
