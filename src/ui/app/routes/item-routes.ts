import { page, type RouteEntry } from './route-entry.ts';

const sermon = { section: 'sermon', titled: true } as const;
const communion = { section: 'communion', titled: true } as const;

/** The pages of one post or event, each under the page of its list (PAGE-01). */
export const itemRoutes = {
  bibleStudy: {
    ...sermon,
    path: '/sermon/bibleStudies/:id',
    under: 'bibleStudies',
    code: page(() => import('@/ui/pages/sermon/bible-studies/bible-study-page.tsx')),
  },
  event: {
    ...communion,
    path: '/communion/events/:when/:id',
    under: 'events',
    code: page(() => import('@/ui/pages/communion/events/event-page.tsx')),
  },
  advertisement: {
    ...communion,
    path: '/communion/advertisements/:id',
    under: 'advertisements',
    code: page(() => import('@/ui/pages/communion/advertisements/advertisement-page.tsx')),
  },
  announcement: {
    ...communion,
    path: '/communion/announcements/:id',
    under: 'announcements',
    code: page(() => import('@/ui/pages/communion/announcements/announcement-page.tsx')),
  },
} as const satisfies Readonly<Record<string, RouteEntry>>;
