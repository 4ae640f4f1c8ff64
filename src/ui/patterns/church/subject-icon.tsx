import { Drawing, iconPaths } from '@/ui/kit/icons/icon.tsx';

/** Icons of the church's subjects, for menus and a few pages; separate, so that not every page loads them. */
const subjectPaths = {
  church: 'M12 2v5M10 4h4M6 21V11l6-4 6 4v10zM10 21v-4a2 2 0 0 1 4 0v4',
  cross: 'M12 3v18M7 8h10',
  gear: 'M4 8h10M18 8h2M4 16h2M10 16h10M14 5.5v5M8 13.5v5',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9S9 6 12 3',
  hands: 'M12 20C5 15 3 11 4 8s5-4 8 0c3-4 7-3 8 0s-1 7-8 12z',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20c.5-4 2.5-6 6-6s5.5 2 6 6M16 11a3 3 0 1 0-1-5.8M17 14c2.5.3 3.7 2.3 4 5',
  tree: 'M12 4v5M5 20v-5h14v5M12 9v6M9 4h6',
  user: iconPaths.user,
} as const;

/** The name of a subject's drawing. */
export type SubjectIconName = keyof typeof subjectPaths;

/** A line drawing for a subject of the church. */
export function SubjectIcon({ name }: { readonly name: SubjectIconName }) {
  return <Drawing path={subjectPaths[name]} />;
}
