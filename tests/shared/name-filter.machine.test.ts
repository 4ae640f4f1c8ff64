import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { nameFilterMachine } from '@/shared/name-filter.machine.ts';
import { walkMachine } from '../support/walk-machine.ts';

describe('the field that filters a list of names', () => {
  it('keeps the typed text unchanged', () => {
    const filter = createActor(nameFilterMachine).start();
    expect(filter.getSnapshot().context.text).toBe('');
    filter.send({ type: 'text.changed', text: ' 김ㅁ' });
    expect(filter.getSnapshot().value).toBe('narrowed');
    expect(filter.getSnapshot().context.text).toBe(' 김ㅁ');
  });

  it('shows all names after it is emptied or cleared', () => {
    const filter = createActor(nameFilterMachine).start();
    filter.send({ type: 'text.changed', text: '김' });
    filter.send({ type: 'text.changed', text: ' ' });
    expect(filter.getSnapshot().value).toBe('whole');
    filter.send({ type: 'text.changed', text: '김' });
    filter.send({ type: 'filter.cleared' });
    expect(filter.getSnapshot().context.text).toBe('');
    expect(filter.getSnapshot().value).toBe('whole');
  });
});

describe('REL-27 every state and transition of the field', () => {
  it('is reached, left and taken by some event', async () => {
    const report = await walkMachine({
      machine: nameFilterMachine,
      events: [{ type: 'text.changed', text: '김' }, { type: 'text.changed', text: ' ' }, { type: 'filter.cleared' }],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
