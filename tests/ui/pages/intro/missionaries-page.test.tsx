import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { missionaries } from '@/church/missionaries.ts';
import MissionariesPage from '@/ui/pages/intro/missionaries-page.tsx';

const cardOf = (name: string): HTMLElement => screen.getByRole('region', { name });

describe('the partner missionaries (INTR-03)', () => {
  it.each(missionaries)('are introduced: $name', ({ name, field, since, work, prayers }) => {
    render(<MissionariesPage />);

    const card = cardOf(name);
    for (const words of [field, `${since}년부터 함께`, work]) expect(card).toHaveTextContent(words);
    expect(prayers.length).toBeGreaterThan(0);
    expect(
      within(card)
        .getAllByRole('listitem')
        .map((prayer) => prayer.textContent),
    ).toEqual(prayers);
  });

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
