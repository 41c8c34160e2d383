import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { evento, open, page, server } from '../../testing/explore.tsx';

vi.mock('@vidriera/session', () => ({
  useUser: () => null,
  useUnreported: () => false,
  sessionHint: () => null,
  sessionNow: () => ({ user: null, loading: false }),
}));

const dates = () =>
  within(screen.getByRole('navigation', { name: 'Fecha' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the dates', () => {
  const dias = [
    { dia: '2026-11-23', cantidad: 5 },
    { dia: '2026-11-24', cantidad: 0 },
    { dia: '2026-11-25', cantidad: 2 },
    { dia: '2026-11-26', cantidad: 0 },
  ];

  it('show the number of events, and keep the other filters', async () => {
    server.api = () => page();
    let query = '';
    server.days = (params) => {
      query = params.toString();
      return { dias };
    };
    await open('/explore?q=jazz&categoria=Musica&precio=gratis&fecha=finde');
    expect(query).toBe('q=jazz&categoria=Musica&precio=gratis');
    const kept = '/explore?q=jazz&categoria=Musica';
    expect(dates()).toEqual([
      ['Hoy5', `${kept}&fecha=hoy&precio=gratis`],
      ['Mañana0', `${kept}&fecha=manana&precio=gratis`],
      ['Finde', `${kept}&precio=gratis`],
      ['Lun 23 5', `${kept}&desde=2026-11-23&precio=gratis`],
      ['Mar 24 0', `${kept}&desde=2026-11-24&precio=gratis`],
      ['Mié 25 2', `${kept}&desde=2026-11-25&precio=gratis`],
      ['Jue 26 0', `${kept}&desde=2026-11-26&precio=gratis`],
      ['Esta semana', `${kept}&fecha=semana&precio=gratis`],
      ['Este mes', `${kept}&fecha=mes&precio=gratis`],
      ['Sin fecha', `${kept}&fecha=sin-fecha&precio=gratis`],
    ]);
    expect(screen.getByRole('link', { name: 'Finde' }).getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('link', { name: 'Filtros' }).getAttribute('href')).toBe(
      `/explore/filtrar?q=jazz&categoria=Musica&fecha=finde&precio=gratis`,
    );
  });

  it('open a list of two weeks with the current day marked', async () => {
    server.days = () => ({ dias });
    await open('/explore?desde=2026-11-26');
    expect(screen.getByRole('link', { name: 'Jue 26 0' }).getAttribute('aria-current')).toBe('true');
    const opener = screen.getByRole('button', { name: 'Jue 26' });
    expect(opener.getAttribute('aria-current')).toBe('true');
    expect(document.getElementById(opener.getAttribute('popovertarget') ?? '')?.hasAttribute('popover')).toBe(
      true,
    );
  });

  it('shows a custom range, and requests it', async () => {
    const ranges: string[] = [];
    server.api = (params) => {
      ranges.push(`${params.get('desde')} ${params.get('hasta')}`);
      return page();
    };
    await open('/explore?desde=2026-11-26&hasta=2026-12-02');
    expect(new Set(ranges)).toEqual(new Set(['2026-11-26 2026-12-02']));
    expect(screen.getByRole('button', { name: '26 nov al 2 dic' }).getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('link', { name: 'Borrar filtros' }).getAttribute('href')).toBe('/explore#agenda');
  });

  it('of a past day name the year, and lead to today', async () => {
    server.api = () => page();
    await open('/explore?desde=2026-11-24&precio=gratis');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Mar 24 nov 2026, gratis en Argentina',
    );
    expect(screen.getByText('Ese día ya pasó.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Mirá lo de hoy' }).getAttribute('href')).toBe(
      '/explore?fecha=hoy',
    );
  });

  it('show no counts after a failure', async () => {
    server.api = () => page([evento('e1', 'Jazz')]);
    server.days = () => ({ status: 500 });
    const told = vi.spyOn(console, 'error').mockReturnValue();
    await open('/explore?fecha=hoy');
    told.mockRestore();
    const shown = dates().map(([text]) => text);
    expect(shown.slice(0, 3)).toEqual(['Hoy', 'Mañana', 'Finde']);
    expect(screen.getAllByRole('link', { name: 'Jazz' })[0]).toBeTruthy();
  });
});

it('has headings for undated and past items', async () => {
  const dated = { ...evento('e1', 'Jazz'), fechaPeriodica: null };
  server.api = (params) =>
    params.get('tipo') === 'evento'
      ? page([
          { ...dated, fechaExacta: '2199-01-01', proximaFecha: '2199-01-01' },
          { ...dated, id: 'e2', titulo: 'Peña' },
          { ...dated, id: 'e3', titulo: 'Milonga', fechaExacta: '2020-01-01', proximaFecha: '2020-01-01' },
        ])
      : page();
  await open('/explore?categoria=Musica');
  const section = screen.getByRole('region', { name: 'Eventos' });
  const seen = [...section.querySelectorAll('h3')].map((one) => one.textContent?.trim());
  expect(seen).toEqual(['Más adelante', 'Jazz', 'Sin fecha', 'Peña', 'Ya fueron', 'Milonga']);
});

it('shows how many more items of a day there are, and links to them', async () => {
  server.api = (params) =>
    params.get('tipo') === 'evento'
      ? page([evento('e1', 'Jazz'), { ...evento('e2', 'Peña'), otros: 4 }, evento('e3', 'Milonga')])
      : page();
  await open('/explore?categoria=Musica');
  const more = screen.getByRole('link', { name: '4 más de Bar del Sur' });
  expect(more.getAttribute('href')).toBe('/bardelsur?tab=eventos');
  expect(screen.getAllByRole('link', { name: /más de/ })).toHaveLength(1);
});
