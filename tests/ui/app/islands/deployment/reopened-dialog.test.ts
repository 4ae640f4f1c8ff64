import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteOpenDialog, reopenDialog } from '@/ui/app/islands/deployment.ts';

/** A served page with two buttons for its login dialog, of which a phone shows the second. */
function openPage({ isOpen }: { readonly isOpen: boolean }) {
  const dialog = `<dialog id="login"${isOpen ? ' open' : ''}><input type="email"><input type="password"></dialog>`;
  document.body.innerHTML = `<button data-opens="login"></button><button data-opens="login"></button>${dialog}`;
  const [hidden, shown] = document.querySelectorAll('button');
  Object.defineProperty(hidden, 'offsetParent', { value: null });
  Object.defineProperty(shown, 'offsetParent', { value: document.body });
  const presses = { hidden: vi.fn(), shown: vi.fn() };
  hidden?.addEventListener('click', presses.hidden);
  shown?.addEventListener('click', presses.shown);
  return presses;
}

const fields = () => [...document.querySelectorAll('input')];

beforeEach(() => history.replaceState({ other: 1 }, ''));
afterEach(() => {
  document.body.innerHTML = '';
  history.replaceState(null, '');
});

describe('REL-15 a dialog that is open when the program reloads the page', () => {
  it('is opened again by its visible button, once, with what was typed but for the password', () => {
    openPage({ isOpen: true });
    for (const field of fields()) field.value = 'kim@example.org';
    noteOpenDialog();
    expect(history.state).toEqual({ other: 1, reopened: { id: 'login', texts: ['kim@example.org'] } });
    const { hidden, shown } = openPage({ isOpen: false });
    reopenDialog();
    reopenDialog();
    expect(shown).toHaveBeenCalledTimes(1);
    expect(hidden).not.toHaveBeenCalled();
    expect(fields().map(({ value }) => value)).toEqual(['kim@example.org', '']);
    expect(history.state).toEqual({ other: 1, reopened: undefined });
  });

  it('is none where none was open', () => {
    openPage({ isOpen: false });
    noteOpenDialog();
    const { hidden, shown } = openPage({ isOpen: false });
    reopenDialog();
    expect([hidden, shown].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });
});
