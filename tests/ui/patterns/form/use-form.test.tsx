import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { done, type Outcome, refused } from '@/shared/domain/outcome.ts';
import { provideForm } from '@/shared/machines/provide-form.ts';
import { useForm } from '@/ui/patterns/form/use-form.ts';
import { useFormFocus } from '@/ui/patterns/form/use-form-focus.ts';
import { handSettled } from '../../../fakes/hand-settled.ts';
import { settle } from '../../../fakes/render-with-core.tsx';

type Fields = Readonly<Record<'name' | 'reason', string>>;

function renderForm() {
  const submits = handSettled<[Fields], Outcome<null, 'taken'>>();
  const binding = provideForm({
    definition: {
      initial: { name: '', reason: '' },
      errors: (fields: Fields) =>
        Object.fromEntries(
          Object.entries(fields).flatMap(([field, value]) => (value === '' ? [[field, 'missing']] : [])),
        ),
    },
    submit: submits.call,
    accepted: (_, clear) => clear(),
  });

  function View() {
    const { viewModel, actor, field, secret, submit, clear } = useForm(binding);
    const form = useFormFocus(actor);
    return (
      <form
        noValidate
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <input aria-label="name" {...field('name')} aria-invalid={viewModel.shownErrors.name !== undefined} />
        <input
          aria-label="reason"
          type={viewModel.secretShown ? 'text' : 'password'}
          {...field('reason')}
          aria-invalid={viewModel.shownErrors.reason !== undefined}
        />
        <p>{viewModel.failure ?? (viewModel.isSubmitting ? 'waiting' : 'still')}</p>
        <button type="submit">send</button>
        <button type="button" onClick={clear}>
          clear
        </button>
        <button type="button" onClick={secret('name').onRevealToggled}>
          show
        </button>
      </form>
    );
  }
  render(<View />);
  return { submits, name: screen.getByLabelText('name'), reason: screen.getByLabelText('reason') };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a form in a view', () => {
  it('holds what is typed, and shows an error once the field was left', async () => {
    const { name } = renderForm();
    await userEvent.click(name);
    expect(name).toHaveAttribute('aria-invalid', 'false');
    await userEvent.tab();
    expect(name).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(name, '김민수');
    expect(name).toHaveValue('김민수');
    expect(name).toHaveAttribute('aria-invalid', 'false');
  });

  it('leads to the first error when it is submitted, each time anew', async () => {
    const { name, reason, submits } = renderForm();
    await press('send');
    expect(name).toHaveFocus();
    await userEvent.type(name, 'x');
    await press('send');
    expect(reason).toHaveFocus();
    expect(submits.calls).toHaveLength(0);
  });

  it('sends, keeps what was typed when it is refused, and is empty when it succeeds', async () => {
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

  it('can be cleared, and shows its secret', async () => {
    const { name, reason } = renderForm();
    await userEvent.type(name, 'x');
    await press('clear');
    expect(name).toHaveValue('');
    await press('show');
    expect(reason).toHaveAttribute('type', 'text');
  });
});
