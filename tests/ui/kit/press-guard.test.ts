import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardPresses, HAND_MS as HAND_MS_OF_KIT, noteShown } from '@/ui/kit/press-guard.ts';
import { HAND_MS } from '../../support/limits.ts';

let stop: () => void;
let clicked: string[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  document.body.innerHTML = `
    <button id="one"><b id="inside">하나</b></button> <button id="other">둘</button>
    <input id="field" /> <textarea id="lines"></textarea> <label id="label" for="box">셋</label><input id="box" type="checkbox" />
    <form id="form"><button id="send">등록</button><button id="keep">임시 저장</button></form>
    <div id="layer" data-backdrop=""><button id="yes">예</button></div>`;
  clicked = [];
  for (const { id } of document.querySelectorAll('[id]'))
    byId(id).addEventListener('click', ({ target }) => target === byId(id) && clicked.push(id));
  stop = guardPresses();
  vi.advanceTimersByTime(10_000);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`There is no ${id}`);
  return element;
}

/** A press of a pointer, `after` milliseconds after the one before. */
function press(id: string, { after = 0, x = 100, y = 100 } = {}): void {
  vi.advanceTimersByTime(after);
  const place = { bubbles: true, cancelable: true, clientX: x, clientY: y };
  byId(id).dispatchEvent(new PointerEvent('pointerdown', { ...place, isPrimary: true, button: 0 }));
  byId(id).dispatchEvent(new MouseEvent('click', { ...place, detail: 1 }));
}

/** A key is pressed and let go: what a browser does then is done unless it was turned away. */
function key(id: string, name: string, { after = 0, repeat = false, isComposing = false } = {}): boolean {
  vi.advanceTimersByTime(after);
  const event = { key: name, bubbles: true, cancelable: true, repeat, isComposing };
  const isTaken = byId(id).dispatchEvent(new KeyboardEvent('keydown', event));
  if (!repeat) byId(id).dispatchEvent(new KeyboardEvent('keyup', event));
  return isTaken;
}

it('REL-29 belongs to the hand of the one before for so long', () => {
  expect(HAND_MS_OF_KIT).toBe(HAND_MS);
});

describe('a second press on one place', () => {
  it('that hits another control than the first does nothing', () => {
    press('one');
    press('other', { after: 200, x: 110 });
    expect(clicked).toEqual(['one']);
  });

  it('that hits the same control is its own affair', () => {
    press('one');
    press('inside', { after: 200 });
    expect(clicked).toEqual(['one', 'inside']);
  });

  it('does nothing where the control says something else by now, such as what takes the first press back', () => {
    press('one');
    byId('one').textContent = '하나 거두기';
    press('one', { after: 200 });
    press('one', { after: HAND_MS - 1 });
    expect(clicked).toEqual(['one']);
    press('one', { after: HAND_MS });
    expect(clicked).toEqual(['one', 'one']);
  });

  it('counts on a control that says the same, such as the next month', () => {
    press('one');
    press('one', { after: 200 });
    expect(clicked).toEqual(['one', 'one']);
  });

  it.each([
    ['400 ms later', { after: 400 }],
    ['24 px away', { after: 100, x: 124 }],
  ])('is meant for what it hits %s', (_, second) => {
    press('one');
    press('other', second);
    expect(clicked).toEqual(['one', 'other']);
  });

  it('is turned away however often the hand trembles, until it rests', () => {
    press('one');
    press('other', { after: 300 });
    press('other', { after: 300 });
    expect(clicked).toEqual(['one']);
    press('other', { after: 400 });
    expect(clicked).toEqual(['one', 'other']);
  });

  it('is meant for what it hits where the first one hit nothing', () => {
    press('layer');
    press('other', { after: 100 });
    expect(clicked).toEqual(['layer', 'other']);
  });

  it('counts a label as what it names', () => {
    press('label');
    press('box', { after: 100 });
    expect(clicked).toContain('box');
  });
});

describe('a press in a layer', () => {
  it('that was shown just before does nothing, on what lies behind it neither', () => {
    noteShown(byId('layer'));
    press('yes', { after: 399 });
    press('layer');
    expect(clicked).toEqual([]);
  });

  it('counts once the hand can have seen it', () => {
    noteShown(byId('layer'));
    press('yes', { after: 400 });
    expect(clicked).toEqual(['yes']);
  });
});

describe('a key', () => {
  it.each(['Enter', ' '])('%j on another control than the last one does nothing so soon', (name) => {
    expect(key('one', name)).toBe(true);
    expect(key('other', name, { after: 150 })).toBe(false);
    expect(key('other', name, { after: 400 })).toBe(true);
  });

  it.each(['Tab', 'ArrowDown'])('counts on what %s has led to', (way) => {
    key('one', 'Enter');
    key('one', way, { after: 50 });
    expect(key('other', 'Enter', { after: 50 })).toBe(true);
  });

  it('that is held down presses once', () => {
    key('one', 'Enter');
    expect(key('one', 'Enter', { after: 30, repeat: true })).toBe(false);
    expect(key('other', 'Enter', { after: 700, repeat: true })).toBe(false);
  });

  it('in a layer that was shown just before does nothing', () => {
    noteShown(byId('layer'));
    expect(key('yes', 'Enter', { after: 150 })).toBe(false);
    expect(key('yes', 'Escape')).toBe(true);
  });

  it('that writes is never turned away', () => {
    key('one', 'Enter');
    expect(key('field', ' ', { after: 10 })).toBe(true);
    expect(key('lines', 'Enter', { after: 10 })).toBe(true);
    expect(key('field', 'Enter', { after: 10, isComposing: true })).toBe(true);
  });
});

describe('REL-17 a form', () => {
  let sent: (string | undefined)[];

  beforeEach(() => {
    sent = [];
    byId('form').addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push(event.submitter?.id);
    });
  });

  const send = (by: string, after = 0) => {
    vi.advanceTimersByTime(after);
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: byId(by) });
    byId('form').dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('that a quick answer has refused is not sent again by the same hand, however often it presses', () => {
    expect([send('send'), send('send', 200), send('send', HAND_MS - 1)]).toEqual([true, true, true]);
    expect(sent).toEqual(['send']);
    send('send', HAND_MS);
    expect(sent).toEqual(['send', 'send']);
  });

  it('is sent again at once when something else is written in it', () => {
    send('send');
    byId('field').dispatchEvent(new Event('input', { bubbles: true }));
    send('send', 100);
    expect(sent).toEqual(['send', 'send']);
  });

  it('is sent by another of its buttons', () => {
    send('keep');
    send('send', 100);
    expect(sent).toEqual(['keep', 'send']);
  });
});

it('a click that no hand began is never turned away', () => {
  press('one');
  noteShown(byId('layer'));
  byId('yes').click();
  expect(clicked).toEqual(['one', 'yes']);
});

it('what begins with a press goes on', () => {
  const begun = vi.fn<() => void>();
  byId('other').addEventListener('pointerdown', begun);
  press('one');
  press('other', { after: 100 });
  expect(begun).toHaveBeenCalledOnce();
});
