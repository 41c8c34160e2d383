import type { Area } from '@vidriera/domain/site/areas';
import type { SiteFacts } from '@vidriera/domain/site/operator';

/**
 * Hydration data of a page, as JSON in `<script id="vidriera-data">`. The browser does not parse it with a schema, because the server
 * rendered the HTML from the same values, which it had parsed.
 */
export interface PageData {
  /** Path, and the query parameters that the screen reads. */
  address: string;
  /** The area whose screen it is; `null` for a screen of the shell. */
  area: Area | null;
  /** Results of the loaders, by route id. */
  loaderData: Record<string, unknown>;
  /** The error that is shown, by the id of the route that shows it. */
  errors: Record<string, { status: number; statusText: string; internal: boolean; data: unknown }> | null;
}

/** An answer of the public API. */
export interface ApiResponse {
  status: number;
  body: unknown;
  /** Seconds until the answer changes with the clock, because an event begins or ends; missing when it does not depend on the clock. */
  trueFor?: number;
}

/** The files that a page needs besides the shell's start. */
export interface PageFiles {
  /** Scripts of the area and of the screen, fetched with the shell's. */
  preloads: string[];
  /** Texts of the style sheets, to be inlined in this order. */
  styles: string[];
  /** Addresses of the sheets that are inlined whole: the browser must not fetch them again. */
  sheets: string[];
}

/** A screen rendered on the server. All of it is plain data: it comes from another thread. */
export interface RenderedScreen extends PageFiles {
  status: number;
  /** HTML for the head: title, meta, links, JSON-LD. */
  head: string;
  /** HTML for `#root`. */
  body: string;
  data: PageData;
}

/** A page whose screen the browser renders. */
export interface ClientScreen extends PageFiles {
  /** HTML for the head. */
  head: string;
}

/** The result of rendering an address. */
export type ScreenResult = RenderedScreen | ClientScreen;

export const isRendered = (screen: ScreenResult | null): screen is RenderedScreen =>
  screen !== null && 'body' in screen;

/** The arguments of rendering a screen. */
export interface RenderRequest {
  url: URL;
  /** Answers a GET of the API: '/api/explore?tipo=evento'. Rejects when the API does not answer. */
  read: (address: string) => Promise<ApiResponse>;
  /** Aborted after the time limit. */
  signal: AbortSignal;
}

/** Renders the public screens of a shell and one area. */
export interface ScreenRenderer {
  /** Renders the screen at an address, or names the files of a screen that the browser renders; `null` for an unknown address. */
  render: (request: RenderRequest) => Promise<ScreenResult | null>;
  /** Path, and the query parameters that the screen there reads. The page is rendered and cached by it. */
  canonicalAddress: (url: URL) => string;
}

/** The exports of the shell's module for the server. */
export interface ShellServerModule {
  /** The modules that an area's module may require, by name. */
  shared: Record<string, object>;
  /**
   * @param area the exports of its module (`AreaServerModule`); `null` for the shell's screens alone
   * @param facts what the shell's screens say about the site
   */
  createRenderer: (area: unknown, facts: SiteFacts) => ScreenRenderer;
}
