import { describe, expect, it } from 'vitest';
import { makeReadServingNames } from '@/people/serving.use-cases.ts';
import { done, refused } from '@/shared/outcome.ts';

describe('PEOP-03 the names of those who serve', () => {
  it('are requested by the number of the duty, and returned in Korean order', async () => {
    const asked: number[] = [];
    const read = makeReadServingNames({
      namesOf: (duty) => {
        asked.push(duty);
        return Promise.resolve(done(['하은', '가온']));
      },
    });
    expect(await read('elders')).toEqual(done(['가온', '하은']));
    expect(asked).toEqual([4]);
  });

  it('fail with the server’s reason', async () => {
    const read = makeReadServingNames({ namesOf: () => Promise.resolve(refused('timedOut')) });
    expect(await read('elders')).toEqual(refused('timedOut'));
  });
});
