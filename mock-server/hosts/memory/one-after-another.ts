import type { Guard } from '../../host.ts';

/** Runs one piece of work at a time, in the order of the calls. */
export const oneAfterAnother = (): Guard => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine;
    return mine;
  };
};
