import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { call } from '@vidriera/kit/requests/callable';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { WithData } from '@vidriera/runtime/testing/with-data';
import { beforeEach, expect, it, vi } from 'vitest';
import AttendingScreen from './attending.tsx';
import { type Attending, load as loadAttending } from './load.ts';

vi.mock('@vidriera/kit/requests/callable', () => ({ call: vi.fn() }));

const FECHAS = ['2099-11-28', '2099-12-05'];
const ana = { nombre: 'Ana', asked: 2, held: 2, state: 'going', since: 1, arrived: null } as const;

function open(path: string, attending: Partial<Attending> = {}) {
  vi.mocked(call).mockImplementation((async (_: string, { what, fecha }: { what: string; fecha: string }) => {
    const parties = FECHAS.includes(fecha) ? [ana] : [];
    return { what, titulo: 'Peña', aforo: 40, dates: FECHAS, parties, ...attending };
  }) as never);
  const fallback = { hydrateFallbackElement: <p>…</p>, errorElement: <p>no se pudo</p> };
  const element = <WithData of={AttendingScreen} />;
  const routes = [{ path: '/quienes-van/:id', element, loader: loadAttending, ...fallback }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />);
}
const requestedDates = () =>
  vi.mocked(call).mock.calls.map(([, question]) => (question as { fecha: string }).fecha);

beforeEach(() => {
  vi.mocked(call).mockReset();
});

it('lists attendance and waiting list of a date, with totals', async () => {
  const bea = { ...ana, nombre: 'Bea', asked: 4, held: 1, state: 'waiting' } as const;
  const dora = { ...ana, nombre: 'Dora', asked: 4, held: 0, state: 'waiting' } as const;
  open('/quienes-van/e1?fecha=2099-12-05', { parties: [ana, bea, dora] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Peña' })).toBeDefined();
  const rows = (name: RegExp) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(rows(/^Van/)).toEqual(['Ana2 lugares', 'Bea1 lugar']);
  expect(rows(/^Lista de espera/)).toEqual(['Bea3 lugares', 'Dora4 lugares']);
  expect(screen.getByRole('status').textContent).toBe(
    'sábado 5 de diciembre de 20993 de 40 lugares7 lugares en lista de espera',
  );
  const dates = within(screen.getByRole('navigation', { name: 'Fecha' })).getAllByRole('link');
  expect(dates.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['/quienes-van/e1?fecha=2099-11-28', null],
    ['/quienes-van/e1?fecha=2099-12-05', 'true'],
  ]);
  expect(requestedDates()).toEqual(['2099-12-05']);
});

it('says after the date how many of each came', async () => {
  const past = '2020-11-28';
  const [two, none] = [
    { ...ana, arrived: 2 },
    { ...ana, nombre: 'Bea', arrived: 0 },
  ];
  open(`/quienes-van/e1?fecha=${past}`, { parties: [two, none], dates: [past] });
  const region = await screen.findByRole('region', { name: /^Van/ });
  const rows = within(region).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Ana2 lugares · llegaron 2',
    'Bea2 lugares · no vino',
  ]);
  expect(screen.getByRole('status').textContent).toContain('llegaron 2');
});

it('shows the next date by default', async () => {
  open('/quienes-van/e1');
  expect(await screen.findByText('Ana')).toBeDefined();
  expect(requestedDates().at(-1)).toBe(FECHAS[0]);
});

it('reports an empty date, and an event without seats', async () => {
  open('/quienes-van/e1?fecha=2099-12-05', { parties: [], aforo: 0, dates: ['2099-12-05'] });
  expect(await screen.findByText('Todavía no se anotó nadie.')).toBeDefined();
  expect(screen.getByText(/ya no lleva lugares/)).toBeDefined();
  expect(screen.queryByRole('navigation', { name: 'Fecha' })).toBeNull();
});

it('requests nothing for an invalid event', async () => {
  open('/quienes-van/a%2Fb');
  expect(await screen.findByText('no se pudo')).toBeDefined();
  expect(call).not.toHaveBeenCalled();
});

it('shows what guests answered, and who did not', async () => {
  const answers = [{ question: '¿Comés carne?', answer: 'No' }];
  const questions = [{ text: '¿Comés carne?', choices: ['Sí', 'No'], isRequired: false }];
  open('/quienes-van/e1?fecha=2099-12-05', {
    parties: [
      { ...ana, answers },
      { ...ana, nombre: 'Bea', since: 2, answers: [] },
    ],
    questions,
  });
  const region = await screen.findByRole('region', { name: /^Van/ });
  expect(
    within(region)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ana¿Comés carne? No2 lugares', 'Beasin responder2 lugares']);
});

it('sets questions, and refuses a single choice', async () => {
  open('/quienes-van/e1?fecha=2099-12-05', { questions: [] });
  fireEvent.click(await screen.findByRole('button', { name: 'Preguntarles algo al anotarse' }));
  const [text] = await screen.findAllByLabelText(/Qué preguntás/);
  fireEvent.change(text as HTMLElement, { target: { value: '¿Comés carne?' } });
  fireEvent.change(screen.getByLabelText(/Opciones para elegir/), { target: { value: 'Sí' } });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(/entre dos y 6 opciones/)).toBeDefined();
  fireEvent.change(screen.getByLabelText(/Opciones para elegir/), { target: { value: 'Sí\n No ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith(
      'seats',
      {
        what: 'ask',
        evento: 'e1',
        questions: [{ text: '¿Comés carne?', choices: ['Sí', 'No'], isRequired: false }],
      },
      expect.anything(),
    ),
  );
});

it('shows how a message reads before it is sent, and what was sent', async () => {
  const sent = {
    id: 'm'.repeat(22),
    text: 'Traé abrigo',
    to: 'going',
    createdAt: 1,
    sent: 2,
    unsent: 1,
  } as const;
  open('/quienes-van/e1?fecha=2099-12-05', {
    messages: [sent, { ...sent, id: 'n'.repeat(22), sent: 0, unsent: 0 }],
  });
  const before = await screen.findByRole('region', { name: 'Les escribiste' });
  expect(before.textContent).toContain('2 enviados, 1 sin enviar');
  expect(before.textContent, 'its letters have expired').not.toContain('0 enviados');
  fireEvent.click(screen.getByRole('button', { name: 'Escribirles' }));
  fireEvent.change(await screen.findByLabelText(/Mensaje/), { target: { value: ' Hola\nchau ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Ver cómo queda' }));
  expect(await screen.findByText(/1 persona por mail/)).toBeDefined();
  expect(JSON.stringify(vi.mocked(call).mock.calls)).not.toContain('write');
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith(
      'seats',
      {
        what: 'write',
        evento: 'e1',
        fecha: '2099-12-05',
        id: expect.stringMatching(/^[\w-]{22}$/),
        text: 'Hola\nchau',
        to: 'going',
      },
      expect.anything(),
    ),
  );
});

it.each([
  ['nobody came down', { parties: [], messages: [] }, '2099-12-05'],
  [
    'three were sent',
    {
      messages: ['a', 'b', 'c'].map((id) => ({ id, text: id, to: 'all', createdAt: 1, sent: 1, unsent: 0 })),
    },
    '2099-12-05',
  ],
  ['the date is long over', { messages: [], dates: ['2020-11-28'], parties: [ana] }, '2020-11-28'],
])('offers no message where %s', async (_, attending, fecha) => {
  open(`/quienes-van/e1?fecha=${fecha}`, attending as Partial<Attending>);
  await screen.findByRole('heading', { level: 1, name: 'Peña' });
  expect(screen.queryByRole('button', { name: 'Escribirles' })).toBeNull();
});
