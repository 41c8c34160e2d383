import jsonld from 'jsonld';
import { describe, expect, it } from 'vitest';
import { detailWith } from '../../testing/items.ts';
import { itemData, listData } from './structured-data.ts';
import type { Detail } from './wire-schema.ts';

const ORIGIN = 'https://vidriera.example';
const common = {
  id: 'e1',
  titulo: 'Peña',
  descripcion: 'Con empanadas.',
  imagen: 'posts/evento/main/u1/1_a.jpg',
  imagenes: ['posts/evento/main/u1/1_a.jpg', 'posts/evento/gallery/u1/2_b.jpg'],
  usuario: { id: 'u1', username: 'bar.sur', nombre: 'Bar del Sur', imagen: null },
  cantLikes: 3,
  direccion: 'Defensa 1344',
  modalidad: 'Presencial',
  horaInicio: '21:00',
  horaFin: '03:00',
  linkReserva: 'https://entradas.example/1',
};
const evento = (change: object = {}): Detail =>
  detailWith('evento', {
    ...common,
    categoria: 'Musica',
    fechaExacta: '2026-11-27',
    proximaFecha: '2026-11-27',
    ...change,
  });
const curso = (change: object = {}): Detail =>
  detailWith('curso', {
    ...common,
    fechaDesde: '2026-12-01',
    fechaHasta: '2026-12-22',
    cantHoras: 8,
    nombreProfe: 'Ana Ruiz',
    licenciatura: 'Lic.',
    ...change,
  });
const promo = (change: object = {}): Detail =>
  detailWith('promo', {
    ...common,
    cantCanjeos: 3,
    fechaDesde: '2026-11-01',
    fechaHasta: '2026-11-30',
    ...change,
  });
/** Structured data as sent: without `undefined` values. */
const data = (detail: Detail) => JSON.parse(JSON.stringify(itemData(detail, ORIGIN)));

describe('an event', () => {
  it('has local hours, also past midnight, place, organizer and booking', () => {
    const [one, path] = data(evento());
    expect(one).toMatchObject({
      '@type': 'Event',
      name: 'Peña',
      url: `${ORIGIN}/explore/evento/e1`,
      startDate: '2026-11-27T21:00:00-03:00',
      endDate: '2026-11-28T03:00:00-03:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: 'Bar del Sur', address: 'Defensa 1344' },
      organizer: { '@type': 'Organization', name: 'Bar del Sur', url: `${ORIGIN}/bar.sur` },
      offers: { '@type': 'Offer', url: 'https://entradas.example/1' },
    });
    expect(one).not.toHaveProperty('eventSchedule');
    expect(one.image).toHaveLength(3);
    expect(one.image[0]).toBe(`${ORIGIN}/img/1200/posts/evento/main/u1/1_a.jpg`);
    expect(path.itemListElement.map((step: { name: string }) => step.name)).toEqual([
      'Vidriera',
      'Eventos',
      'Peña',
    ]);
  });

  it('names weekly repetition', () => {
    const [one] = data(
      evento({ fechaExacta: null, fechaPeriodica: 'Todos los jueves', proximaFecha: '2026-11-26' }),
    );
    expect(one.startDate).toBe('2026-11-26T21:00:00-03:00');
    expect(one.eventSchedule).toEqual({
      '@type': 'Schedule',
      repeatFrequency: 'P1W',
      byDay: 'https://schema.org/Thursday',
      startDate: '2026-11-26',
      startTime: '21:00',
      endTime: '03:00',
      scheduleTimezone: 'America/Argentina/Buenos_Aires',
    });
  });

  it.each([
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TH', 'P2W', 'https://schema.org/Thursday'],
    ['FREQ=WEEKLY;BYDAY=TH,SU', 'P1W', ['https://schema.org/Thursday', 'https://schema.org/Sunday']],
    ['FREQ=MONTHLY;BYDAY=-1TH', 'P1M', '-1TH'],
  ])('names the rule %s', (regla, repeatFrequency, byDay) => {
    const [one] = data(evento({ fechaExacta: null, regla, proximaFecha: '2026-11-26' }));
    expect(one.startDate).toBe('2026-11-26T21:00:00-03:00');
    expect(one.eventSchedule).toMatchObject({ repeatFrequency, byDay, startDate: '2026-11-26' });
  });

  it('has a virtual location, or both, by its modality', () => {
    const [virtual] = data(evento({ modalidad: 'Virtual', linkReserva: null }));
    expect(virtual.location).toEqual({ '@type': 'VirtualLocation', url: `${ORIGIN}/explore/evento/e1` });
    expect(virtual).not.toHaveProperty('offers');
    const [hybrid] = data(evento({ modalidad: 'Hibrida' }));
    expect(hybrid.location).toHaveLength(2);
    expect(hybrid.eventAttendanceMode).toContain('Mixed');
  });

  it('has no times without a date, and only its day without an hour', () => {
    expect(
      data(evento({ fechaExacta: null, proximaFecha: null })).map((one: { '@type': string }) => one['@type']),
    ).toEqual(['BreadcrumbList']);
    const [dia] = data(evento({ horaInicio: null, horaFin: null, direccion: '' }));
    expect(dia.startDate).toBe('2026-11-27');
    expect(dia).not.toHaveProperty('endDate');
    expect(dia).not.toHaveProperty('location');
  });

  it('leaves out unsafe booking links', () =>
    expect(data(evento({ linkReserva: 'javascript:alert(1)' }))[0]).not.toHaveProperty('offers'));
});

/** The part of schema.org's context that the tests need. */
const id = { '@type': '@id' };
const CONTEXT = {
  '@vocab': 'https://schema.org/',
  eventStatus: id,
  availability: id,
  exceptDate: { '@type': 'Date' },
};
/** Parses an event's data as JSON-LD. */
async function read(change: object): Promise<Record<string, unknown>> {
  const [one] = data(evento(change));
  const document = JSON.parse(JSON.stringify({ '@context': 'https://schema.org', ...one }));
  const documentLoader = async (documentUrl: string) => ({ documentUrl, document: { '@context': CONTEXT } });
  const [read] = await jsonld.expand(document, { documentLoader });
  return read as Record<string, unknown>;
}
const term = (name: string) => `https://schema.org/${name}`;

describe('a cancelled course or promo', () => {
  const first = (detail: Detail) => data(detail)[0] as Record<string, unknown>;
  it('marks the course as cancelled and unavailable', () => {
    expect(first(curso({ estado: 'cancelado' }))).toMatchObject({
      offers: { availability: 'https://schema.org/Discontinued' },
      hasCourseInstance: { eventStatus: 'https://schema.org/EventCancelled' },
    });
    expect(JSON.stringify(first(curso()))).not.toMatch(/Discontinued|Cancelled/);
  });
  it('marks the promo as unavailable', () => {
    expect(first(promo({ estado: 'cancelado' })).availability).toBe('https://schema.org/Discontinued');
    expect(first(promo()).availability).toBeUndefined();
  });
  it('marks sold-out ones', () => {
    const offers = { availability: 'https://schema.org/SoldOut' };
    expect(first(curso({ agotado: true }))).toMatchObject({ offers });
    expect(first(promo({ agotado: true }))).toMatchObject(offers);
    expect(first(promo()).availability).toBeUndefined();
  });
});

describe('an event’s state, parsed by another program', () => {
  it.each([
    [{}, 'EventScheduled'],
    [{ estado: 'pospuesto', proximaFecha: null }, 'EventPostponed'],
    [{ estado: 'reprogramado' }, 'EventRescheduled'],
    [{ estado: 'cancelado' }, 'EventCancelled'],
  ])('%j is %s, with its current or original day', async (change, status) => {
    const one = await read(change);
    expect(one[term('eventStatus')]).toEqual([{ '@id': term(status) }]);
    expect(one[term('startDate')]).toEqual([{ '@value': '2026-11-27T21:00:00-03:00' }]);
    expect(one[term('previousStartDate')]).toBeUndefined();
  });
  it('names the original day of a moved event', async () => {
    const moved = { estado: 'reprogramado', fechaAnterior: '2026-11-20', horaAnterior: '20:00' };
    expect((await read(moved))[term('previousStartDate')]).toEqual([
      { '@value': '2026-11-20T20:00:00-03:00' },
    ]);
    expect((await read({ ...moved, horaAnterior: undefined }))[term('previousStartDate')]).toEqual([
      { '@value': '2026-11-20' },
    ]);
  });
  it.each([
    [{}, 'InStock'],
    [{ agotado: true }, 'SoldOut'],
    [{ agotado: true, linkReserva: null }, 'SoldOut'],
    [{ estado: 'cancelado' }, undefined],
    [{ estado: 'pospuesto' }, undefined],
  ])('%j can be booked: %s', async (change, availability) => {
    const [offer] = ((await read(change))[term('offers')] ?? [{}]) as Record<string, unknown>[];
    expect(offer?.[term('availability')]).toEqual(availability && [{ '@id': term(availability) }]);
  });
  it('sells nothing of a sold-out date, and keeps the hours of every week', async () => {
    const weekly = { fechaExacta: null, fechaPeriodica: 'Todos los jueves', proximaFecha: '2026-11-26' };
    const one = await read({ ...weekly, proximaAgotada: true, excepciones: ['2026-11-26|agotado'] });
    const [offer] = one[term('offers')] as Record<string, unknown>[];
    expect(offer?.[term('availability')]).toEqual([{ '@id': term('SoldOut') }]);
    const [schedule] = one[term('eventSchedule')] as Record<string, unknown>[];
    expect(schedule?.[term('startTime')]).toBeDefined();
  });
  it('ends an event of several days on its last; lists a weekly event’s cancelled dates', async () => {
    expect((await read({ fechaFin: '2026-11-29', horaFin: '23:00' }))[term('endDate')]).toEqual([
      { '@value': '2026-11-29T23:00:00-03:00' },
    ]);
    const weekly = { fechaExacta: null, fechaPeriodica: 'Todos los jueves', proximaFecha: '2026-11-26' };
    const usual = { horasUsuales: { horaInicio: '20:00', horaFin: null } };
    const own = { excepciones: ['2026-12-03|cancelado', '2026-11-26|21:00|23:00'], ...usual };
    const one = await read({ ...weekly, ...own });
    const [schedule] = one[term('eventSchedule')] as Record<string, unknown>[];
    expect(schedule?.[term('exceptDate')]).toEqual([{ '@type': term('Date'), '@value': '2026-12-03' }]);
    expect(schedule?.[term('startTime')], 'its own hours do not repeat').toEqual([{ '@value': '20:00' }]);
    expect(one[term('startDate')]).toEqual([{ '@value': '2026-11-26T21:00:00-03:00' }]);
  });
});

it('a course has one instance with its days, hours and teacher', () => {
  expect(data(curso({ modalidad: 'Hibrida' }))[0]).toMatchObject({
    '@type': 'Course',
    provider: { name: 'Bar del Sur' },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'blended',
      startDate: '2026-12-01T21:00:00-03:00',
      courseWorkload: 'PT8H',
      instructor: { '@type': 'Person', name: 'Ana Ruiz', honorificPrefix: 'Lic.' },
    },
  });
  const instance = data(curso({ nombreProfe: '', cantHoras: 0, fechaDesde: null }))[0].hasCourseInstance;
  expect(Object.keys(instance)).not.toEqual(expect.arrayContaining(['instructor']));
  expect(instance).not.toHaveProperty('courseWorkload');
});

it('a course with weekdays has a schedule, also without days', () => {
  const schedule = (change: object) => data(curso(change))[0].hasCourseInstance.courseSchedule;
  const regla = 'FREQ=WEEKLY;BYDAY=MO,TH';
  expect(schedule({ regla, horaInicio: '19:00', horaFin: '21:00' })).toEqual({
    '@type': 'Schedule',
    repeatFrequency: 'P1W',
    byDay: ['https://schema.org/Monday', 'https://schema.org/Thursday'],
    startDate: '2026-12-01',
    endDate: '2026-12-22',
    startTime: '19:00',
    endTime: '21:00',
    scheduleTimezone: 'America/Argentina/Buenos_Aires',
  });
  expect(schedule({ regla, fechaDesde: null, fechaHasta: null })).not.toHaveProperty('startDate');
  expect(schedule({})).toBeUndefined();
});

it('a promo is an offer with its days, and not an event', () => {
  const [one] = data(promo());
  expect(one).toMatchObject({
    '@type': 'Offer',
    validFrom: '2026-11-01T00:00:00-03:00',
    validThrough: '2026-11-30T23:59:00-03:00',
    offeredBy: { name: 'Bar del Sur' },
  });
  expect(JSON.stringify(data(promo()))).not.toContain('Event');
});

describe('a price', () => {
  const free = { tipo: 'gratis', pesos: null, periodo: null, aclaracion: '' };
  const hat = { ...free, tipo: 'gorra' };
  const from = { ...free, tipo: 'desde', pesos: 6000 };
  it.each([
    [undefined, undefined, { '@type': 'Offer', url: 'https://entradas.example/1' }],
    [free, true, { '@type': 'Offer', price: 0, priceCurrency: 'ARS' }],
    [hat, true, { '@type': 'Offer', url: 'https://entradas.example/1' }],
    [{ ...from, tipo: 'fijo' }, false, { '@type': 'Offer', price: 6000, priceCurrency: 'ARS' }],
    [from, false, { '@type': 'AggregateOffer', lowPrice: 6000, priceCurrency: 'ARS' }],
  ])('%j: free is %s, and its offer is %j', (tarifa, isFree, offers) => {
    const [one] = data(evento({ tarifa }));
    expect(one.isAccessibleForFree).toBe(isFree);
    expect(one.offers).toMatchObject(offers);
    expect('price' in one.offers).toBe('price' in offers);
  });
  it('needs no booking link, and is omitted without type or amount', () => {
    expect(data(evento({ tarifa: free, linkReserva: null }))[0].offers).toEqual({
      '@type': 'Offer',
      price: 0,
      priceCurrency: 'ARS',
    });
    expect(data(evento({ tarifa: hat, linkReserva: null }))[0].offers).toBeUndefined();
  });
  it('of a monthly course names the month', () => {
    const [one] = data(curso({ tarifa: { ...from, tipo: 'fijo', pesos: 20000, periodo: 'mes' } }));
    expect(one.isAccessibleForFree).toBe(false);
    expect(one.offers).toMatchObject({
      price: 20000,
      priceSpecification: { '@type': 'UnitPriceSpecification', price: 20000, unitCode: 'MON' },
    });
  });
  it('of a promo belongs to the offer', () => {
    expect(data(promo({ tarifa: from }))[0]).toMatchObject({ '@type': 'AggregateOffer', lowPrice: 6000 });
    expect(data(promo())[0]).toMatchObject({ '@type': 'Offer' });
    expect(data(promo({ tarifa: free }))[0]).not.toHaveProperty('isAccessibleForFree');
  });
});

it('an address names its town and province, if they are known', () => {
  const localidad = { nombre: 'San Telmo', ciudad: 'Buenos Aires', provincia: 'Ciudad de Buenos Aires' };
  const address = {
    '@type': 'PostalAddress',
    streetAddress: 'Defensa 1344',
    addressLocality: 'Buenos Aires',
    addressRegion: 'Ciudad de Buenos Aires',
    addressCountry: 'AR',
  };
  expect(data(evento({ localidad }))[0].location.address).toEqual(address);
  const { streetAddress: _, ...alone } = address;
  expect(data(evento({ localidad, direccion: '' }))[0].location.address).toEqual(alone);
});

it('a list names each item’s page, in order; an empty list gives nothing', () => {
  const items = [
    { tipo: 'evento', id: 'e1' },
    { tipo: 'promo', id: 'a b' },
  ] as const;
  expect(listData('Qué hacer en Salta', items, 'https://vidriera.ar')).toEqual([
    {
      '@type': 'ItemList',
      name: 'Qué hacer en Salta',
      itemListElement: [
        { '@type': 'ListItem', position: 1, url: 'https://vidriera.ar/explore/evento/e1' },
        { '@type': 'ListItem', position: 2, url: 'https://vidriera.ar/explore/promo/a%20b' },
      ],
    },
  ]);
  expect(listData('', [], '')).toEqual([]);
});
