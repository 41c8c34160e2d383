import type { Area } from './config.ts';

/** The area a screen was rendered with. */
export interface AreaServida {
  name: Area;
  buildId: string;
  /** Address of the script by which that build is taken over (kit/vite/adopt.ts). */
  adopt: string;
}

/**
 * What the server embeds beside a screen it rendered, as JSON in `<script id="vidriera-datos">`: all the browser's router
 * needs to take over without asking again. No browser parses it by a schema: the server drew the page of these very values, which
 * it had parsed.
 */
export interface DatosPagina {
  /** Path and query it was rendered for. */
  direccion: string;
  /** Build id of the shell that rendered it. */
  shell: string;
  /** The area whose screen it is; `null` for a screen of the shell. */
  area: AreaServida | null;
  /** What the loaders gave, by route id. */
  loaderData: Record<string, unknown>;
  /** The failure that is shown, by the id of the route that shows it. */
  errors: Record<string, { status: number; statusText: string; internal: boolean; data: unknown }> | null;
}

/** An answer of the public API, given without leaving the server. */
export interface RespuestaApi {
  estado: number;
  cuerpo: unknown;
}

/** A screen rendered on the server. */
export interface PantallaServida {
  estado: number;
  /** HTML for the head: title, meta, links. */
  head: string;
  /** Style sheets of what it shows, to be inlined. */
  styles: string[];
  /** HTML for `#root`. */
  body: string;
  datos: DatosPagina;
  /** Scripts with which a browser that has the same builds takes over. */
  preloads: string[];
}

/** What rendering needs of the server it runs in. */
export interface PedidoPantalla {
  url: URL;
  /** The site's public origin: 'https://vidriera.ar'. */
  origin: string;
  /** Answers a GET of the API: '/api/explore?tipo=evento'. Rejects for what is nobody's answer (a database down). */
  leer: (direccion: string) => Promise<RespuestaApi>;
  /** Ends the work when nobody waits for it any longer. */
  signal: AbortSignal;
}

/** Renders a public screen; `null` for an address the browser is to draw by itself. */
export type Renderizar = (pedido: PedidoPantalla) => Promise<PantallaServida | null>;
