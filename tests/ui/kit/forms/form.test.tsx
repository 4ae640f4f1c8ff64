import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Form } from '@/ui/kit/forms/form.tsx';

/** Presses Enter in a field and returns whether the browser may submit the form. */
function mayEnterSubmit(init: { readonly isComposing?: boolean; readonly keyCode?: number }): boolean {
  render(
    <Form onSubmitted={() => {}}>
      <input aria-label="이름" />
    </Form>,
  );
  const field = screen.getByRole('textbox');
  const press = createEvent.keyDown(field, { key: 'Enter', ...init });
  fireEvent(field, press);
  return !press.defaultPrevented;
}

describe('Enter in a form', () => {
  it('submits', () => {
    expect(mayEnterSubmit({ keyCode: 13 })).toBe(true);
  });

  it('submits nothing while a Hangul syllable is composed', () => {
    expect(mayEnterSubmit({ keyCode: 13, isComposing: true })).toBe(false);
  });

  it('submits nothing when it ends a composition, as Safari reports it', () => {
    expect(mayEnterSubmit({ keyCode: 229 })).toBe(false);
  });
});
