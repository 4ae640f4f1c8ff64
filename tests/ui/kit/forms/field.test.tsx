import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { TextArea, TextField } from '@/ui/kit/forms/field.tsx';
import { PasswordField } from '@/ui/kit/forms/password-field.tsx';
import { SearchField } from '@/ui/kit/forms/search-field.tsx';
import { SelectField } from '@/ui/kit/forms/select-field.tsx';

const HINT = '교인 명부에 적을 이름입니다.';
const MESSAGE = '올바른 이메일 주소를 입력해주세요.';

interface PasswordState {
  readonly revealed?: boolean;
  readonly capsLock?: boolean;
  readonly value?: string;
}

function password({ revealed = false, capsLock = false, value = '' }: PasswordState = {}) {
  const state = { revealed, capsLock, value };
  return <PasswordField label="비밀번호" {...state} onRevealToggled={() => {}} onChange={() => {}} />;
}

describe('a field takes no more than it can mean', () => {
  it.each([
    ['a line', <TextField key="" label="이름" />, 200],
    ['an e-mail address', <TextField key="" label="이름" type="email" />, 200],
    ['a text', <TextArea key="" label="이름" />, 20_000],
    ['a password', <PasswordField key="" label="이름" revealed={false} onRevealToggled={() => {}} />, 200],
    ['a search', <SearchField key="" label="이름" searchText="" onSearchTextChange={() => {}} />, 100],
    ['a line of its own length', <TextField key="" label="이름" maxLength={4} />, 4],
  ])('%s', (_, field, most) => {
    render(field);
    expect(screen.getByLabelText('이름')).toHaveAttribute('maxlength', String(most));
  });

  it('and sets none for a day, which has no letters', () => {
    render(<TextField label="생년월일" type="date" />);
    expect(screen.getByLabelText('생년월일')).not.toHaveAttribute('maxlength');
  });
});

describe('a field', () => {
  it('labels its control', () => {
    render(
      <>
        <TextField label="이메일" />
        <TextArea label="내용" />
        <SelectField label="성별" prompt="성별을 선택해 주세요" options={[{ value: 'female', label: '여' }]} />
      </>,
    );

    expect(screen.getByLabelText('이메일').tagName).toBe('INPUT');
    expect(screen.getByLabelText('내용').tagName).toBe('TEXTAREA');
    expect(screen.getByLabelText('성별')).toHaveDisplayValue('성별을 선택해 주세요');
  });

  it('describes its control only by the hint while it is valid', () => {
    render(<TextField label="이메일" hint={HINT} message={MESSAGE} />);

    const control = screen.getByLabelText('이메일');
    expect(control).toHaveAccessibleDescription(HINT);
    expect(control).not.toHaveAttribute('aria-invalid');
    expect(screen.queryByText(MESSAGE)).not.toBeInTheDocument();
  });

  it('describes an invalid control by hint and message, and marks it invalid', () => {
    render(<TextField label="이메일" hint={HINT} message={MESSAGE} state="wrong" />);

    const control = screen.getByLabelText('이메일');
    expect(control).toHaveAccessibleDescription(`${HINT} ${MESSAGE}`);
    expect(control).toBeInvalid();
  });

  it('says that a value is valid without changing the control’s name (ACCT-01)', () => {
    render(<TextField label="이메일" message={MESSAGE} state="right" />);

    const control = screen.getByRole('textbox', { name: '이메일' });
    expect(control).toHaveAccessibleDescription('올바르게 입력하셨습니다');
    expect(control).toBeValid();
  });

  it('has no description without hint and message', () => {
    render(<TextField label="이메일" />);

    expect(screen.getByLabelText('이메일')).not.toHaveAttribute('aria-describedby');
  });
});

describe('a password field (AUTH-01)', () => {
  it('hides the typed text until it is revealed', () => {
    const { rerender } = render(password());
    expect(screen.getByLabelText('비밀번호')).toHaveAttribute('type', 'password');
    expect(screen.getByRole('button', { name: '비밀번호 보기 (비밀번호)' })).toHaveAttribute('aria-pressed', 'false');

    rerender(password({ revealed: true }));
    expect(screen.getByLabelText('비밀번호')).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: '비밀번호 숨기기 (비밀번호)' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('is revealed by its button, which does not submit the form', async () => {
    const toggled = vi.fn();
    const submitted = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={submitted}>
        <PasswordField label="비밀번호" revealed={false} onRevealToggled={toggled} />
      </form>,
    );

    await userEvent.click(screen.getByRole('button'));
    expect(toggled).toHaveBeenCalledTimes(1);
    expect(submitted).not.toHaveBeenCalled();
  });

  it('warns of Caps Lock', () => {
    const { rerender } = render(password());
    expect(screen.getByRole('status')).toBeEmptyDOMElement();

    rerender(password({ capsLock: true }));
    expect(screen.getByRole('status')).toHaveTextContent('대문자 잠금(Caps Lock)이 켜져 있습니다.');
  });

  it.each([
    ['Somang1976! ', '비밀번호 끝에 빈칸이 있습니다. 일부러 넣으신 것이 아니면 지워 주세요.'],
    ['Somang 1976!', ''],
  ])('says where %j ends in a blank', (value, said) => {
    render(password({ value }));
    expect(screen.getByRole('status').textContent).toBe(said);
  });
});
