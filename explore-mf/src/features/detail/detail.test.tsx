import { fireEvent, render, screen } from '@testing-library/react';
import { messages } from '@vidriera/domain/messages/messages';
import { detailWith } from '@vidriera/domain/testing/items';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { WithData } from '@vidriera/runtime/testing/with-data';
import { useFailure } from '@vidriera/runtime/use-failure';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Detail from './detail.tsx';
import { dataOf, loadDetail } from './load.ts';

vi.mock('@vidriera/session', () => ({
  useUser: () => null,
  useUnreported: () => false,
  sessionHint: () => null,
  sessionNow: () => ({ user: null, loading: false }),
}));
afterEach(() => vi.unstubAllGlobals());

const CURSO = detailWith('curso', {
  id: 'c1',
  titulo: 'Cerámica para empezar',
  descripcion: 'Desde cero.',
  usuario: { id: 'u1', username: 'taller', nombre: 'Taller Barro', imagen: null },
  tituloCategoria: 'Educacion',
  direccion: 'Defensa 1344',
  modalidad: 'Hibrida',
  fechaDesde: '2099-03-02',
  fechaHasta: '2099-04-06',
  cantHoras: 12,
  nombreProfe: 'Ana Ruiz',
  licenciatura: 'Prof.',
  horaInicio: '19:00',
  horaFin: '21:00',
  descripcionReserva: 'Seña del 20 %.',
  linkReserva: 'taller.com.ar/anotate',
});

function Shown() {
  const { code, message } = useFailure();
  return <p>{`${code}: ${message}`}</p>;
}

async function open(body: unknown, { path = '/explore/curso/c1', status = 200, before = '' } = {}) {
  vi.stubGlobal('fetch', async (address: string) =>
    address.endsWith('/relacionados')
      ? Response.json({ author: [], similar: [] })
      : Response.json(body, { status }),
  );
  const detail = {
    element: <WithData of={Detail} />,
    loader: loadDetail('curso'),
    errorElement: <Shown />,
    hydrateFallbackElement: <p>…</p>,
  };
  const router = createMemoryRouter(
    [
      { path: '/explore/curso/:id', ...detail },
      { path: '/cursos/:id', ...detail },
      { path: '/explore', element: <p>la agenda</p> },
    ],
    { initialEntries: before ? [before, path] : [path], initialIndex: before ? 1 : 0 },
  );
  render(<RouterProvider router={router} />);
  return router;
}

describe('a detail', () => {
  it('shows all fields as text', async () => {
    await open(CURSO);
    expect(await screen.findByRole('heading', { level: 1, name: CURSO.titulo })).toBeTruthy();
    const text = document.body.textContent ?? '';
    for (const words of [
      'Empieza lun 2 mar 2099',
      'Termina lun 6 abr 2099',
      '19:00 a 21:00 · 12 h en total · Híbrida',
      'Prof. Ana Ruiz',
      'Educación',
      'Desde cero.',
      'Seña del 20 %.',
    ])
      expect(text).toContain(words);
    expect(screen.getByRole('link', { name: 'Taller Barro' }).getAttribute('href')).toBe('/taller');
    expect(screen.getByRole('link', { name: 'Cómo llegar' }).getAttribute('href')).toContain(
      'Defensa%201344',
    );
  });

  it('links to the booking in a new tab, with a scheme', async () => {
    await open(CURSO);
    const book = await screen.findByRole('link', { name: 'Reservar / Inscribirme' });
    expect(book).toHaveProperty('href', 'https://taller.com.ar/anotate');
    expect(book.getAttribute('target')).toBe('_blank');
    expect(book.getAttribute('rel')).toContain('noopener');
  });

  it.each([
    ['without a booking link', { linkReserva: null }],
    ['with one that must not be followed', { linkReserva: 'javascript:alert(1)' }],
    ['once it is over', { fechaDesde: '2020-03-02', fechaHasta: '2020-04-06' }],
  ])('offers no booking %s', async (_, change) => {
    await open({ ...CURSO, ...change });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: 'Reservar / Inscribirme' })).toBeNull();
  });

  it.each([
    [{ estado: 'cancelado' as const }, false],
    [{ agotado: true as const }, false],
    [{}, true],
  ])('of an event that is %j, asking is the primary action: %s', async (state, isPrimary) => {
    await open(
      detailWith('evento', {
        ...state,
        usuario: { ...CURSO.usuario, whatsapp: 'https://wa.me/5491155550134' },
      }),
    );
    const ask = await screen.findByRole('link', { name: 'Consultar por WhatsApp' });
    expect(ask.className.includes('primary')).toBe(isPrimary);
  });

  it('marks a past item', async () => {
    await open({ ...CURSO, fechaDesde: '2020-03-02', fechaHasta: '2020-04-06' });
    expect(await screen.findByText('Este curso ya terminó')).toBeTruthy();
  });

  it.each([
    ['2026-11-22T08:29', null, true],
    ['2026-11-22T08:30', 'Ahora', true],
    ['2026-11-22T10:30', 'Este evento ya fue', false],
    ['2026-11-22T16:38', 'Este evento ya fue', false],
  ])('of an event from 8:30 to 10:30 says at %s: %s, and is open to bookings: %s', (now, words, open) => {
    const detail = detailWith('evento', {
      fechaExacta: '2026-11-22',
      proximaFecha: '2026-11-22',
      horaInicio: '08:30',
      horaFin: '10:30',
      linkReserva: 'https://ejemplo.com/',
    });
    const element = <Detail data={dataOf(detail, { author: [], similar: [] }, now)} />;
    render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
    for (const one of ['Ahora', 'Este evento ya fue'])
      expect(screen.queryByText(one) !== null, one).toBe(one === words);
    expect(screen.queryByRole('link', { name: 'Reservar / Inscribirme' }) !== null).toBe(open);
    expect(screen.queryByRole('link', { name: /Google/, hidden: true }) !== null).toBe(open);
  });

  const AT = '2026-11-22T21:30';
  const EVENTO = {
    fechaExacta: '2026-11-22',
    proximaFecha: '2026-11-22',
    horaInicio: '21:00',
    linkReserva: 'https://ejemplo.com/',
  };
  const show = (change: object) => {
    const data = dataOf(detailWith('evento', { ...EVENTO, ...change }), { author: [], similar: [] }, AT);
    render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Detail data={data} /> }])} />);
    return screen.queryByRole('region', { name: 'Cambios' })?.textContent ?? null;
  };
  it.each([
    [{}, null, true],
    [{ estado: 'cancelado', aviso: 'Por la lluvia.' }, 'canceladoPor la lluvia.', false],
    [{ estado: 'pospuesto', proximaFecha: null }, 'pospuestoIba a ser: Hoy, domingo 22 de noviembre', false],
    [
      { estado: 'reprogramado', fechaAnterior: '2026-11-20', horaAnterior: '20:00' },
      'reprogramadoAntes: viernes 20 de noviembre, 20:00 h',
      true,
    ],
    [{ agotado: true }, 'Entradas agotadas', false],
    [{ aviso: 'Traé abrigo.' }, 'Traé abrigo.', true],
    [
      {
        fechaExacta: null,
        fechaPeriodica: 'Todos los lunes',
        proximaFecha: '2026-11-23',
        excepciones: ['2026-12-07|22:00|23:00', '2026-11-16|cancelado', '2026-11-30|cancelado'],
      },
      'lun 30 nov: no se hacelun 7 dic: de 22:00 a 23:00 h',
      true,
    ],
  ])('of %j says what became of it: %s; it is open to bookings: %s', (change, words, open) => {
    expect(show(change)).toBe(words);
    expect(screen.queryByRole('link', { name: 'Reservar / Inscribirme' }) !== null).toBe(open);
    expect(screen.queryByText('Ahora') !== null).toBe(
      open ? !('fechaPeriodica' in change) : 'agotado' in change,
    );
  });

  it('is not marked as past if it was cancelled', () => {
    show({ estado: 'cancelado', fechaExacta: '2026-11-01', proximaFecha: '2026-11-01' });
    expect(screen.queryByText('Este evento ya fue')).toBeNull();
  });

  it.each([
    ['curso', { estado: 'cancelado' }, 'cancelado', 'Reservar / Inscribirme'],
    ['promo', { estado: 'cancelado' }, 'cancelada', 'La quiero'],
    ['curso', { agotado: true }, 'Cupos agotados', 'Reservar / Inscribirme'],
    ['promo', { agotado: true }, 'Promo agotada', 'La quiero'],
  ] as const)('of a %s that is %j shows «%s» and why, and has no «%s»', (tipo, off, stamp, way) => {
    const shown = (change: object) => {
      const detail = detailWith(tipo, {
        fechaDesde: '2026-11-20',
        fechaHasta: '2026-12-22',
        ...(tipo === 'curso' && { linkReserva: 'https://ejemplo.com/' }),
        ...change,
      });
      const data = dataOf(detail, { author: [], similar: [] }, AT);
      const element = <Detail data={data} />;
      const { unmount } = render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
      const words = screen.queryByRole('region', { name: 'Cambios' })?.textContent ?? null;
      const isOpen = screen.queryByText(way) !== null;
      unmount();
      return { words, isOpen };
    };
    expect(shown({})).toEqual({ words: null, isOpen: true });
    expect(shown({ ...off, aviso: 'Se fue el profe.' })).toEqual({
      words: `${stamp}Se fue el profe.`,
      isOpen: false,
    });
  });

  it('has plain calendar links from its first day on', async () => {
    await open(CURSO);
    const [google, ics] = await screen.findAllByRole('link', {
      name: /Google Calendar|\.ics/,
      hidden: true,
    });
    expect(new URL(google?.getAttribute('href') ?? '').searchParams.get('dates')).toBe(
      '20990302T190000/20990302T210000',
    );
    expect(ics?.getAttribute('href')).toBe('/api/items/curso/c1/calendario.ics');
  });

  it('renders with every optional field empty', async () => {
    const nothing = { descripcion: '', usuario: { id: 'u1', username: '', nombre: '', imagen: null } };
    const without = {
      tituloCategoria: null,
      direccion: '',
      cantHoras: 0,
      nombreProfe: '',
      linkReserva: null,
    };
    const fechas = { fechaDesde: null, fechaHasta: null, horaInicio: null, horaFin: null };
    await open({ ...CURSO, ...nothing, ...without, ...fechas, descripcionReserva: '' });
    expect(await screen.findByRole('heading', { level: 1, name: CURSO.titulo })).toBeTruthy();
    expect(screen.getByText(messages.general.nameless)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Google/, hidden: true })).toBeNull();
    expect(document.body.textContent).not.toMatch(/null|undefined|NaN|Invalid/);
  });

  it('has a way back only in explore; to explore for visitors from outside', async () => {
    await open(CURSO);
    fireEvent.click(await screen.findByRole('link', { name: messages.detail.back }));
    expect(await screen.findByText('la agenda')).toBeTruthy();
  });

  it('has no way back in the other layouts', async () => {
    await open(CURSO, { path: '/cursos/c1' });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: messages.detail.back })).toBeNull();
  });

  it.each([
    ['not-found', 404, 'not-found'],
    ['bad-parameters', 400, 'not-found'],
    ['internal', 500, 'internal'],
  ])('fails by %s with the catalogue’s message', async (code, status, shown) => {
    await open({ error: { code, message: 'No existe curso con id c1' } }, { status });
    expect(await screen.findByText(`${shown}: ${messages.detail.notLoaded.curso}`)).toBeTruthy();
  });

  it('copies its public address if there is no share sheet', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    const config = document.createElement('script');
    config.id = 'vidriera';
    config.textContent = JSON.stringify({ linkHost: 'vidriera.ar/', origin: location.origin });
    document.head.append(config);
    await open({ ...CURSO, linkReserva: null }, { path: '/cursos/c1' });
    fireEvent.click(await screen.findByRole('button', { name: 'Compartir' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Copiar link' }));
    expect(writeText).toHaveBeenCalledWith(new URL('/explore/curso/c1#de=compartido', location.href).href);
    config.remove();
  });
});
