import { beforeEach, describe, expect, it, vi } from 'vitest';
import { focusFirstError } from '@/ui/kit/focus/event-focus.ts';

describe('the focus after a form was refused', () => {
  const form = () => document.querySelector('form');
  const field = (name: string) => document.querySelector<HTMLElement>(`[name="${name}"]`);

  beforeEach(() => {
    document.body.innerHTML = `
      <form>
        <p role="alert">저장하지 못했습니다.</p>
        <input name="name"><input name="email" aria-invalid="true"><input name="phone" aria-invalid="true">
      </form>`;
  });

  it('moves to the first invalid field', () => {
    focusFirstError(form());
    expect(field('email')).toHaveFocus();
  });

  it('moves to another field when none is invalid by itself', () => {
    focusFirstError(form(), 'input');
    expect(field('name')).toHaveFocus();
  });

  it('shows the form’s own message before the field', () => {
    const shown: (string | null)[] = [];
    const note = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function note(this: Element) {
      shown.push(this.getAttribute('role') ?? this.getAttribute('name'));
    });
    focusFirstError(form());
    note.mockRestore();
    expect(shown).toEqual(['alert', 'email']);
  });

  it('stays in place in a form without an error', () => {
    for (const wrong of document.querySelectorAll('[aria-invalid]')) wrong.removeAttribute('aria-invalid');
    focusFirstError(form());
    expect(document.body).toHaveFocus();
  });
});
