import type { Area } from '../site/areas.ts';

/** The area a screen was rendered with. */
export interface RenderedArea {
  name: Area;
  buildId: string;
  /** Address of the script by which that build is taken over (kit/vite/adopt.ts). */
  adopt: string;
}

/**
 * What the server embeds beside a screen it rendered, as JSON in `<script id="vidriera-data">`: all the browser's router
 * needs to take over without asking again. No browser parses it by a schema: the server drew the page of these very values, which
 * it had parsed.
 */
export interface PageData {
  /** Path and query it was rendered for, without what its screen does not know. */
  direccion: string;
  /** Build id of the shell that rendered it. */
  shell: string;
  /** The area whose screen it is; `null` for a screen of the shell. */
  area: RenderedArea | null;
  /** What the loaders gave, by route id. */
  loaderData: Record<string, unknown>;
  /** The failure that is shown, by the id of the route that shows it. */
  errors: Record<string, { status: number; statusText: string; internal: boolean; data: unknown }> | null;
}

/** An answer of the public API, given without leaving the server. */
export interface ApiResponse {
  status: number;
  body: unknown;
}

/** A screen rendered on the server. */
export interface ServedScreen {
  status: number;
  /** HTML for the head: title, meta, links. */
  head: string;
  /** Style sheets of what it shows, to be inlined. */
  styles: string[];
  /** HTML for `#root`. */
  body: string;
  data: PageData;
  /** Scripts with which a browser that has the same builds takes over. */
  preloads: string[];
}

/** What rendering needs of the server it runs in. */
export interface ScreenRequest {
  url: URL;
  /** The site's public origin: 'https://vidriera.ar'. */
  origin: string;
  /** Answers a GET of the API: '/api/explore?tipo=evento'. Rejects for what is nobody's answer (a database down). */
  read: (direccion: string) => Promise<ApiResponse>;
  /** Ends the work when nobody waits for it any longer. */
  signal: AbortSignal;
}

/** The public screens, as the server draws them. */
export interface Screens {
  /** Draws the screen at an address; `null` for one the browser is to draw by itself. */
  render: (request: ScreenRequest) => Promise<ServedScreen | null>;
  /** Path and query as the screen there reads them: by this address it is drawn, whatever else the query holds. */
  addressOf: (url: URL) => string;
}
