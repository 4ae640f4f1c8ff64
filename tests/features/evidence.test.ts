import { describe, expect, it } from 'vitest';
import { type Ending, endScenario, type Verdict } from '../../features/drivers/browser/evidence.ts';

const VERDICT: Verdict = {
  place: { file: 'features/auth/login.feature', line: 12 },
  passed: true,
  expectsErrors: false,
};

type Trouble = Readonly<Record<'broken' | 'comesLate' | 'foreign', readonly string[]>>;

/** A page that records its calls, and fails where the test says so. */
function stage({
  broken = [],
  comesLate = [],
  foreign = [],
  isFull = true,
}: Partial<Trouble> & { isFull?: boolean } = {}) {
  const steps: string[] = [];
  const lines: string[] = [];
  const errors: string[] = [];
  const step = (name: string): Promise<void> => {
    steps.push(name);
    const isBroken = broken.some((word) => name.startsWith(word));
    return isBroken ? Promise.reject(new Error('Target crashed')) : Promise.resolve();
  };
  const ending: Ending = {
    page: {
      url: () => 'https://www.example.org/login',
      screenshot: async (options) => {
        await step(`picture ${JSON.stringify(options)}`);
        return Buffer.from('picture');
      },
      ariaSnapshot: () => Promise.resolve('- heading "로그인"'),
    },
    context: {
      tracing: { stop: (options) => step(options?.path === undefined ? 'no trace' : `trace ${options.path}`) },
      close: () => step('close'),
    },
    console: { lines, faults: [], errors },
    contract: { faults: foreign },
    rest: async () => {
      await step('rest');
      errors.push(...comesLate);
    },
    show: () => void steps.push('shown'),
    tell: (text) => void steps.push(text),
    write: (path, text) => {
      lines.push(...text.split('\n'));
      return step(`write ${path}`);
    },
    isFull,
  };
  return { steps, lines, end: (verdict: Partial<Verdict> = {}) => endScenario(ending, { ...VERDICT, ...verdict }) };
}

describe('the end of a scenario', () => {
  it('that passed leaves nothing behind', async () => {
    const { steps, end } = stage({ isFull: false });
    await end();
    expect(steps).toEqual(['rest', 'close']);
  });

  it('that failed has a picture of the whole page, and a log that ends with what it shows', async () => {
    const { steps, lines, end } = stage({ isFull: false });
    await end({ passed: false });
    expect(steps).toEqual([
      'rest',
      'picture {"type":"jpeg","quality":60,"fullPage":true}',
      'shown',
      'write reports/scenarios/auth-login-12.log',
      'log: reports/scenarios/auth-login-12.log',
      'close',
    ]);
    expect(lines).toEqual(['https://www.example.org/login', '', '- heading "로그인"', '']);
  });

  it('that passed has one picture of its end where all have one', async () => {
    const { steps, end } = stage();
    await end();
    expect(steps).toEqual(['rest', 'picture {"type":"jpeg","quality":25}', 'shown', 'no trace', 'close']);
  });

  it('that failed has its trace, too, where all are recorded', async () => {
    const { steps, end } = stage();
    await end({ passed: false });
    expect(steps).toEqual([
      'rest',
      'picture {"type":"jpeg","quality":60,"fullPage":true}',
      'shown',
      'trace reports/scenarios/auth-login-12.zip',
      'trace: reports/scenarios/auth-login-12.zip',
      'write reports/scenarios/auth-login-12.log',
      'log: reports/scenarios/auth-login-12.log',
      'close',
    ]);
  });

  it('waits for late errors in the log, which fail it', async () => {
    const { steps, lines, end } = stage({ comesLate: ['TypeError: late'] });
    await expect(end()).rejects.toThrow('The page reported 1 errors:\nTypeError: late');
    expect(steps).toContain('trace reports/scenarios/auth-login-12.zip');
    expect(lines).toContain('TypeError: late');
  });

  it('that asked for what is in no contract fails, whatever its steps say', async () => {
    const { lines, end } = stage({ foreign: ['GET /api/Choir is not in the contract'] });
    await expect(end({ expectsErrors: true })).rejects.toThrow('GET /api/Choir is not in the contract');
    expect(lines).toContain('GET /api/Choir is not in the contract');
  });

  it('does not wait for expected errors', async () => {
    await expect(stage({ comesLate: ['refused'] }).end({ expectsErrors: true })).resolves.toBeUndefined();
  });

  it('keeps the trace, closes the browser and fails when the page has crashed', async () => {
    const { steps, lines, end } = stage({ broken: ['rest', 'picture'] });
    await expect(end()).rejects.toThrow('The picture could not be kept: Error: Target crashed');
    expect(steps.slice(2)).toEqual([
      'trace reports/scenarios/auth-login-12.zip',
      'trace: reports/scenarios/auth-login-12.zip',
      'write reports/scenarios/auth-login-12.log',
      'log: reports/scenarios/auth-login-12.log',
      'close',
    ]);
    expect(lines).toContain('The picture could not be kept: Error: Target crashed');
  });

  it('closes the browser even if other steps fail', async () => {
    const { steps, end } = stage({ broken: ['picture', 'trace', 'write'] });
    await expect(end({ passed: false })).rejects.toThrow('The log could not be kept');
    expect(steps.at(-1)).toBe('close');
  });
});
