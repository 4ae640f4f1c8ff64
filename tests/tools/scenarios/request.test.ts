import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { partIn, readRequest, selectionOf, workersOf } from './request.ts';

const read = (...words: readonly string[]) => readRequest(words, (path) => path.startsWith('features/'));

describe('the selected scenarios', () => {
  it('are all of them without an argument', () => {
    expect(read()).toMatchObject({ tags: '', paths: [], name: '', shard: '', builds: true, isWhole: true });
    const all = { paths: ['features/**/*.feature'], name: [], shard: '' };
    expect(selectionOf(read(), 'dom')).toEqual({ ...all, tags: 'not @browser' });
    expect(selectionOf(read(), 'browser')).toEqual({ ...all, tags: '(@browser or @conformance)' });
  });

  it('are all of them in Chromium where that is the driver', () => {
    expect(selectionOf(read('--driver', 'browser'), 'browser').tags).toBe('');
    expect(selectionOf(read('@AUTH-05', '--driver', 'browser'), 'browser').tags).toBe('(@AUTH-05)');
  });

  it('have pictures of failures, and of all where asked for or where failures are run again', () => {
    expect(read().pictures).toBe(false);
    expect(read('--pictures').pictures).toBe(true);
    expect(
      readRequest(
        ['--failed'],
        () => true,
        () => ['features/auth/login.feature:12'],
      ).pictures,
    ).toBe(true);
  });

  it('are those of a driver that have the tags', () => {
    expect(selectionOf(read('@AUTH-05', '@AUTH-06'), 'dom').tags).toBe('(@AUTH-05 or @AUTH-06) and not @browser');
  });

  it.each([
    [['@AUTH-05'], '@AUTH-05'],
    [['AUTH-05'], '@AUTH-05'],
    [['@AUTH-05 and not @phone'], '@AUTH-05 and not @phone'],
    [['@AUTH-05', 'and', 'not', '@phone'], '@AUTH-05 and not @phone'],
    [['@AUTH-05', '@AUTH-06', '--no-build'], '@AUTH-05 or @AUTH-06'],
  ])('are those with the tags of %j', (words, tags) => {
    expect(read(...words)).toMatchObject({ tags, name: '', isWhole: false });
  });

  it.each(['features/auth/login.feature', 'features/auth/login.feature:12', 'features/auth'])(
    'are those of %s',
    (path) => {
      expect(selectionOf(read(path), 'dom').paths).toEqual([path]);
    },
  );

  it('are those with a part of their name, regardless of letter case', () => {
    const [pattern = ''] = selectionOf(read('what', 'is', 'it?'), 'dom').name;
    expect('And What is it?').toMatch(new RegExp(pattern));
    expect('And what is it').not.toMatch(new RegExp(pattern));
  });
});

describe('what failed', () => {
  const again = (failed: readonly string[], ...words: readonly string[]) =>
    readRequest(
      ['--failed', ...words],
      (path) => path.startsWith('features/'),
      () => failed,
    );

  it('runs again alone', () => {
    const places = ['features/auth/login.feature:12', 'features/auth/logout.feature:3'];
    expect(again(places)).toMatchObject({ paths: places, isWhole: false });
  });

  it('may be narrowed by a tag', () => {
    expect(again(['features/auth/login.feature:12'], '@AUTH-05')).toMatchObject({
      paths: ['features/auth/login.feature:12'],
      tags: '@AUTH-05',
    });
  });

  it('is refused where there is nothing', () => {
    expect(() => again([], '@AUTH-05')).toThrow('No scenario failed in the last run.');
  });
});

describe('the settings of a run', () => {
  it('are given by options', () => {
    expect(read('--no-build', '--shard', '1/2', '--workers=3')).toMatchObject({
      builds: false,
      shard: '1/2',
      workers: 3,
    });
  });

  it('are those of the drivers and of the order that are asked for', () => {
    expect(read()).toMatchObject({ drivers: ['dom', 'browser'], order: '' });
    expect(read('--driver', 'dom', '--order', 'random:7')).toMatchObject({ drivers: ['dom'], order: 'random:7' });
    expect(selectionOf(read('--order', 'random:7'), 'dom')).toMatchObject({ order: 'random:7' });
  });

  it('default to the number of processors', () => {
    expect(workersOf(read())).toBe(availableParallelism());
    expect(workersOf(read('--workers', '7'))).toBe(7);
  });
});

describe('the head of the report', () => {
  it.each([
    [[], ''],
    [['@AUTH-05', '@AUTH-06'], '@AUTH-05 or @AUTH-06'],
    [['features/auth/login.feature:12'], 'features/auth/login.feature:12'],
    [['bad', 'password'], '"bad password"'],
  ])('describes %j: %s', (words, part) => {
    expect(partIn(read(...words))).toBe(part);
  });

  it('names the shard of a split run', () => {
    expect(partIn(read('--shard', '1/2'))).toMatch(/^part 1\/2 of the machines/);
  });
});

describe('an invalid argument', () => {
  it.each([
    [['--watch'], '--watch'],
    [['@AUTH-05; ls'], '"@AUTH-05; ls" is no tag expression'],
    [['--shard', '3/2'], '"3/2" is no part of the whole'],
    [['--shard', '0/2'], '"0/2" is no part of the whole'],
    [['--workers', 'many'], '"many" is no number of workers'],
    [['--driver', 'firefox'], '"firefox" is no driver'],
    [['--order', 'backwards'], '"backwards" is no order'],
  ])('%j is reported with the usage', (words, message) => {
    expect(() => read(...words)).toThrow(message);
    expect(() => read(...words)).toThrow('Usage: npm run test:features');
  });

  it('is reported for a missing file', () => {
    expect(() => read('auth/login.feature:12')).toThrow('There is no auth/login.feature:12.');
  });
});
