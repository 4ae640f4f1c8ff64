import { describe, expect, it } from 'vitest';
import {
  blockedTime,
  endOfTurn,
  longestTask,
  mainThreadTasks,
  momentOfMark,
  type TraceEvent,
  threadTime,
} from './thread-time.ts';

const MAIN = { pid: 7, tid: 7 };

const navigation = (ts: number, url = 'http://localhost:1/', isOutermostMainFrame = true): TraceEvent => ({
  ...MAIN,
  name: 'navigationStart',
  ph: 'R',
  ts,
  args: { data: { documentLoaderURL: url, isOutermostMainFrame } },
});
const turn = (ts: number, dur: number, tdur: number, thread = MAIN): TraceEvent => ({
  ...thread,
  name: 'RunTask',
  ph: 'X',
  ts,
  dur,
  tdur,
});

describe('the turns of a main thread in a trace', () => {
  it('are those of the thread that loaded the page, in order, counted from its navigation', () => {
    const events = [
      turn(9000, 4000, 3000),
      navigation(1000),
      turn(3000, 2000, 1000),
      turn(3000, 9000, 9000, { pid: 7, tid: 8 }),
      turn(3000, 9000, 9000, { pid: 8, tid: 7 }),
      { ...turn(20_000, 0, 0), ph: 'B' },
      { ...turn(20_000, 5000, 5000), name: 'Layout' },
    ];
    expect(mainThreadTasks(events, 'http://localhost:1')).toEqual([
      { start: 2, duration: 2, thread: 1 },
      { start: 8, duration: 4, thread: 3 },
    ]);
  });

  it('count what is done within another once', () => {
    const events = [navigation(0), turn(1000, 10_000, 8000), turn(2000, 3000, 3000)];
    expect(mainThreadTasks(events, 'http://localhost:1')).toHaveLength(1);
  });

  it('belong to the last load of the page itself', () => {
    const frame = navigation(5000, 'http://localhost:1/', false);
    const events = [navigation(1000), navigation(2000), frame, turn(4000, 1000, 1000)];
    expect(mainThreadTasks(events, 'http://localhost:1')[0]?.start).toBe(2);
  });

  it('are not guessed where the page was never loaded', () => {
    expect(() => mainThreadTasks([navigation(0, 'about:blank')], 'http://localhost:1')).toThrow(
      'knows no page at http://localhost:1',
    );
  });

  it('of a page that stands already count from the beginning of the trace', () => {
    const frames = [
      { url: 'about:blank', processId: 9, isOutermostMainFrame: true },
      { url: 'http://localhost:1/duty', processId: 7, isOutermostMainFrame: true },
    ];
    const events: TraceEvent[] = [
      { name: 'TracingStartedInBrowser', ph: 'I', pid: 1, tid: 1, ts: 4000, args: { data: { frames } } },
      { name: 'thread_name', ph: 'M', pid: 7, tid: 8, ts: 0, args: { name: 'Compositor' } },
      { ...MAIN, name: 'thread_name', ph: 'M', ts: 0, args: { name: 'CrRendererMain' } },
      turn(5000, 1000, 500),
    ];
    expect(mainThreadTasks(events, 'http://localhost:1')).toEqual([{ start: 1, duration: 1, thread: 0.5 }]);
  });
});

describe('a mark of a page in a trace', () => {
  const events: TraceEvent[] = [
    navigation(1000),
    { name: 'painted', ph: 'I', pid: 9, tid: 9, ts: 2000 },
    { ...MAIN, name: 'painted', ph: 'I', ts: 4500 },
  ];

  it('stands on the clock of its turns', () => {
    expect(momentOfMark(events, 'http://localhost:1', 'painted')).toBe(3.5);
  });

  it('is not made up', () => {
    expect(() => momentOfMark(events, 'http://localhost:1', 'seen')).toThrow('no mark "seen"');
  });
});

describe('what turns add up to', () => {
  const tasks = [
    { start: 0, duration: 60, thread: 40 },
    { start: 100, duration: 120, thread: 110 },
    { start: 300, duration: 200, thread: 60 },
  ];

  it('is the work, not the time that it took on a busy machine', () => {
    expect(threadTime(tasks)).toBe(210);
  });

  it('is, between two moments, the part of a turn that lies between them', () => {
    expect(threadTime(tasks, 30, 160)).toBe(20 + 55);
    expect(threadTime(tasks, 60, 100)).toBe(0);
    expect(threadTime([{ start: 5, duration: 0, thread: 1 }], 0, 10)).toBe(1);
  });

  it('blocks with what is beyond 50 ms, from the first paint on', () => {
    expect(blockedTime(tasks, 0, 1)).toBe(60 + 10);
    expect(blockedTime(tasks, 250, 1)).toBe(10);
  });

  it('blocks more on a slower processor', () => {
    expect(blockedTime(tasks, 0, 4)).toBe(110 + 390 + 190);
  });

  it('is longest where most was done', () => {
    expect(longestTask(tasks)).toBe(110);
    expect(longestTask([])).toBe(0);
  });

  it('reaches, from a moment, to the end of its turn', () => {
    expect(endOfTurn(tasks, 110)).toBe(220);
    expect(endOfTurn(tasks, 80)).toBe(80);
  });
});
