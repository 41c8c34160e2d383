import type { Area } from '@vidriera/domain/site/areas';

/** The area a screen was drawn with. */
export interface DrawnArea {
  name: Area;
  /** Address of the script by which that very build is taken over (runtime/area/adopt.ts). */
  adopt: string;
}

/**
 * What the server embeds beside a screen it drew, as JSON in `<script id="vidriera-data">`: all the browser's router
 * needs to take over without asking again. No browser parses it by a schema: the server drew the page of these very values, which
 * it had parsed.
 */
export interface PageData {
  /** Path and query it was drawn for, without what its screen does not know. */
  address: string;
  /** The area whose screen it is; `null` for a screen of the shell. */
  area: DrawnArea | null;
  /** What the loaders gave, by route id. */
  loaderData: Record<string, unknown>;
  /** The failure that is shown, by the id of the route that shows it. */
  errors: Record<string, { status: number; statusText: string; internal: boolean; data: unknown }> | null;
}

/** An answer of the public API. */
export interface ApiResponse {
  status: number;
  body: unknown;
  /** Seconds that the clock leaves it true: until one of its events begins or ends. Not said: it does not depend on the clock. */
  trueFor?: number;
}

/** The files that a page needs besides the shell's start. */
export interface PageFiles {
  /** Scripts of the area and of the screen, fetched with the shell's. */
  preloads: string[];
  /** Texts of the style sheets, to be inlined in this order. */
  styles: string[];
  /** Addresses of the same sheets: the browser must not fetch them again. */
  sheets: string[];
}

/** A screen rendered on the server. All of it is plain data: it comes from another thread. */
export interface DrawnScreen extends PageFiles {
  status: number;
  /** HTML for the head: title, meta, links, what search engines are told. */
  head: string;
  /** HTML for `#root`. */
  body: string;
  data: PageData;
}

/** A page whose screen the browser renders. */
export interface BareScreen extends PageFiles {
  /** The area that owns it; `null` for a screen of the shell. */
  area: DrawnArea | null;
  /** HTML for the head. */
  head: string;
}

/** What is at an address. */
export type Screen = DrawnScreen | BareScreen;

export const isDrawn = (screen: Screen | null): screen is DrawnScreen => screen !== null && 'body' in screen;

/** What drawing a screen takes. */
export interface ScreenRequest {
  url: URL;
  /** Answers a GET of the API: '/api/explore?tipo=evento'. Rejects for what is nobody's answer (a database down). */
  read: (address: string) => Promise<ApiResponse>;
  /** Ends the work when nobody waits for it any longer. */
  signal: AbortSignal;
}

/** The public screens of a shell and one area. */
export interface Screens {
  /** Draws the screen at an address, or tells what one starts with that the browser is to draw by itself; `null` where nothing is known of either. */
  draw: (request: ScreenRequest) => Promise<Screen | null>;
  /** Path and query as the screen there reads them: by this address it is drawn, whatever else the query holds. */
  addressOf: (url: URL) => string;
}

/** What the shell's module for the server exports. */
export interface ShellModule {
  /** What an area's module for the server may require, by its shared name. */
  shared: Record<string, unknown>;
  /**
   * @param area what that module exports (runtime/contract/server-module.ts); `null` for the shell's screens alone
   * @param origin the site's public origin: 'https://vidriera.ar'
   */
  screensOf: (area: unknown, origin: string) => Screens;
}
