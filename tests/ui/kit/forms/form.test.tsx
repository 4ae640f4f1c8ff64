import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Form } from '@/ui/kit/forms/form.tsx';

type Key = Readonly<Record<'key' | 'code', string>> & { readonly keyCode: number; readonly isComposing?: boolean };

const ENTER: Key = { key: 'Enter', code: 'Enter', keyCode: 13 };
const COMPOSING: Key = { ...ENTER, keyCode: 229, isComposing: true };
const OVER: Key = { ...ENTER, keyCode: 229 };
const UNNAMED: Key = { ...COMPOSING, key: 'Process' };

/** What a browser reports of one Enter behind a Hangul syllable. */
const ORDERS: readonly (readonly [order: string, events: readonly (Key | 'end' | 'up')[]])[] = [
  ['without a composition', [ENTER, 'up']],
  ['after a composition that has ended', ['end', ENTER, 'up']],
  ['that ends the composition, with a second one behind it', [COMPOSING, 'end', ENTER, 'up']],
  ['that ends the composition, without a second one', [COMPOSING, 'end', 'up']],
  ['without a name that ends the composition', [UNNAMED, 'end', 'up']],
  ['that comes behind the end of the composition', ['end', OVER, 'up']],
];

/** One press of Enter in the field, and what the browser itself does with it. */
function pressEnter(field: HTMLElement, events: readonly (Key | 'end' | 'up')[]): void {
  for (const event of events)
    if (event === 'end') fireEvent.compositionEnd(field);
    else if (event === 'up') fireEvent.keyUp(field, ENTER);
    else {
      const press = createEvent.keyDown(field, event);
      fireEvent(field, press);
      if (!press.defaultPrevented && field.localName === 'input') screen.getByRole('button').click();
    }
}

describe('Enter in a form', () => {
  it.each(ORDERS)('submits once: one %s', (_, events) => {
    const onSubmitted = vi.fn<() => void>();
    render(
      <Form onSubmitted={onSubmitted}>
        <input aria-label="이름" />
        <button type="submit">저장</button>
      </Form>,
    );
    pressEnter(screen.getByRole('textbox'), events);
    expect(onSubmitted).toHaveBeenCalledOnce();
    pressEnter(screen.getByRole('textbox'), events);
    expect(onSubmitted).toHaveBeenCalledTimes(2);
  });

  it.each(ORDERS)('is left to a field that takes it for itself: one %s', (_, events) => {
    const [onSubmitted, onTaken] = [vi.fn<() => void>(), vi.fn<() => void>()];
    render(
      <Form onSubmitted={onSubmitted}>
        <input
          aria-label="이름"
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing || event.keyCode === 229) return;
            event.preventDefault();
            onTaken();
          }}
        />
        <button type="submit">저장</button>
      </Form>,
    );
    pressEnter(screen.getByRole('textbox'), events);
    expect(onTaken).toHaveBeenCalledOnce();
    expect(onSubmitted).not.toHaveBeenCalled();
  });

  it.each(ORDERS)('begins a line in a text of several: one %s', (_, events) => {
    const onSubmitted = vi.fn<() => void>();
    render(
      <Form onSubmitted={onSubmitted}>
        <textarea aria-label="내용" />
        <button type="submit">저장</button>
      </Form>,
    );
    pressEnter(screen.getByRole('textbox'), events);
    expect(onSubmitted).not.toHaveBeenCalled();
  });
});
