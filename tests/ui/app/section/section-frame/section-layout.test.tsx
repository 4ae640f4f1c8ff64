import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { SectionLayout } from '@/ui/app/section/section-frame.tsx';

const links = [
  { href: '/communion/events', label: '행사' },
  { href: '/communion/advertisements', label: '광고' },
];

describe('a section (SHELL-09)', () => {
  beforeEach(() => {
    render(
      <SectionLayout title="교제" links={links} currentHref="/communion/advertisements">
        <p>광고 글</p>
      </SectionLayout>,
    );
  });

  it('keeps its links in the page when it is closed, because wide screens have no button', async () => {
    await userEvent.click(screen.getByRole('button', { name: '교제' }));
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['행사', '광고']);
  });
});
