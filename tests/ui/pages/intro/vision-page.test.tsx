import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import VisionPage from '@/ui/pages/intro/vision-page.tsx';

describe('the vision page (INTR-01)', () => {
  it('shows the core values, each with a verse', () => {
    render(<VisionPage />);

    const philosophy = screen.getByRole('region', { name: '목회철학' });
    const roots = within(philosophy).getAllByRole('listitem');
    expect(roots.map((root) => root.querySelector('p')?.textContent)).toEqual(['예배', '말씀', '기도', '교제', '섬김']);
    for (const root of roots) expect(within(root).getByRole('blockquote')).not.toBeEmptyDOMElement();
  });
});
