import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { provideForm } from '@/shared/form.machine.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { ErrorSummary } from '@/ui/kit/forms/error-summary.tsx';
import { TextField } from '@/ui/kit/forms/field.tsx';
import { Form } from '@/ui/kit/forms/form.tsx';
import { watchPresses } from '@/ui/kit/press-end.ts';
import { kitMessages } from '@/ui/messages/ko/kit.ts';
import { useFields, useForm, useFormFocus } from '@/ui/patterns/form/form.ts';
import { handSettled } from '../../../fakes/hand-settled.ts';
import { settle } from '../../../support/render-with-core.tsx';

type Fields = Readonly<Record<'name' | 'reason', string>>;

const TEXTS = {
  name: { label: 'name', sentence: () => 'no name' },
  reason: { label: 'reason', sentence: () => 'no reason' },
};

interface Rendering {
  readonly options?: Parameters<typeof useFields>[2];
  readonly texts?: Parameters<typeof useFields<Fields, string, string>>[1];
  /** Text that was typed into the first field of the served page before its program ran. */
  readonly typed?: string;
  /** The user is still in that field. */
  readonly isWritten?: boolean;
}

function renderForm({ options = {}, texts = TEXTS, typed, isWritten = false }: Rendering = {}) {
  const submits = handSettled<[Fields], Outcome<null, 'taken'>>();
  const provided = provideForm({
    definition: {
      initial: { name: '', reason: '' },
      errors: (fields: Fields) =>
        Object.fromEntries(
          Object.entries(fields).flatMap(([field, value]) => {
            const error = { '': 'missing', '?': 'odd' }[value];
            return error === undefined ? [] : [[field, error]];
          }),
        ),
      restarts: true,
    },
    submit: submits.call,
  });

  function View() {
    const running = useForm(provided);
    const { viewModel, actor, submit, clear } = running;
    const { field, secret, rejected } = useFields(running, texts, options);
    const form = useFormFocus(actor);
    return (
      <Form ref={form} onSubmitted={submit}>
        <ErrorSummary fields={rejected} />
        <TextField {...field('name')} />
        <TextField {...field('reason')} type={viewModel.secretShown ? 'text' : 'password'} />
        <p>{viewModel.failure ?? (viewModel.isSubmitting ? 'waiting' : 'still')}</p>
        <button type="submit">send</button>
        <button type="button" onClick={clear}>
          clear
        </button>
        <button type="button" onClick={secret('name').onRevealToggled}>
          show
        </button>
      </Form>
    );
  }
  const container = document.body.appendChild(document.createElement('div'));
  if (typed !== undefined) {
    container.innerHTML = renderToString(<View />);
    const first = container.querySelector('input');
    first?.setRangeText(typed);
    if (isWritten) first?.focus();
  }
  render(<View />, { container, hydrate: typed !== undefined });
  return { submits, name: screen.getByLabelText('name'), reason: screen.getByLabelText('reason') };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a form in a view', () => {
  it('keeps the typed values, and shows an error after the field was left', async () => {
    const { name } = renderForm();
    await userEvent.click(name);
    expect(name).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    expect(name).toBeInvalid();
    expect(name).toHaveAccessibleDescription('no name');
    await userEvent.type(name, '김민수');
    expect(name).toHaveValue('김민수');
    expect(name).not.toHaveAttribute('aria-invalid');
  });

  it('REL-29 shows it when the press that has left the field has ended: above the pressed button it would move that away', async () => {
    const stop = watchPresses();
    const { name } = renderForm();
    await userEvent.click(name);
    const user = userEvent.setup();
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'show' }) });
    expect(name).not.toHaveFocus();
    expect(name).not.toHaveAttribute('aria-invalid');
    await user.pointer('[/MouseLeft]');
    await waitFor(() => expect(name).toBeInvalid());
    stop();
  });

  it('goes on with what was typed before its program came', async () => {
    const { name, reason, submits } = renderForm({ typed: '김' });
    await userEvent.type(name, '민수');
    expect(name).toHaveValue('김민수');
    await userEvent.type(reason, 'x');
    await press('send');
    expect(submits.last().args[0]).toEqual({ name: '김민수', reason: 'x' });
  });

  it('shows the error of what was typed before its program came once that field is left', () => {
    const texts = { ...TEXTS, name: { label: 'name', sentence: (error: string) => `the name is ${error}` } };
    expect(renderForm({ typed: '?', texts }).name).toHaveAccessibleDescription('the name is odd');
    cleanup();
    expect(renderForm({ typed: '?', texts, isWritten: true }).name).not.toHaveAttribute('aria-invalid');
  });

  it('focuses the first error at every submit', async () => {
    const { name, reason, submits } = renderForm();
    await press('send');
    expect(name).toHaveFocus();
    await userEvent.type(name, 'x');
    await press('send');
    expect(reason).toHaveFocus();
    expect(submits.calls).toHaveLength(0);
  });

  it('leaves the focus where the user types', async () => {
    const { reason } = renderForm();
    await press('send');
    await userEvent.click(reason);
    await userEvent.keyboard('x');
    expect(reason).toHaveFocus();
    expect(reason).toHaveValue('x');
  });

  it('sends, keeps the values when it is refused, and is empty after a success', async () => {
    const { name, reason, submits } = renderForm();
    await userEvent.type(name, '김민수');
    await userEvent.type(reason, '이유');
    await press('send');
    expect(screen.getByText('waiting')).toBeVisible();
    submits.last().resolve(refused('taken'));
    await settle();
    expect(screen.getByText('taken')).toBeVisible();
    expect(name).toHaveValue('김민수');
    await press('send');
    submits.last().resolve(done(null));
    await settle();
    expect(name).toHaveValue('');
    expect(submits.calls.map(({ args: [values] }) => values)).toEqual([
      { name: '김민수', reason: '이유' },
      { name: '김민수', reason: '이유' },
    ]);
  });

  it('leaves what was pressed after a success: an Enter that comes late does nothing (REL-17)', async () => {
    const { name, reason, submits } = renderForm();
    await userEvent.type(name, '김민수');
    await userEvent.type(reason, '이유{Enter}');
    expect(reason).toHaveFocus();
    submits.last().resolve(done(null));
    await settle();
    expect(reason.closest('form')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(name).not.toHaveAttribute('aria-invalid');
    expect(submits.calls).toHaveLength(1);
  });

  it('leaves the focus alone after a success where it is elsewhere by then', async () => {
    const { name, reason, submits } = renderForm();
    const elsewhere = document.body.appendChild(document.createElement('button'));
    await userEvent.type(name, '김민수');
    await userEvent.type(reason, '이유{Enter}');
    elsewhere.focus();
    submits.last().resolve(done(null));
    await settle();
    expect(elsewhere).toHaveFocus();
  });

  it('shows what is right as soon as it is, or once its field was left', async () => {
    const { name } = renderForm({ options: { ticks: 'atOnce' } });
    await userEvent.type(name, 'x');
    expect(name).toHaveAccessibleDescription(kitMessages.fieldRight);
    cleanup();
    const late = renderForm({ options: { ticks: 'onceLeft' } }).name;
    await userEvent.type(late, 'x');
    expect(late).toHaveAccessibleDescription('');
    await userEvent.tab();
    expect(late).toHaveAccessibleDescription(kitMessages.fieldRight);
  });

  it('shows what the server did not take', async () => {
    const { name } = renderForm({ options: { ticks: 'atOnce', refused: { field: 'name', sentence: 'not taken' } } });
    await userEvent.type(name, 'x');
    expect(name).toBeInvalid();
    expect(name).toHaveAccessibleDescription('not taken');
  });

  it('shows nothing of what the server alone can judge', async () => {
    const { reason } = renderForm({ options: { ticks: 'atOnce' }, texts: { ...TEXTS, reason: { label: 'reason' } } });
    await userEvent.type(reason, 'x');
    expect(reason).toHaveAccessibleDescription('');
    await userEvent.clear(reason);
    await userEvent.tab();
    expect(reason).not.toHaveAttribute('aria-invalid');
  });

  it('leads from its summary to each field that was wrong', async () => {
    const { name } = renderForm();
    await press('send');
    await userEvent.tab();
    await userEvent.click(screen.getByRole('link', { name: 'name: no name' }));
    expect(name).toHaveFocus();
  });

  it('can be cleared, and shows its secret', async () => {
    const { name, reason } = renderForm();
    await userEvent.type(name, 'x');
    await press('clear');
    expect(name).toHaveValue('');
    await press('show');
    expect(reason).toHaveAttribute('type', 'text');
  });
});
