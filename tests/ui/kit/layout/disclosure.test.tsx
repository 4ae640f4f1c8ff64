import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Disclosure } from '@/ui/kit/layout/disclosure.tsx';

describe('a disclosure', () => {
  it('is closed at first', () => {
    render(<Disclosure summary="전체 보기">모든 구역</Disclosure>);
    expect(screen.getByText('전체 보기').closest('details')).not.toHaveAttribute('open');
  });

  it('opens and closes when the page says so', () => {
    const { rerender } = render(
      <Disclosure summary="전체 보기" open>
        모든 구역
      </Disclosure>,
    );
    expect(screen.getByText('전체 보기').closest('details')).toHaveAttribute('open');
    rerender(<Disclosure summary="전체 보기">모든 구역</Disclosure>);
    expect(screen.getByText('전체 보기').closest('details')).not.toHaveAttribute('open');
  });
});
