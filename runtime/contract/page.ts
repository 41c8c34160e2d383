import type { Area } from '@vidriera/domain/site/areas';
import type { SiteFacts } from '@vidriera/domain/site/operator';

/**
 * Hydration data of a page, as JSON in `<script id="vidriera-data">`. The browser uses no schema, because the server parsed these values
 * before it rendered the HTML.
 */
export interface PageData {
  /** Path, and the query parameters that the screen reads. */
  address: string;
  /** The screen's area; `null` for the shell. */
  area: Area | null;
  /** Results of the loaders, by route id. */
  loaderData: Record<string, unknown>;
  /** The shown error, by the id of its route. */
  errors: Record<string, { status: number; statusText: string; internal: boolean; data: unknown }> | null;
}

export interface ApiResponse {
  status: number;
  body: unknown;
  /** Seconds until the clock changes the answer, because an event begins or ends; missing for answers without dates. */
  trueFor?: number;
}

/** The files that a page needs besides the shell's start. */
export interface PageFiles {
  /** Scripts of the area and of the screen, fetched with the shell's. */
  preloads: string[];
  /** Texts of the style sheets, to be inlined in this order. */
  styles: string[];
  /** Addresses of sheets inlined completely: the browser must not fetch them again. */
  sheets: string[];
}

/** A screen rendered on the server. It is plain data, because it comes from another thread. */
export interface RenderedScreen extends PageFiles {
  /** Addresses of sheets inlined in part, applied whole before the shell starts; older builds' scripts fetch them themselves. */
  laterSheets?: string[];
  status: number;
  /** HTML for the head: title, meta, links, JSON-LD. */
  head: string;
  /** HTML for `#root`. */
  body: string;
  data: PageData;
}

/** A page whose screen the browser renders. */
export interface ClientScreen extends PageFiles {
  head: string;
}

/** A page that has another address now. */
export interface MovedScreen {
  /** A path without query. */
  movedTo: string;
}

export type ScreenResult = RenderedScreen | ClientScreen | MovedScreen;

export const isMoved = (screen: ScreenResult | null): screen is MovedScreen =>
  screen !== null && 'movedTo' in screen;

export const isRendered = (screen: ScreenResult | null): screen is RenderedScreen =>
  screen !== null && 'body' in screen;

export interface RenderRequest {
  url: URL;
  /** Answers a GET of the API: '/api/explore?tipo=evento'. Rejects when the API does not answer. */
  read: (address: string) => Promise<ApiResponse>;
  /** Aborted after the time limit. */
  signal: AbortSignal;
}

/** Renders the public screens of a shell and one area. */
export interface ScreenRenderer {
  /** Renders the screen at an address, or returns the files of a screen that the browser renders; `null` for an unknown address. */
  render: (request: RenderRequest) => Promise<ScreenResult | null>;
  /** Returns the path and the query parameters that its screen reads: the key for rendering and caching. */
  canonicalAddress: (url: URL) => string;
}

/** The exports of the shell's module for the server. */
export interface ShellServerModule {
  /** The modules that an area's module may require, by name. */
  shared: Record<string, object>;
  /**
   * @param area exports of the area's module (`AreaServerModule`); `null` for the shell's screens alone
   * @param facts about the site, for the screens' texts
   */
  createRenderer: (area: unknown, facts: SiteFacts) => ScreenRenderer;
}
