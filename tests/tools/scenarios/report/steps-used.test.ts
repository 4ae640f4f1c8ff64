import { describe, expect, it } from 'vitest';
import { announced, defined, ending, parsed, step } from './messages.ts';
import { collectSteps, type UsedStep } from './steps-used.ts';
import type { Message } from './troubles.ts';

function stepsOf(...messages: readonly Message[]): readonly UsedStep[] {
  const steps = collectSteps();
  for (const message of messages) steps.note(message);
  return steps.result();
}

const definitions = [defined('1', 'I rest', 3), defined('2', 'I rise', 9)];
const scenario = (id: string): readonly Message[] => [
  ...announced(id, 'I rest'),
  step(id, 'hook'),
  step(id, 'I rest'),
  ending(id),
];

describe('the steps of a run', () => {
  it('are all that are defined, with their uses, their time and the line of the first use', () => {
    expect(stepsOf(...definitions, parsed('a', 14, 'I rest'), ...scenario('a'), ...scenario('b'))).toEqual([
      {
        pattern: 'I rest',
        place: 'features/steps/beds.ts:3',
        uses: 2,
        seconds: 1,
        example: { text: 'I rest', place: 'features/auth/login.feature:14' },
      },
      { pattern: 'I rise', place: 'features/steps/beds.ts:9', uses: 0, seconds: 0 },
    ]);
  });

  it('are the same in a second run, which announces them once more', () => {
    const again = definitions.map(({ stepDefinition }) => defined(`${stepDefinition?.id} again`, 'I rest', 3));
    expect(stepsOf(...definitions, ...scenario('a'), ...again).map(({ pattern, uses }) => [pattern, uses])).toEqual([
      ['I rest', 1],
      ['I rise', 0],
    ]);
  });
});
