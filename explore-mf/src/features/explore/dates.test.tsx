import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { evento, open, page, server } from '../../testing/explore.tsx';

vi.mock('kit/session', () => ({ useUser: () => null, useUnreported: () => false, sessionHint: () => null }));

const dates = () =>
  within(screen.getByRole('navigation', { name: 'Fecha' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the strip of days', () => {
  const dias = [
    { dia: '2026-11-23', cantidad: 5 },
    { dia: '2026-11-24', cantidad: 0 },
    { dia: '2026-11-25', cantidad: 2 },
    { dia: '2026-11-26', cantidad: 0 },
  ];

  it('says how much there is, leaves empty days out, and keeps the other filters', async () => {
    server.api = () => page();
    let asked = '';
    server.days = (params) => {
      asked = params.toString();
      return { dias };
    };
    await open('/explore?categoria=Musica&precio=gratis&fecha=finde');
    expect(asked).toBe('categoria=Musica&precio=gratis');
    expect(dates()).toEqual([
      ['Cuando sea', '/explore?categoria=Musica&precio=gratis'],
      ['Hoy5', `/explore?categoria=Musica&fecha=hoy&precio=gratis`],
      ['Mañana0', `/explore?categoria=Musica&fecha=manana&precio=gratis`],
      ['Este fin de semana', `/explore?categoria=Musica&fecha=finde&precio=gratis`],
      ['Esta semana', `/explore?categoria=Musica&fecha=semana&precio=gratis`],
      ['Mié 252', `/explore?categoria=Musica&desde=2026-11-25&precio=gratis`],
      ['Este mes', `/explore?categoria=Musica&fecha=mes&precio=gratis`],
      ['Sin fecha', `/explore?categoria=Musica&fecha=sin-fecha&precio=gratis`],
      ['Más filtros', `/explore/filtrar?categoria=Musica&fecha=finde&precio=gratis`],
    ]);
    expect(screen.getByRole('link', { name: 'Este fin de semana' }).getAttribute('aria-current')).toBe(
      'true',
    );
  });

  it('marks the day that is shown, even where it is empty, and has a range of days stand there', async () => {
    server.days = () => ({ dias });
    await open('/explore?desde=2026-11-26');
    expect(screen.getByRole('link', { name: 'Jue 26 0' }).getAttribute('aria-current')).toBe('true');
  });

  it('shows a range of one’s own, and the list is asked for by it', async () => {
    const asked: string[] = [];
    server.api = (params) => {
      asked.push(`${params.get('desde')} ${params.get('hasta')}`);
      return page();
    };
    await open('/explore?desde=2026-11-26&hasta=2026-12-02');
    expect(new Set(asked)).toEqual(new Set(['2026-11-26 2026-12-02']));
    expect(screen.getByRole('link', { name: '26 nov al 2 dic' }).getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('link', { name: 'Quitar 26 nov al 2 dic' }).getAttribute('href')).toBe(
      '/explore#agenda',
    );
  });

  it('stands without counts where they could not be had', async () => {
    server.api = () => page([evento('e1', 'Jazz')]);
    server.days = () => ({ status: 500 });
    const told = vi.spyOn(console, 'error').mockReturnValue();
    await open('/explore?fecha=hoy');
    told.mockRestore();
    expect(dates().slice(0, 2)).toEqual([
      ['Cuando sea', '/explore'],
      ['Hoy', '/explore?fecha=hoy'],
    ]);
    expect(screen.getAllByRole('link', { name: 'Jazz' })[0]).toBeTruthy();
  });
});

it('gives what has no date, and what is over, a heading of its own', async () => {
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
  expect(seen).toEqual(['Jazz', 'Sin fecha', 'Peña', 'Ya fueron', 'Milonga']);
});

it('says how many more of a day somebody has, and leads to them', async () => {
  server.api = (params) =>
    params.get('tipo') === 'evento'
      ? page([evento('e1', 'Jazz'), { ...evento('e2', 'Peña'), otros: 4 }, evento('e3', 'Milonga')])
      : page();
  await open('/explore?categoria=Musica');
  const more = screen.getByRole('link', { name: '4 más de Bar del Sur' });
  expect(more.getAttribute('href')).toBe('/bardelsur?tab=eventos');
  expect(screen.getAllByRole('link', { name: /más de/ })).toHaveLength(1);
});
