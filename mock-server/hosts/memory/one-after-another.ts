import type { Guard } from '../../host.ts';

/** One piece of work at a time, in the order in which it came. */
export const oneAfterAnother = (): Guard => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine;
    return mine;
  };
};
