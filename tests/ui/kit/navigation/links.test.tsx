import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ExternalLink } from '@/ui/kit/navigation/link.tsx';
import { TextLink } from '@/ui/kit/navigation/text-link.tsx';

describe('a link to another site', () => {
  it('opens a window without an opener, and is announced so', () => {
    render(
      <ExternalLink href="https://www.example.org/">
        <span>큰 지도</span>
      </ExternalLink>,
    );
    const link = screen.getByRole('link', { name: '큰 지도 (새 창)' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('can show that to everyone', () => {
    render(
      <ExternalLink href="https://www.example.org/" remark="small">
        <span>문제지</span>
      </ExternalLink>,
    );
    expect(screen.getByText('(새 창)')).toHaveClass('small');
  });
});

describe('a text link', () => {
  it('stays in this window', () => {
    render(<TextLink href="/intro/history">교회 연혁</TextLink>);
    const link = screen.getByRole('link', { name: '교회 연혁' });
    expect(link).toHaveAttribute('href', '/intro/history');
    expect(link).not.toHaveAttribute('target');
  });
});
