import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { createItem } from '@vidriera/kit/requests/publish';
import { readItem } from '@vidriera/kit/requests/read';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { freshCreator, open, publish, session, write } from '../../testing/agregar-post.tsx';

vi.mock('@vidriera/kit/requests/publish', () => ({
  createItem: vi.fn(),
  updateItem: vi.fn(),
  newId: vi.fn(),
}));
vi.mock('@vidriera/session/config', () => ({
  pageConfig: () => ({ linkHost: 'vidriera.ar/' }),
  publicOrigin: () => 'https://vidriera.ar',
}));
vi.mock('@vidriera/kit/requests/read', () => ({
  readItem: vi.fn(),
  listOwn: vi.fn(async () => ({ items: [] })),
}));
vi.mock(import('@vidriera/session'), async (original) => ({
  ...(await original()),
  useUser: vi.fn(),
  whenRead: vi.fn(),
}));

describe('/agregar-post', () => {
  beforeEach(() => {
    freshCreator();
    vi.mocked(readItem).mockRejectedValue(new Failure('no-connection', 'No se pudo leer.'));
  });

  it('opens on link, with the tabs in their order, and takes the kind from the address', async () => {
    await open();
    const strip = screen.getByRole('navigation', { name: 'Qué querés publicar' });
    const tabs = within(strip).getAllByRole('link');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Link', 'Evento', 'Curso', 'Promo']);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Link');
    expect(screen.getByRole('button', { name: 'Publicar link' })).toBeDefined();
  });

  it('treats an unknown kind as a link', async () => {
    await open('/agregar-post?tipo=receta');
    expect(screen.getByRole('button', { name: 'Publicar link' })).toBeDefined();
  });

  it('reports missing fields, and writes nothing', async () => {
    await open('/agregar-post?tipo=evento');
    publish();
    expect(await screen.findByText('Escribí un título.')).toBeDefined();
    expect(screen.getByText('Escribí una descripción.')).toBeDefined();
    expect(screen.getByText('Hay 2 datos para revisar.')).toBeDefined();
    expect(document.querySelector('[name=categoria]:checked')).toBeNull();
    expect(screen.getByLabelText('Título').getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Título')));
    expect(createItem).not.toHaveBeenCalled();
  });

  it('asks about an alias, and adds it to the description', async () => {
    await open();
    write('Título', 'Colaborá');
    write('Descripción', 'Gracias');
    write('Dirección (URL)', 'juan.perez.feria');
    expect(await screen.findByRole('region', { name: messages.fields.maybeAlias })).toBeDefined();
    publish();
    await waitFor(() =>
      expect(screen.getByLabelText('Dirección (URL)').getAttribute('aria-invalid')).toBe('true'),
    );
    expect(createItem).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Sí, pasarlo a la descripción' }));
    expect(screen.getByLabelText('Dirección (URL)')).toHaveProperty('value', '');
    expect(screen.getByLabelText('Descripción')).toHaveProperty(
      'value',
      'Gracias\n\nAlias de Mercado Pago: juan.perez.feria',
    );
    write('Dirección (URL)', 'otro.alias.mp');
    fireEvent.click(await screen.findByRole('button', { name: 'No, es un sitio' }));
    publish();
    await waitFor(() => expect(createItem).toHaveBeenCalledOnce());
    expect(vi.mocked(createItem).mock.calls[0]?.[1]).toMatchObject({ enlace: 'https://otro.alias.mp/' });
  });

  it('asks about an alias in the booking link too', async () => {
    await open('/agregar-post?tipo=evento');
    write(/^Link de reserva/, 'mi.alias.mp');
    publish();
    await waitFor(() =>
      expect(screen.getByLabelText(/^Link de reserva/).getAttribute('aria-invalid')).toBe('true'),
    );
    expect(screen.queryByText('Invalid input')).toBeNull();
    expect(await screen.findByRole('button', { name: 'No, es un sitio' })).toBeDefined();
    expect(createItem).not.toHaveBeenCalled();
  });

  it('offers seats only without a booking link, explains it, and keeps typed text', async () => {
    await open('/agregar-post?tipo=evento');
    write('Título', 'Peña');
    write('Descripción', 'Con guitarras');
    fireEvent.click(screen.getByLabelText('Teatro'));
    fireEvent.click(screen.getByLabelText('Sin fecha'));
    write(/^Link de reserva/, 'https://ejemplo.com/');
    write(/^Lugares/, '40');
    publish();
    expect(await screen.findByText(messages.post.linkAndAforo)).toBeDefined();
    expect(screen.getByLabelText(/^Lugares/).getAttribute('aria-invalid')).toBe('true');
    expect(createItem).not.toHaveBeenCalled();
    expect(screen.getByLabelText(/^Link de reserva/)).toHaveProperty('value', 'https://ejemplo.com/');
    expect(screen.getByLabelText(/^Lugares/)).toHaveProperty('value', '40');
    write(/^Link de reserva/, '');
    await waitFor(() => expect(screen.queryByText(messages.post.linkAndAforo)).toBeNull());
    publish();
    await waitFor(() => expect(createItem).toHaveBeenCalledOnce());
    expect(vi.mocked(createItem).mock.calls[0]?.[1]).toMatchObject({ aforo: 40, linkReserva: null });
  });

  it('shows the fields of the chosen kind of date', async () => {
    await open('/agregar-post?tipo=evento');
    expect(screen.getByLabelText('Qué día')).toBeDefined();
    expect(screen.queryByLabelText('Qué día se repite')).toBeNull();
    fireEvent.click(screen.getByLabelText('Un día'));
    expect(await screen.findByLabelText(/^Último día/)).toBeDefined();
    fireEvent.click(screen.getByLabelText('Sin fecha'));
    await waitFor(() => expect(screen.queryByLabelText(/^Último día/)).toBeNull());
    expect(screen.getByLabelText('Qué día'), 'as on arrival').toHaveProperty('value', '');
    fireEvent.click(screen.getByLabelText('Se repite'));
    const days = await screen.findByLabelText<HTMLSelectElement>('Qué día se repite');
    expect(days.value).toBe('Todos los lunes');
    expect(screen.queryByLabelText('Qué día')).toBeNull();
  });

  it('«Sin fecha» takes a chosen day away, and a day chosen there makes it the day again', async () => {
    await open('/agregar-post?tipo=evento');
    fireEvent.click(screen.getByLabelText('Un día'));
    write('Qué día', '2099-03-02');
    fireEvent.click(screen.getByLabelText('Sin fecha'));
    await waitFor(() => expect(screen.getByLabelText('Qué día')).toHaveProperty('value', ''));
    write('Qué día', '2099-03-03');
    await waitFor(() => expect(screen.getByLabelText('Un día')).toHaveProperty('checked', true));
  });

  const sentItem = () => vi.mocked(createItem).mock.calls[0]?.[1];
  const choose = (label: string, option: string) => {
    const select = screen.getByLabelText<HTMLSelectElement>(label);
    const { value } = [...select.options].find(({ text }) => text === option) ?? { value: '' };
    fireEvent.change(select, { target: { value } });
  };
  const first = () => screen.getByLabelText<HTMLInputElement>('Primera fecha');
  const repeating = async () => {
    await open('/agregar-post?tipo=evento');
    write('Título', 'Peña');
    write('Descripción', 'Con guitarras');
    fireEvent.click(screen.getByLabelText('Teatro'));
    fireEvent.click(screen.getByLabelText('Se repite'));
    await screen.findByLabelText('Qué día se repite');
  };

  it('moves the first date to the rule, shows the next three, and stores them', async () => {
    await repeating();
    choose('Cada cuánto', 'Una vez por mes');
    choose('Cuál del mes', 'Último');
    choose('Día', 'viernes');
    fireEvent.change(first(), { target: { value: '2099-03-02' } });
    fireEvent.blur(first());
    expect(first().value).toBe('2099-03-27');
    choose('Cuál del mes', 'Primer');
    expect(first().value).toBe('2099-03-06');
    expect(screen.getByText(/^Próximas fechas: /).textContent).toBe(
      'Próximas fechas: vie 6 mar 2099 · vie 3 abr 2099 · vie 1 may 2099',
    );
    write(/^Última vez/, '2099-04-30');
    await waitFor(() =>
      expect(screen.getByText(/^Próximas fechas: /).textContent).toBe(
        'Próximas fechas: vie 6 mar 2099 · vie 3 abr 2099',
      ),
    );
    publish();
    await waitFor(() => expect(createItem).toHaveBeenCalledOnce());
    expect(sentItem()).toMatchObject({
      fechaExacta: null,
      fechaPeriodica: null,
      regla: 'FREQ=MONTHLY;BYDAY=1FR',
      fechaDesde: new Date('2099-03-06T03:00Z'),
    });
  });

  it('repeats on several days, on one at least, and on one day a week as ever', async () => {
    await repeating();
    choose('Qué día se repite', 'Todos los jueves');
    choose('Cada cuánto', 'Varios días por semana');
    expect(screen.getByLabelText('jueves')).toHaveProperty('checked', true);
    fireEvent.click(screen.getByLabelText('lunes'));
    fireEvent.click(screen.getByLabelText('jueves'));
    fireEvent.click(screen.getByLabelText('lunes'));
    expect(screen.getByLabelText('lunes')).toHaveProperty('checked', true);
    fireEvent.click(screen.getByLabelText('sábado'));
    choose('Cada cuánto', 'Cada dos semanas');
    expect(first().value).not.toBe('');
    choose('Cada cuánto', 'Un día por semana');
    expect(screen.getByLabelText('Qué día se repite')).toHaveProperty('value', 'Todos los lunes');
    expect(screen.getByLabelText(/^Empieza el/)).toHaveProperty('value', '');
    publish();
    await waitFor(() => expect(createItem).toHaveBeenCalledOnce());
    expect(sentItem()).toMatchObject({ fechaPeriodica: 'Todos los lunes', regla: null, fechaDesde: null });
  });

  it.each([
    ['a day that was chosen', ['2099-03-02'], { fechaExacta: new Date('2099-03-02T03:00Z') }],
    ['no date where none was', [], { fechaExacta: null }],
    ['no date where it was emptied again', ['2099-03-02', ''], { fechaExacta: null }],
  ])('proposes a day, and stores %s', async (_what, days, stored) => {
    await open('/agregar-post?tipo=evento');
    expect(screen.getByLabelText('Sin fecha')).toHaveProperty('checked', true);
    write('Título', 'Peña');
    write('Descripción', 'Con guitarras');
    fireEvent.click(screen.getByLabelText('Teatro'));
    for (const day of days) write('Qué día', day);
    const kind = days.at(-1) ? 'Un día' : 'Sin fecha';
    await waitFor(() => expect(screen.getByLabelText(kind)).toHaveProperty('checked', true));
    publish();
    await waitFor(() => expect(createItem).toHaveBeenCalledOnce());
    expect(sentItem()).toMatchObject({ ...stored, fechaPeriodica: null });
  });

  it('asks for the day before the category', async () => {
    await open('/agregar-post?tipo=evento');
    const day = screen.getByLabelText('Qué día');
    const category = screen.getByRole('group', { name: 'Categoría' });
    expect(day.compareDocumentPosition(category) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('keeps the typed text when the kind changes', async () => {
    await open('/agregar-post?tipo=promo');
    write('Título', '2×1 en cortados');
    write('Descripción', 'De lunes a jueves');
    write(/Cantidad de canjes/, '50');
    vi.mocked(createItem).mockRejectedValueOnce(new Failure('internal', 'Error al guardar'));
    publish();
    fireEvent.click(screen.getByRole('link', { name: 'Curso' }));
    const value = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label).value;
    expect(await screen.findByRole('button', { name: 'Publicar curso' })).toBeDefined();
    expect([value('Título'), value('Descripción')]).toEqual(['2×1 en cortados', 'De lunes a jueves']);
    fireEvent.click(screen.getByRole('link', { name: 'Promo' }));
    await screen.findByRole('button', { name: 'Publicar promo' });
    expect(value(/Cantidad de canjes/)).toBe('50');
  });

  it('asks once whether a past day is intended, and focuses it', async () => {
    await open('/agregar-post?tipo=promo');
    write('Título', 'Medialunas');
    write('Descripción', 'Con el café');
    write(/Hasta el/, '2020-03-05');
    publish();
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      'jueves 5 de marzo de 2020, ya pasó',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Cambiar la fecha' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Hasta el/)));
    expect(createItem).not.toHaveBeenCalled();
    vi.mocked(createItem).mockRejectedValueOnce(new Failure('internal', 'Error al guardar'));
    publish();
    fireEvent.click(await screen.findByRole('button', { name: 'Sí, publicar' }));
    expect(await screen.findByText('Error al guardar')).toBeDefined();
    publish();
    expect(await screen.findByText('promo creado con éxito')).toBeDefined();
  });

  it('counts near the limit, and reports what was cut', async () => {
    await open();
    const type = (length: number) =>
      fireEvent.input(screen.getByLabelText('Título'), { target: { value: 'x'.repeat(length) } });
    type(108);
    expect(screen.queryByText(/^Quedan/)).toBeNull();
    type(109);
    expect(screen.getByText('Quedan 11 caracteres.')).toBeDefined();
    type(5000);
    expect(
      screen.getByText('Entran 120 caracteres: quedaron afuera 4880. Quedan 0 caracteres.'),
    ).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Título').value).toHaveLength(120);
    expect(screen.getByLabelText('Vista previa').textContent).not.toContain('x'.repeat(121));
    type(119);
    expect(screen.getByText('Queda 1 carácter.')).toBeDefined();
  });

  it('previews the card while it is typed', async () => {
    await open('/agregar-post?tipo=curso');
    write('Título', 'Cerámica desde cero');
    const preview = screen.getByLabelText('Vista previa');
    await waitFor(() => expect(preview.textContent).toContain('Cerámica desde cero'));
  });

  it('reports a missing session', async () => {
    session(null);
    await open();
    expect(screen.getByRole('alert').textContent).toContain(
      'No encontramos tu usuario. Iniciá sesión nuevamente.',
    );
  });
});
