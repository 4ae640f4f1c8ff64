import { describe, expect, it } from 'vitest';
import { followErrors } from './errors.ts';

describe('errors of a visited page', () => {
  it('fail its visit, with the first of them', () => {
    const failOnErrors = followErrors((note) => {
      note(new ReferenceError('__name is not defined'));
      note(new Error('later'));
    });
    expect(failOnErrors).toThrow('The page has thrown an error: ReferenceError: __name is not defined');
  });

  it('are none while the page throws none', () => {
    expect(followErrors(() => {})).not.toThrow();
  });
});
