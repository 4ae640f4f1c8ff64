import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { Drawer, drawerMenu } from '@/ui/app/shell/dialogs.tsx';
import { renderWithCore, settle } from '../../../support/render-with-core.tsx';

const dialog = () => screen.getByLabelText<HTMLDialogElement>('전체 메뉴', { selector: 'dialog' });

const group = (title: string) => within(dialog()).getByText(title).closest('details');

it('SHELL-07 the groups of the drawer are reset when the menu closes, and on another page', async () => {
  await drawerMenu.load();
  await renderWithCore(<Drawer />, { page: '/intro/vision' });
  act(() => dialog().showModal());
  await settle();
  await userEvent.click(within(dialog()).getByText('섬기는 사람들'));
  act(() => dialog().close());
  await settle();
  expect(group('섬기는 사람들')?.open).toBe(false);
  act(() => navigate('/people/pastor'));
  await settle();
  expect(group('섬기는 사람들')?.open).toBe(true);
  expect(group('교회소개')?.open).toBe(false);
});
