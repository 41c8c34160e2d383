import { escapeHtml } from '@vidriera/domain/values/escape-html';
import type { PagesFixture } from './fixture.ts';

/**
 * The floor: the same content and images as static HTML with minimal CSS. No page can load its words and
 * first image faster. It uses the product's original image widths, so better ones show.
 */
const CSS = `body{margin:0;font:16px/1.55 system-ui;background:#fbf7f1;color:#1f1a17}main{max-width:1200px;margin:auto;padding:16px}h1{font-size:32px;line-height:1.1}ul{list-style:none;padding:0;display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(248px,1fr))}li,a{display:block;background:#fff;border-radius:14px;overflow:hidden}img{display:block;width:100%;height:auto;aspect-ratio:4/3;object-fit:cover}.cover{aspect-ratio:3/1}.face{width:96px;border-radius:50%;aspect-ratio:1}a{color:inherit;padding:12px}p{margin:8px 12px}.slides{display:flex;overflow-x:auto;scroll-snap-type:x mandatory}.slides img{flex:0 0 100%;scroll-snap-align:start}`;

const WIDTHS = [160, 480, 1200];

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="es-AR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style>${CSS}</style></head><body><main>${body}</main></body></html>`;

function picture(path: string | null, { eager = false, sizes = '92vw', name = '' } = {}): string {
  if (!path) return '';
  const srcset = WIDTHS.map((width) => `/img/${width}/${path} ${width}w`).join(', ');
  const when = eager ? 'fetchpriority="high"' : 'loading="lazy"';
  return `<img class="${name}" src="/img/480/${path}" srcset="${srcset}" sizes="${sizes}" width="480" height="360" alt="" ${when}>`;
}

/** Renders an item's images in a carousel. */
function gallery({ imagen, imagenes }: PagesFixture['event']): string {
  const paths = [...new Set([imagen, ...imagenes])];
  const slides = paths.map((path, i) => picture(path, { eager: i === 0, sizes: '100vw' }));
  return `<div class="slides">${slides.join('')}</div>`;
}

/** Returns the floor pages by path. */
export function floors({ profile, event, cards }: PagesFixture): Record<string, string> {
  const { perfil, page: floorPage } = profile;
  const networks = Object.entries(perfil.redes).map(
    ([name, url]) => `<a href="${escapeHtml(url ?? '')}">${name}</a>`,
  );
  const links = (floorPage?.items ?? []).map(
    (item) =>
      `<li><a href="${escapeHtml('enlace' in item ? (item.enlace ?? '') : '')}"><b>${escapeHtml(item.titulo)}</b><br>${escapeHtml('descripcion' in item ? item.descripcion : '')}</a></li>`,
  );
  const list = cards.map(
    ({ imagen, titulo, usuario }, i) =>
      `<li>${picture(imagen, { eager: i < 2 })}<p><b>${escapeHtml(titulo)}</b><br>${escapeHtml(usuario.nombre)}</p></li>`,
  );
  return {
    '/perfil': page(
      perfil.nombre,
      `${picture(perfil.portada, { eager: true, sizes: '100vw', name: 'cover' })}${picture(perfil.imagen, { sizes: '96px', name: 'face' })}<h1>${escapeHtml(perfil.nombre)}</h1><p>${escapeHtml(perfil.descripcion)}</p>${networks.join('')}<ul>${links.join('')}</ul>`,
    ),
    '/explore': page('Explorar', `<h1>Hoy en Argentina</h1><ul>${list.join('')}</ul>`),
    '/evento': page(
      event.titulo,
      `${gallery(event)}<h1>${escapeHtml(event.titulo)}</h1><p>${escapeHtml(event.usuario.nombre)}</p><p>${escapeHtml(event.descripcion)}</p>`,
    ),
  };
}
