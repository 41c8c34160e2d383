import { KINDS, type Kind, PRESSES, SOURCES, type Source, VIEWS } from '@vidriera/domain/figures/kinds';
import { byKind, bySource, dayOf, type Month } from '@vidriera/domain/figures/month';
import { daysOf, monthsOf, type Period, type Span } from '@vidriera/domain/figures/periods';

export const KIND_NAME: Record<Kind, string> = {
  profile: 'Vistas del perfil',
  item: 'Vistas de publicaciones',
  link: 'Toques en links',
  whatsapp: 'Toques en WhatsApp',
  reservation: 'Toques en reservar',
  directions: 'Toques en cómo llegar',
  share: 'Toques en compartir',
  calendar: 'Toques en agregar al calendario',
  copy: 'Links copiados',
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

/** Items in the list of the most seen ones. */
export const MOST_ITEMS = 10;

/** Returns the months whose items are shown: the present one, or all that a year touches. */
export const itemMonths = (span: Span, period: Period): string[] =>
  span === 'anio' ? monthsOf(period) : [period.to.slice(0, 7)];

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
