import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { subjectOf } from '@vidriera/domain/held/subject-schema';
import type { DeskNotice, Notice, PromoNotice } from '@vidriera/domain/seats/wire-schema';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { toast } from '@vidriera/kit/messages/toast';
import { call } from '@vidriera/kit/requests/callable';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { beforeEach, expect, it, vi } from 'vitest';
import { noticeOf } from '../../testing/notice.ts';
import { Notices } from './notices.tsx';
import { useMine } from './use-mine.ts';

vi.mock('@vidriera/kit/requests/callable', () => ({ call: vi.fn() }));
vi.mock('@vidriera/kit/messages/toast', () => ({ toast: { error: vi.fn() } }));

let refusal: Failure | null;
function Mine() {
  const { mine, markRead } = useMine();
  return mine && <Notices notices={mine.notices} now="2026-11-23T15:00" onRead={markRead} />;
}
async function open(notices: Notice[], promoNotices: PromoNotice[] = [], deskNotices: DeskNotice[] = []) {
  vi.mocked(call).mockImplementation((async (_: string, { what }: { what: string }) => {
    if (what === 'mine') return { what, parties: [], notices, promoNotices, deskNotices };
    if (refusal) throw refusal;
    return { what };
  }) as never);
  const routes = [
    { path: '/', element: <Mine /> },
    { path: '*', element: null },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  return within(await screen.findByRole('region', { name: 'Novedades' }));
}
const marked = () =>
  vi
    .mocked(call)
    .mock.calls.flatMap(([, question]) =>
      (question as { what: string }).what === 'seen' ? [(question as { ids: string[] }).ids] : [],
    );
const evento = itemIdSchema.parse('e2');
const cancelled = noticeOf({
  id: 'n2',
  kind: 'cancelled',
  evento,
  titulo: 'Milonga',
  aviso: 'Por la lluvia.',
  createdAt: Date.parse('2026-11-22T18:00:00Z'),
});

beforeEach(() => {
  refusal = null;
  vi.mocked(call).mockReset();
});

it('shows what happened, why and when, with a link; unread ones are marked with a word', async () => {
  const section = await open([noticeOf(), { ...cancelled, readAt: 1 }]);
  const [first, second] = section.getAllByRole('listitem');
  expect([first?.textContent, second?.textContent]).toEqual([
    'Se liberó un lugar: vas a «Peña», el sáb 28 nov.hoyVer el evento',
    'Se canceló «Milonga», que era el sáb 28 nov.Quien organiza dice: «Por la lluvia.»22 novVer el evento',
  ]);
  expect(section.getByText('1 sin leer')).toBeDefined();
  expect(within(first as HTMLElement).getByRole('img', { name: 'Sin leer' })).toBeDefined();
  expect(within(second as HTMLElement).queryByRole('img')).toBeNull();
  const link = section.getByRole('link', { name: 'Ver el evento: Milonga' });
  expect(link.getAttribute('href')).toBe('/eventos/e2');
});

it('has no link to a deleted event', async () => {
  const section = await open([{ ...cancelled, isGone: true }]);
  expect(section.queryByRole('link')).toBeNull();
});

it('marks all as read, and undoes it after a failure', async () => {
  refusal = new Failure('no-connection', 'Sin conexión.');
  const section = await open([noticeOf(), { ...cancelled, readAt: 1 }, noticeOf({ id: 'n3' })]);
  fireEvent.click(section.getByRole('button', { name: 'Marcar como leídas' }));
  await waitFor(() => expect(toast.error).toHaveBeenCalledWith('Sin conexión.'));
  expect(section.getByText('2 sin leer')).toBeDefined();
  refusal = null;
  fireEvent.click(section.getByRole('button', { name: 'Marcar como leídas' }));
  await waitFor(() => expect(section.queryByText(/sin leer/i)).toBeNull());
  expect(section.queryByRole('img')).toBeNull();
  expect(section.queryByRole('button')).toBeNull();
  expect(section.getAllByRole('listitem')).toHaveLength(3);
  expect(marked()).toEqual([
    ['n1', 'n3'],
    ['n1', 'n3'],
  ]);
  expect(document.activeElement?.textContent).toBe('Novedades');
});

it('marks one as read when its event is opened', async () => {
  const section = await open([noticeOf(), cancelled]);
  fireEvent.click(section.getByRole('link', { name: 'Ver el evento: Milonga' }));
  await waitFor(() => expect(marked()).toEqual([['n2']]));
});

it('shows the newest five at first', async () => {
  const section = await open(Array.from({ length: 7 }, (_, i) => noticeOf({ id: `n${i}` })));
  expect(section.getAllByRole('listitem')).toHaveLength(5);
  fireEvent.click(section.getByRole('button', { name: 'Ver las 7 novedades' }));
  expect(section.getAllByRole('listitem')).toHaveLength(7);
});

it('sorts promos and events by time, with reason and link', async () => {
  const promo = itemIdSchema.parse('p1');
  const off: PromoNotice = {
    id: 'n4',
    kind: 'cancelled',
    promo,
    titulo: '2x1',
    aviso: 'Se cortó la luz.',
    createdAt: Date.parse('2026-11-23T12:00:00Z'),
    readAt: null,
    isGone: false,
  };
  const gone: PromoNotice = { ...off, id: 'n5', kind: 'withdrawn', aviso: '', createdAt: 0, isGone: true };
  const section = await open([noticeOf(), cancelled], [off, gone]);
  expect(section.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('Se liberó un lugar'),
    'Se canceló la promo «2x1». Tu código ya no vale.Quien la ofrece dice: «Se cortó la luz.»hoyVer la promo',
    expect.stringContaining('Se canceló «Milonga»'),
    expect.stringMatching(/^La promo «2x1» ya no está en Vidriera\. Tu código ya no vale\.\D*\d+ \w+/),
  ]);
  const link = section.getByRole('link', { name: 'Ver la promo: 2x1' });
  expect(link.getAttribute('href')).toBe('/promos/p1');
  fireEvent.click(link);
  await waitFor(() => expect(marked()).toEqual([['n4']]));
});

it('tells what the desk decided, and leads to the reasons while it lasts', async () => {
  const held: DeskNotice = {
    id: 'n6',
    kind: 'held',
    subject: subjectOf('evento', 'e9'),
    titulo: 'Peña',
    createdAt: Date.parse('2026-11-23T12:00:00Z'),
    readAt: null,
  };
  const section = await open([], [], [held, { ...held, id: 'n7', kind: 'back', createdAt: 0 }]);
  expect(section.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '«Peña» está en revisión: por ahora nadie más lo ve.hoyVer por qué',
    expect.stringMatching(/^«Peña» terminó su revisión, y se ve como antes\.\D*\d+ \w+/),
  ]);
  const links = section.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/apelar?de=evento%2Fe9']);
});
