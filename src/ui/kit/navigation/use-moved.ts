import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onMoved` once another path than the last is rendered; not for the first. */
export function useMoved(path: string, onMoved: () => void): void {
  const last = useRef(path);
  const move = useEffectEvent(onMoved);

  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    move();
  }, [path]);
}
