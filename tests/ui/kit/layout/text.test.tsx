import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LiteralText } from '@/ui/kit/forms/form-error.tsx';
import { Message } from '@/ui/kit/layout/text.tsx';
import { failureMessages } from '@/ui/messages/ko/failures.ts';
import { english, inTurn } from '@/ui/messages/message-text.ts';

describe('a sentence of the screen', () => {
  it('that is Korean stands alone in its element', () => {
    const { container } = render(<Message text="저장했습니다." />);
    expect(container.innerHTML).toBe('<span>저장했습니다.</span>');
  });

  it('AUTH-16 has its English read as English', () => {
    render(
      <p>
        <Message text={inTurn(failureMessages.networkError, undefined, '그대로 두었습니다.')} />
      </p>,
    );
    expect(screen.getByText('Network Error')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Network Error').closest('p')).toHaveTextContent(
      '서버와 연결되지 않았습니다. 인터넷 연결을 살펴봐 주세요. (Network Error) 그대로 두었습니다.',
    );
  });
});

describe('ROUTE-11 a literal sentence of the documents', () => {
  it('in English stands small behind what it means', () => {
    render(<LiteralText message={{ literal: english('Unauthorized'), sentence: '맞지 않습니다.' }} />);
    expect(screen.getByRole('strong')).toHaveTextContent('맞지 않습니다.');
    expect(screen.getByText('Unauthorized')).toHaveAttribute('lang', 'en');
  });

  it('in Korean stands before it', () => {
    render(<LiteralText message={{ literal: '사용자 추가 실패', sentence: '다시 시도해 주세요.' }} />);
    expect(screen.getByRole('strong')).toHaveTextContent('사용자 추가 실패');
    expect(screen.getByText('다시 시도해 주세요.')).toBeVisible();
  });
});
