import { useEffect } from 'react';

/** Keeps the option on which the keyboard stands in sight: the browser does that only for what has the focus. */
export function useInSight(optionId: string): void {
  useEffect(() => {
    document.getElementById(optionId)?.scrollIntoView({ block: 'nearest' });
  }, [optionId]);
}
