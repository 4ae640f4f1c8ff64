import { describe, expect, it } from 'vitest';
import { type Ending, endScenario, type Verdict } from '../../features/support/evidence.ts';

const VERDICT: Verdict = {
  place: { file: 'features/auth/login.feature', line: 12 },
  passed: true,
  expectsErrors: false,
};

/** A page that records its calls, and fails where the test says so. */
function stage(broken: readonly string[] = [], comesLate: readonly string[] = [], foreign: readonly string[] = []) {
  const deeds: string[] = [];
  const lines: string[] = [];
  const errors: string[] = [];
  const deed = (name: string): Promise<void> => {
    deeds.push(name);
    const isBroken = broken.some((word) => name.startsWith(word));
    return isBroken ? Promise.reject(new Error('Target crashed')) : Promise.resolve();
  };
  const ending: Ending = {
    page: {
      url: () => 'https://www.example.org/login',
      screenshot: async (options) => {
        await deed(`picture ${JSON.stringify(options)}`);
        return Buffer.from('picture');
      },
    },
    context: {
      tracing: { stop: (options) => deed(options?.path === undefined ? 'no trace' : `trace ${options.path}`) },
      close: () => deed('close'),
    },
    console: { lines, faults: [], errors },
    contract: { faults: foreign },
    rest: async () => {
      await deed('rest');
      errors.push(...comesLate);
    },
    show: () => void deeds.push('shown'),
    tell: (text) => void deeds.push(text),
    write: (path, text) => {
      lines.push(...text.split('\n'));
      return deed(`write ${path}`);
    },
  };
  return { deeds, lines, end: (verdict: Partial<Verdict> = {}) => endScenario(ending, { ...VERDICT, ...verdict }) };
}

describe('the end of a scenario', () => {
  it('that passed has one picture of its end', async () => {
    const { deeds, end } = stage();
    await end();
    expect(deeds).toEqual(['rest', 'picture {"type":"jpeg","quality":25}', 'shown', 'no trace', 'close']);
  });

  it('that failed has a picture of the whole page, trace and log, named by file and line', async () => {
    const { deeds, end } = stage();
    await end({ passed: false });
    expect(deeds).toEqual([
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
    const { deeds, lines, end } = stage([], ['TypeError: late']);
    await expect(end()).rejects.toThrow('The page reported 1 errors:\nTypeError: late');
    expect(deeds).toContain('trace reports/scenarios/auth-login-12.zip');
    expect(lines).toContain('TypeError: late');
  });

  it('that asked for what is in no contract fails, whatever its steps say', async () => {
    const { lines, end } = stage([], [], ['GET /api/Choir is not in the contract']);
    await expect(end({ expectsErrors: true })).rejects.toThrow('GET /api/Choir is not in the contract');
    expect(lines).toContain('GET /api/Choir is not in the contract');
  });

  it('does not wait for expected errors', async () => {
    await expect(stage([], ['refused']).end({ expectsErrors: true })).resolves.toBeUndefined();
  });

  it('keeps the trace, closes the browser and fails when the page has crashed', async () => {
    const { deeds, lines, end } = stage(['rest', 'picture']);
    await expect(end()).rejects.toThrow('The picture could not be kept: Error: Target crashed');
    expect(deeds.slice(2)).toEqual([
      'trace reports/scenarios/auth-login-12.zip',
      'trace: reports/scenarios/auth-login-12.zip',
      'write reports/scenarios/auth-login-12.log',
      'log: reports/scenarios/auth-login-12.log',
      'close',
    ]);
    expect(lines).toContain('The picture could not be kept: Error: Target crashed');
  });

  it('closes the browser even if other steps fail', async () => {
    const { deeds, end } = stage(['picture', 'trace', 'write']);
    await expect(end({ passed: false })).rejects.toThrow('The log could not be kept');
    expect(deeds.at(-1)).toBe('close');
  });
});
