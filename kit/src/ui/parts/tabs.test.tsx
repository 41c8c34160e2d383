import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useSearchParams } from '@vidriera/router';
import { describe, expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

const TABS = [
  { id: 'info', label: 'Info', to: '?tab=info' },
  { id: 'links', label: 'Links', to: '?tab=links' },
];

function Page() {
  const [params] = useSearchParams();
  return <Tabs label="Secciones" tabs={TABS} current={params.get('tab') ?? 'info'} />;
}

describe('Tabs', () => {
  it('are links with an address each, the chosen one marked', async () => {
    const router = createMemoryRouter([{ path: '/', element: <Page /> }], { initialEntries: ['/'] });
    render(<RouterProvider router={router} />);
    expect(screen.getByRole('navigation', { name: 'Secciones' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Info' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Links' }).getAttribute('href')).toBe('/?tab=links');
    fireEvent.click(screen.getByRole('link', { name: 'Links' }));
    expect(await screen.findByRole('link', { name: 'Links', current: 'page' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Info' }).hasAttribute('aria-current')).toBe(false);
    expect(router.state.historyAction).toBe('REPLACE');
  });
});
