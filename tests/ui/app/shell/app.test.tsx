import { screen, waitFor, within } from '@testing-library/dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLoadable } from '@/shared/loadable.store.ts';
import { CoreProvider } from '@/ui/app/islands/core-context.tsx';
import { type Deployment, DeploymentProvider } from '@/ui/app/islands/deployment.ts';
import { fetchPage } from '@/ui/app/routes/match.ts';
import { App } from '@/ui/app/shell/app.tsx';

const NEVER = new Promise<never>(() => undefined);
const DEPLOYMENT: Deployment = {
  served: async () => 'same',
  reload: () => undefined,
  isAsServed: () => false,
  leave: () => undefined,
};

let root: Root;

beforeEach(() => {
  // Within `act`, React would delay a page that waits for its code; a real press is outside of `act`.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function openSite(path: string) {
  window.history.replaceState(null, '', path);
  await fetchPage(path);
  root.render(
    <CoreProvider core={createLoadable(() => NEVER)}>
      <DeploymentProvider value={DEPLOYMENT}>
        <App />
      </DeploymentProvider>
    </CoreProvider>,
  );
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const link = (name: string, menu: string) =>
  within(screen.getByRole('navigation', { name: menu })).getByRole('link', { name });

it.each([
  ['주요 메뉴', '교제', 'true', '행사'],
  ['교회소개', '교회 연혁', 'page', '교회 연혁'],
])(
  'SHELL-09 a link of the menu %s is marked, and the page busy, until its code is there',
  async (menu, name, mark, title) => {
    const failed = vi.spyOn(console, 'error');
    await openSite('/intro/vision');
    await heading('목회철학과 비전');
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false');

    link(name, menu).click();
    // In one expectation: the code may be loaded at any moment.
    await waitFor(() => {
      expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
      expect(link(name, menu)).toHaveAttribute('aria-current', mark);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('목회철학과 비전');
    });

    await fetchPage(window.location.pathname);
    await heading(title);
    await waitFor(() => expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false'));
    expect(failed).not.toHaveBeenCalled();
  },
);
