import type { Obstacle } from './window.ports.ts';

/** Calls back whenever there is no obstacle, now and after each change. @returns stops listening */
export function watchObstacles(obstacles: readonly Obstacle[], onClear: () => void): () => void {
  const look = () => {
    if (!obstacles.some(({ isThere }) => isThere())) onClear();
  };
  const ends = obstacles.map(({ onChange }) => onChange(look));
  look();
  return () => {
    for (const end of ends) end();
  };
}
