import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { missionaries } from '@/church/missionaries.ts';
import MissionariesPage from '@/ui/pages/intro/missionaries-page.tsx';

describe('the partner missionaries (INTR-03)', () => {
  it('have a picture each, with Korean alt text and a size, and loaded lazily', () => {
    render(<MissionariesPage />);

    const pictures = screen.getAllByRole('img');
    expect(pictures).toHaveLength(missionaries.length);
    expect(new Set(pictures.map((picture) => picture.getAttribute('src'))).size).toBe(missionaries.length);
    for (const picture of pictures) {
      expect(picture.getAttribute('alt')).toMatch(/[가-힣]/);
      expect(picture).toHaveAttribute('width');
      expect(picture).toHaveAttribute('height');
      expect(picture).toHaveAttribute('loading', 'lazy');
    }
  });

  it('are in the order of their partnership, oldest first', () => {
    const years = missionaries.map(({ since }) => since);

    expect(years).toEqual(years.toSorted((one, other) => one - other));
  });
});
