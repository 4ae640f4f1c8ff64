import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { NavLinks } from '@/ui/kit/navigation/menu.tsx';
import { MenuGroup } from '@/ui/kit/navigation/menu-group.tsx';

const links = [
  { href: '/sermon/bulletin', label: '주보' },
  { href: '/sermon/bibleStudies', label: '성경공부' },
];

function group(open: boolean, onHeaderClick: () => void = () => {}) {
  return (
    <MenuGroup title="예배와 말씀" icon={<i />} open={open} onHeaderClick={onHeaderClick}>
      <NavLinks links={links} currentHref="/sermon/biblestudies" />
    </MenuGroup>
  );
}

describe('a menu group (SHELL-06)', () => {
  it('shows its links only while it is open, and has its state as an attribute', () => {
    const { rerender } = render(group(false));
    const header = screen.getByRole('button', { name: '예배와 말씀' });
    expect(header).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();

    rerender(group(true));
    expect(header).toHaveAttribute('aria-expanded', 'true');
    const panel = document.getElementById(header.getAttribute('aria-controls') ?? '');
    expect(panel).toContainElement(screen.getByRole('link', { name: '주보' }));
  });

  it('reports a click on its header, and is opened by its owner', async () => {
    const clicked = vi.fn();
    render(group(false, clicked));

    await userEvent.click(screen.getByRole('button'));
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
  });

  it('marks the link of the current page, in any letter case (ROUTE-04)', () => {
    render(group(true));

    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('성경공부');
  });
});
