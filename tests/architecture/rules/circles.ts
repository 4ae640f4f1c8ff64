import type { Project } from '../support/project.ts';
import type { Rule } from '../support/rule.ts';

export const noCircles: Rule = {
  name: 'imports run in no circle',
  check: (project) =>
    circlesOf(arrowsOf(project)).map((circle) => ({
      path: circle[0] ?? '',
      message: `imports itself by a circle: ${[...circle, circle[0]].join(' → ')}`,
    })),
};

type Arrows = ReadonlyMap<string, readonly string[]>;

function arrowsOf(project: Project): Arrows {
  const known = new Set(project.modules.map(({ path }) => path));
  return new Map(
    project.modules.map(({ path, imports }) => [
      path,
      // Dynamic imports close no circle: a page may import the file that loads pages.
      imports.flatMap(({ path: to, dynamic }) => (to !== undefined && !dynamic && known.has(to) ? [to] : [])),
    ]),
  );
}

/** Each circle that a depth-first walk finds, once. */
function circlesOf(arrows: Arrows): string[][] {
  const circles: string[][] = [];
  const finished = new Set<string>();
  const trail: string[] = [];
  const enter = (path: string): void => {
    const seenAt = trail.indexOf(path);
    if (seenAt >= 0) circles.push(trail.slice(seenAt));
    if (seenAt >= 0 || finished.has(path)) return;
    trail.push(path);
    for (const next of arrows.get(path) ?? []) enter(next);
    trail.pop();
    finished.add(path);
  };
  for (const path of arrows.keys()) enter(path);
  return circles;
}
