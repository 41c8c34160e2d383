import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { messages } from '@vidriera/domain/messages/messages';
import { describe, expect, it, vi } from 'vitest';
import { type ApiAnswer, evento, open, page, requests, server } from '../../testing/explore.tsx';

vi.mock('@vidriera/session', () => ({
  useUser: () => null,
  useUnreported: () => false,
  sessionHint: () => null,
  sessionNow: () => ({ user: null, loading: false }),
}));

describe('/explore', () => {
  it('appends the next page without duplicates, writes it into the address, and reloads nothing', async () => {
    const eight = Array.from({ length: 8 }, (_, index) => evento(`x${index}`, `Jazz ${index}`));
    server.api = (params) => {
      if (params.get('tipo') !== 'evento') return page();
      return params.get('cursor') ? page([eight[7], evento('e2', 'Peña')]) : page(eight, 'c1');
    };
    const router = await open('/explore?q=a');
    const before = requests.length;
    const more = screen.getByRole('link', { name: 'Ver más eventos' });
    expect(more.getAttribute('href')).toBe('/explore?q=a&eventos=2#evento-9');
    fireEvent.click(more);
    const first = await screen.findByRole('link', { name: 'Peña' });
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect(screen.getAllByRole('link', { name: 'Jazz 7' })).toHaveLength(1);
    expect(screen.queryByRole('link', { name: 'Ver más eventos' })).toBeNull();
    await waitFor(() => expect(router.state.location.search).toBe('?q=a&eventos=2'));
    expect(requests.slice(before)).toHaveLength(1);
  });

  it('opens at the address’s page; an invalid one is the first', async () => {
    const all = Array.from({ length: 20 }, (_, index) => evento(`x${index}`, `Jazz ${index}`));
    server.api = (params) => {
      if (params.get('tipo') !== 'evento') return page();
      return page(all.slice(0, Number(params.get('limit'))), 'c');
    };
    const router = await open('/explore?q=a&eventos=2');
    expect(screen.getByRole('link', { name: 'Jazz 15' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Jazz 16' })).toBeNull();
    await act(() => router.navigate('/explore?q=a&eventos=-7e9'));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Jazz 8' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Jazz 7' })).toBeTruthy();
  });

  it('fills a section whose first page was short', async () => {
    server.api = (params) => {
      if (params.get('tipo') !== 'evento') return page();
      if (params.get('cursor') === 'c2') return page([evento('e2', 'Peña')]);
      return params.get('cursor') ? page([], 'c2') : page([], 'c1');
    };
    await open('/explore?q=a');
    expect(screen.getByRole('link', { name: 'Peña' })).toBeTruthy();
  });

  it('keeps the button after a failed page', async () => {
    const eight = Array.from({ length: 8 }, (_, index) => evento(`x${index}`, `Jazz ${index}`));
    let down = true;
    server.api = (params) => {
      if (params.get('tipo') !== 'evento') return page();
      if (!params.get('cursor')) return page(eight, 'c1');
      return down ? { status: 500 } : page([evento('e2', 'Peña')]);
    };
    await open('/explore?q=a');
    fireEvent.click(screen.getByRole('link', { name: 'Ver más eventos' }));
    expect(await screen.findByText(messages.list.notLoaded.evento)).toBeTruthy();
    down = false;
    fireEvent.click(screen.getByRole('link', { name: 'Ver más eventos' }));
    expect(await screen.findByRole('link', { name: 'Peña' })).toBeTruthy();
  });

  it('searches while typing, loses no key, and adds one history entry', async () => {
    const answers = new Map<string, PromiseWithResolvers<ApiAnswer>>();
    server.api = (params) => {
      if (params.get('tipo') !== 'evento') return page();
      const q = params.get('q') ?? '';
      if (!q) return params.get('fecha') === 'mas-adelante' ? page([evento('e0', 'Todo')]) : page();
      const one = answers.get(q) ?? Promise.withResolvers<ApiAnswer>();
      answers.set(q, one);
      return one.promise;
    };
    const router = await open('/explore');
    const field = screen.getByLabelText<HTMLInputElement>(/Buscar/);
    const type = (text: string) => fireEvent.change(field, { target: { value: text } });
    const requested = (text: string) => waitFor(() => expect(answers.has(text)).toBe(true));
    type('ja');
    await requested('ja');
    expect(screen.getByRole('link', { name: 'Todo' })).toBeTruthy(); // no skeletons while typing
    type('jazz');
    await act(async () => answers.get('ja')?.resolve(page([evento('e1', 'Ja')])));
    expect(field.value).toBe('jazz');
    await requested('jazz');
    await act(async () => answers.get('jazz')?.resolve(page([evento('e2', 'Jazz')])));
    expect(await screen.findByRole('link', { name: 'Jazz' })).toBeTruthy();
    expect(router.state.location.search).toBe('?q=jazz');
    expect(field.value).toBe('jazz');
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('link', { name: 'Todo' })).toBeTruthy();
    expect(field.value).toBe('');
  });

  it('does not overwrite the field with a stale answer', async () => {
    const [first, second] = [Promise.withResolvers<ApiAnswer>(), Promise.withResolvers<ApiAnswer>()];
    const answers: Record<string, Promise<ApiAnswer>> = { ja: first.promise, jazz: second.promise };
    server.api = (params) => answers[params.get('q') ?? ''] ?? page();
    const router = await open('/explore');
    const field = screen.getByLabelText<HTMLInputElement>(/Buscar/);
    const type = (text: string) => fireEvent.change(field, { target: { value: text } });
    type('ja');
    await waitFor(() => expect(router.state.navigation.location?.search).toBe('?q=ja'));
    type('jazz');
    await act(async () => {
      first.resolve(page());
      await expect.poll(() => router.state.navigation.location?.search).toBe('?q=jazz');
    });
    expect(field.value).toBe('jazz');
    await act(async () => second.resolve(page()));
    await waitFor(() => expect(router.state.location.search).toBe('?q=jazz'));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(field.value).toBe('');
  });

  it('keeps a category chosen before the text was searched', async () => {
    server.api = () => page([evento('e1', 'Jazz')]);
    const router = await open('/explore');
    fireEvent.change(screen.getByLabelText(/Buscar/), { target: { value: 'jazz' } });
    fireEvent.click(screen.getAllByRole('link', { name: 'Música' })[0] as HTMLElement);
    await waitFor(() => expect(router.state.location.search).toBe('?q=jazz&categoria=Musica'));
  });

  it('shows the newest search’s answer, also if an older one comes later', async () => {
    const late = Promise.withResolvers<ApiAnswer>();
    server.api = (params) => {
      if (params.get('tipo') !== 'evento') return page();
      if (params.get('q') === 'lento') return late.promise;
      return page(params.get('q') === 'nuevo' ? [evento('e2', 'Lo nuevo')] : []);
    };
    const router = await open('/explore');
    const search = (q: string) => {
      fireEvent.change(screen.getByLabelText(/Buscar/), { target: { value: q } });
      fireEvent.submit(screen.getByRole('search'));
    };
    search('lento');
    await waitFor(() => expect(router.state.navigation.location?.search).toBe('?q=lento'));
    expect(screen.getByText('Cargando...')).toBeTruthy();
    search('nuevo');
    expect(await screen.findByRole('link', { name: 'Lo nuevo' })).toBeTruthy();
    await act(async () => late.resolve(page([evento('e1', 'Lo viejo')])));
    expect(screen.queryByRole('link', { name: 'Lo viejo' })).toBeNull();
    expect(router.state.location.search).toBe('?q=nuevo');
  });
});
