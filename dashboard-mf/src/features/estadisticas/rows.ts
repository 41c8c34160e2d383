import { KINDS, type Kind, PRESSES, SOURCES, type Source, VIEWS } from '@vidriera/domain/figures/kinds';
import { addCounts, byKind, bySource, dayOf, type Month, sum } from '@vidriera/domain/figures/month';
import { daysOf, monthsOf, type Period, type Span } from '@vidriera/domain/figures/periods';
import { TIPOS, type Tipo } from '@vidriera/domain/values/ids';

export const KIND_NAME: Record<Kind, string> = {
  profile: 'Vistas del perfil',
  item: 'Vistas de publicaciones',
  link: 'Toques en links',
  whatsapp: 'Toques en WhatsApp',
  reservation: 'Toques en reservar',
  directions: 'Toques en cómo llegar',
  share: 'Toques en compartir',
  calendar: 'Toques en agregar al calendario',
};

const SOURCE_NAME: Record<Source, string> = {
  share: 'Botones de compartir',
  qr: 'Código QR',
  instagram: 'Instagram',
  facebook: 'Facebook',
  tiktok: 'TikTok',
  google: 'Google',
  site: 'Dentro de Vidriera',
  other: 'Otros sitios',
  none: 'Sin dato',
};

type Counts = Record<string, number>;
const sumOf = (counts: Counts, kinds: readonly Kind[]): number => sum(kinds.map((kind) => counts[kind] ?? 0));

/** Views, and presses, of some figures by kind. */
export const viewsAndPresses = (counts: Counts): [views: number, presses: number] => [
  sumOf(counts, VIEWS),
  sumOf(counts, PRESSES),
];

/** An item with its totals of whole months. */
export interface Top {
  tipo: Tipo;
  id: string;
  views: number;
  presses: number;
}

const MOST = 10;

/** Returns the months whose items are shown: the present one, or all that a year touches. */
export const itemMonths = (span: Span, period: Period): string[] =>
  span === 'anio' ? monthsOf(period) : [period.to.slice(0, 7)];

/** Returns the items with most views and presses. */
export function topOf(months: ReadonlyMap<string, Month>, span: Span, period: Period): Top[] {
  const totals = new Map<string, Counts>();
  for (const month of itemMonths(span, period))
    for (const [of, counts] of Object.entries(months.get(month)?.items ?? {}))
      totals.set(of, addCounts(totals.get(of) ?? {}, counts));
  return [...totals]
    .flatMap(([of, counts]) => {
      const [kind, id = ''] = of.split('/');
      const tipo = TIPOS.find((one) => one === kind);
      const [views, presses] = viewsAndPresses(counts);
      return tipo ? [{ tipo, id, views, presses }] : [];
    })
    .sort((a, b) => b.views + b.presses - (a.views + a.presses) || (a.id < b.id ? -1 : 1))
    .slice(0, MOST);
}

/** Returns the sources with anything, most views first. */
export function sourceRows(day: Month['days'][string]): [name: string, views: number, presses: number][] {
  const views = bySource(day, VIEWS);
  const presses = bySource(day, PRESSES);
  return SOURCES.filter((source) => views[source] + presses[source] > 0)
    .map((source): [string, number, number] => [SOURCE_NAME[source], views[source], presses[source]])
    .sort((a, b) => b[1] - a[1] || b[2] - a[2]);
}

/** Returns all figures of a period, a row for each day, kind and source. */
export const csvRows = (months: ReadonlyMap<string, Month>, period: Period): string[][] => [
  ['Día', 'Qué', 'Origen', 'Cantidad'],
  ...daysOf(period).flatMap((dia) => {
    const day = dayOf(months, dia);
    return KINDS.flatMap((kind) =>
      SOURCES.filter((source) => byKind(day, [source])[kind] > 0).map((source) => [
        dia,
        KIND_NAME[kind],
        SOURCE_NAME[source],
        String(byKind(day, [source])[kind]),
      ]),
    );
  }),
];
