import type { CardContent } from 'domain/item/social-card';
import { SOCIAL_CARD } from 'domain/site/social-card';
import { type Dia, dayName, monthName } from 'domain/values/fecha';
import { drawable, drop, line, paragraph, widthOf, wrap } from './text.ts';

const { width: WIDTH, height: HEIGHT } = SOCIAL_CARD;
/** The picture, on the right; the rest is text. */
export const PHOTO = { left: 580, width: WIDTH - 580, height: HEIGHT } as const;

/** The light theme's colours (kit/src/styles/tokens.css): a card is the same everywhere. */
const C = {
  paper: '#FBF7F1',
  coupon: '#FDF0CC',
  sunken: '#F3ECE2',
  ink: '#1F1A17',
  soft: '#5E554D',
  accent: '#C2301A',
  green: '#0E5A4F',
  mustard: '#F2B632',
};
const LEFT = 56;
const TEXT_WIDTH = PHOTO.left - LEFT - 40;
const SIZES = [80, 68, 58, 50, 42] as const;
const DETAIL = 32;
/** Nothing's foot stands lower, but the author's. */
const FOOT = 500;
const KIND = { evento: 'EVENTO', curso: 'CURSO', promo: 'PROMO', perfil: 'EN VIDRIERA' } as const;
const KIND_COLOR = { evento: C.accent, curso: C.green, promo: '#8A5A00', perfil: C.accent } as const;

/** The awning of the product's sign, 32 units wide. */
const SIGN = `<path d="M6 6h20l2.6 7a3.9 3.9 0 0 1-7.7 0 3.9 3.9 0 0 1-7.8 0h-2a3.9 3.9 0 0 1-7.7 0z" fill="${C.accent}"/><path d="M6.5 18.5V26h19v-7.5" fill="none" stroke="${C.ink}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="16" cy="22" r="2.5" fill="${C.mustard}"/>`;

const sign = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 32})">${SIGN}</g>`;
const svg = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${inner}</svg>`;

/** Everything of a card but its photo, whose place stays transparent; without a photo a shop window is drawn there. */
export function layout(content: CardContent, withPhoto: boolean): string {
  const promo = content.kind === 'promo';
  const ground = promo ? C.coupon : C.paper;
  const title = drawable(content.titulo) || drawable(content.author) || 'Vidriera';
  const size = titleSize(title);
  const lines = wrap(title, TEXT_WIDTH, 4, size, 700);
  const top = 132 + size * 0.78;
  let y = top + drop(lines, size) + DETAIL + 28;
  const below: string[] = [];
  for (const text of [when(content), drawable(content.place)]) {
    const room = y + DETAIL * 1.12 < FOOT ? 2 : 1;
    if (text === '' || y > FOOT) continue;
    const fitting = wrap(text, TEXT_WIDTH, room, DETAIL, 500);
    below.push(paragraph(fitting, LEFT, y, DETAIL, 500, C.soft));
    y += drop(fitting, DETAIL) + DETAIL * 1.5;
  }
  return svg(
    [
      withPhoto ? '' : shopWindow(promo),
      `<rect width="${PHOTO.left}" height="${HEIGHT}" fill="${ground}"/>`,
      promo ? bites() : '',
      line(KIND[content.kind], LEFT, 96, 24, 700, KIND_COLOR[content.kind]),
      paragraph(lines, LEFT, top, size, 700, C.ink),
      ...below,
      foot(content),
      content.kind === 'evento' ? stub(content) : '',
    ].join(''),
  );
}

/** The largest size at which a title takes four lines at most and none of its words is cut; else the smallest. */
export function titleSize(title: string): number {
  const fits = (size: number) =>
    title.split(' ').every((word) => widthOf(word, size, 700) <= TEXT_WIDTH) &&
    wrap(title, TEXT_WIDTH, 99, size, 700).length <= 4;
  return SIZES.find(fits) ?? SIZES.at(-1) ?? 42;
}

/** Whose it is, beneath the product's sign. */
function foot({ kind, author }: CardContent): string {
  const name = drawable(author);
  const text = kind === 'perfil' ? `@${name}` : name || 'Vidriera';
  const [fitting = ''] = wrap(text, TEXT_WIDTH - 72, 1, 28, 700);
  return sign(LEFT - 6, 530, 56) + line(fitting, LEFT + 64, 568, 28, 700, C.ink);
}

/** The coupon's seam. */
const bites = (): string =>
  `<circle cx="${PHOTO.left}" cy="0" r="26" fill="${C.sunken}"/><circle cx="${PHOTO.left}" cy="${HEIGHT}" r="26" fill="${C.sunken}"/><path d="M${PHOTO.left} 40V${HEIGHT - 40}" stroke="${C.sunken}" stroke-width="6" stroke-dasharray="2 16" stroke-linecap="round"/>`;

const dayText = (dia: Dia): string => `${Number(dia.slice(8))} ${monthName(dia).slice(0, 3)}`;

/** When, in words; an event's day is on its stub. */
function when({ kind, from, to, hora, fechaExacta, fechaPeriodica }: CardContent): string {
  const at = hora ? `${hora} h` : '';
  if (kind === 'evento') return fechaExacta || fechaPeriodica ? at : '';
  const range =
    from && to
      ? `Del ${dayText(from)} al ${dayText(to)}`
      : from
        ? `Desde el ${dayText(from)}`
        : to
          ? `Hasta el ${dayText(to)}`
          : '';
  return [range, at].filter((text) => text !== '').join(' · ');
}

/** The ticket stub over the photo's corner: 'VIE 27 NOV', 'TODOS LOS JUEVES'. */
function stub({ fechaExacta, fechaPeriodica }: CardContent): string {
  const box = (width: number, height: number, inner: string) =>
    `<g transform="translate(${PHOTO.left + 36} 0)"><path d="M0 0h${width}v${height - 12}a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12z" fill="${C.mustard}"/>${inner}</g>`;
  const centered = (text: string, width: number, y: number, size: number) =>
    line(text, (width - widthOf(text, size, 700)) / 2, y, size, 700, C.ink);
  if (fechaExacta) {
    const day = dayName(fechaExacta).slice(0, 3).toUpperCase();
    const month = monthName(fechaExacta).slice(0, 3).toUpperCase();
    const number = String(Number(fechaExacta.slice(8)));
    return box(
      156,
      208,
      centered(day, 156, 62, 34) + centered(number, 156, 138, 84) + centered(month, 156, 184, 34),
    );
  }
  if (!fechaPeriodica) return '';
  const words = fechaPeriodica.toUpperCase().split(' ');
  const day = words.at(-1) ?? '';
  const width = Math.max(180, widthOf(day, 40, 700) + 48);
  return box(
    width,
    128,
    centered(words.slice(0, -1).join(' '), width, 54, 24) + centered(day, width, 100, 40),
  );
}

/** What stands in a photo's place: the product's sign, large, before its wall. */
function shopWindow(promo: boolean): string {
  const ground = promo ? C.mustard : C.sunken;
  return `<rect x="${PHOTO.left}" width="${PHOTO.width}" height="${HEIGHT}" fill="${ground}"/>${sign(PHOTO.left + 130, 135, 360)}`;
}

/** The product's own card. */
export function generalLayout(): string {
  const lines = ['Links, eventos, cursos', 'y promos de tu ciudad'];
  return svg(
    [
      `<rect width="${WIDTH}" height="${HEIGHT}" fill="${C.paper}"/><rect y="${HEIGHT - 24}" width="${WIDTH}" height="24" fill="${C.mustard}"/>`,
      sign(80, 150, 300),
      line('Vidriera', 430, 300, 132, 700, C.ink),
      paragraph(lines, 436, 372, 44, 500, C.soft),
    ].join(''),
  );
}
